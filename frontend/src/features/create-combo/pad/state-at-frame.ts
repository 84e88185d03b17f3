import { placeSampled, restingState, type ControllerState } from '../../../shared/controller/controller-state.js';
import { partOfPress, tiltOf } from '../../../shared/controller/parts.js';
import { StickSamples } from '../../../shared/sticks/stick-samples.js';
import { inputsOnFrame, pressAt } from '../track/hold-machine.js';
import type { Track } from '../track/track.js';

const decoded = new WeakMap<Track, StickSamples | null>();
/** Decoded once for each state of the track. */
function samplesOf(track: Track): StickSamples | null {
  const known = decoded.get(track);
  if (known !== undefined) return known;
  const samples = StickSamples.of(track.sticks);
  decoded.set(track, samples);
  return samples;
}

/** The controller exactly as a frame has it: what is pressed, held or never released there. */
export function stateAtFrame(track: Track, frame: number): ControllerState {
  const state = restingState();
  for (const { type, state: hold } of inputsOnFrame(track, frame)) {
    const part = state[partOfPress(type)];
    if (hold === 'END_HOLD') continue; // let go; a stick may point elsewhere already
    part.mode = hold === 'SELECT_NO_HOLD' ? 'pressed' : pressAt(track, type, frame)?.end === null ? 'open' : 'held';
    part.tilt = tiltOf(type);
  }
  const samples = samplesOf(track);
  if (samples !== null) placeSampled(state, samples, frame);
  return state;
}
