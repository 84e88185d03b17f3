import { restingState, type ControllerState } from '../../../shared/controller/controller-state.js';
import { partOfPress, tiltOf } from '../../../shared/controller/parts.js';
import { inputsOnFrame, pressAt } from '../track/hold-machine.js';
import type { Track } from '../track/track.js';

/** The controller exactly as a frame has it: what is pressed, held or never released there. */
export function stateAtFrame(track: Track, frame: number): ControllerState {
  const state = restingState();
  for (const { type, state: hold } of inputsOnFrame(track, frame)) {
    const part = state[partOfPress(type)];
    if (hold === 'END_HOLD') continue; // let go; a stick may point elsewhere already
    part.mode = hold === 'SELECT_NO_HOLD' ? 'pressed' : pressAt(track, type, frame)?.end === null ? 'open' : 'held';
    part.tilt = tiltOf(type);
  }
  return state;
}
