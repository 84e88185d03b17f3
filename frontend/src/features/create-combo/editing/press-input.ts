import { pressWords } from '../../../shared/terms/presses.js';
import { press, stateOnFrame, stepHold } from '../track/hold-machine.js';
import type { Track } from '../track/track.js';
import type { EditorContext } from './editor-action.js';
import { t } from '../texts.js';

/** The press of the input in question, and the name of the step. */
export function pressInput({ editing, clock, ready }: EditorContext, type = editing.state.get().input): void {
  if (!ready) return;
  clock.pause();
  editing.point(type);
  const { frame } = clock;
  const next = press(editing.track, type, frame);
  const input = pressWords(type);
  if (next === editing.track) editing.refuse(t('isHeldOnFrame', { input, frame }));
  const name = stateOnFrame(next, type, frame) === null ? 'takeFromFrame' : 'pressOnFrame';
  editing.apply(t(name, { input, frame }), next);
}

/** The hold control's step for an input on the frame. */
export function stepInput({ editing, clock }: EditorContext, type = editing.state.get().input): void {
  const { frame } = clock;
  const state = stateOnFrame(editing.track, type, frame);
  if (state === null) return;
  clock.pause();
  editing.point(type);
  const name = t('holdStepOnFrame', { step: state, input: pressWords(type), frame });
  editing.apply(name, stepHold(editing.track, type, frame));
}

/** Releases everything that is held and was not released yet. */
export function releaseAll({ editing, clock }: EditorContext): void {
  const open = editing.track.presses.filter(({ end }) => end === null).map(({ type }) => type);
  const held = open.filter((type) => stateOnFrame(editing.track, type, clock.frame) === 'MAINTAIN_HOLD');
  const track = held.reduce<Track>((next, type) => stepHold(next, type, clock.frame), editing.track);
  editing.apply(t('releaseOnFrame', { frame: clock.frame }), track);
}
