import type { Hold, PressType } from '@combolab/contracts';
import { buttonOf, comparePresses, lastFrameOf, type Track, type TrackPress } from './track.js';
import { t } from '../texts.js';

/** What an input does on a frame; null when nothing. */
export type StateOnFrame = Hold | null;

/** What the hold control says for a state: the step it takes. Null where there is no step. */
export const HOLD_LABELS: Readonly<Record<Hold, string>> = {
  SELECT_NO_HOLD: t('startHold'),
  START_HOLD: t('remHold'),
  MAINTAIN_HOLD: t('release'),
  END_HOLD: t('unrelease'),
};

/** Presses of the button of an input, in order. */
const onButton = (track: Track, type: PressType): readonly TrackPress[] =>
  track.presses.filter((press) => buttonOf(press.type) === buttonOf(type));

/** The press of an input that touches a frame, from its start to its release. */
export function pressAt(track: Track, type: PressType, frame: number): TrackPress | null {
  const presses = onButton(track, type);
  const last = presses.findLastIndex((press) => press.type === type && press.start <= frame);
  const press = presses[last];
  if (press === undefined) return null;
  return frame <= lastFrameOf(press, presses[last + 1]) ? press : null;
}

/** What an input does on a frame. */
export function stateOnFrame(track: Track, type: PressType, frame: number): StateOnFrame {
  const press = pressAt(track, type, frame);
  if (press === null) return null;
  if (press.end === press.start) return 'SELECT_NO_HOLD';
  if (press.start === frame) return 'START_HOLD';
  return press.end === frame ? 'END_HOLD' : 'MAINTAIN_HOLD';
}

const withPress = (track: Track, press: TrackPress): Track => ({
  ...track,
  presses: [...track.presses, press].sort(comparePresses),
});

const without = (track: Track, press: TrackPress | null): Track => ({
  ...track,
  presses: track.presses.filter((each) => each !== press),
});

const withEnd = (track: Track, press: TrackPress, end: number | null): Track => ({
  ...track,
  presses: track.presses.map((each) => (each === press ? { ...each, end } : each)),
});

/** The plain press of the button on a frame: that of another direction of the stick takes its place. */
const replaced = (track: Track, type: PressType, frame: number): TrackPress | null =>
  onButton(track, type).find((press) => press.start === frame && press.end === frame) ?? null;

/** Another input of the button keeps it on a frame, other than by being released there. */
const isTaken = (track: Track, type: PressType, frame: number): boolean => {
  const presses = onButton(track, type);
  const other = replaced(track, type, frame);
  return presses.some((press, index) => {
    if (press.start > frame) return false;
    if (press.end !== null) return press.end > frame;
    // Held from before, unless another press has come in between.
    const next = presses[index + 1];
    return next === undefined || next === other || next.start > frame;
  });
};

/** Whether `press` changes anything: not while a hold of the same button is open or goes on. */
export function canPress(track: Track, type: PressType, frame: number): boolean {
  const state = stateOnFrame(track, type, frame);
  if (state === 'MAINTAIN_HOLD') return false;
  return state !== null || !isTaken(track, type, frame);
}

/**
 * A press of a button on a frame: adds it where it has none, takes it away where it stands, and makes a hold that is
 * released there go on. Where the button is held by something else nothing happens.
 */
export function press(track: Track, type: PressType, frame: number): Track {
  if (!canPress(track, type, frame)) return track;
  const before = pressAt(track, type, frame);
  if (before === null)
    return withPress(without(track, replaced(track, type, frame)), { type, start: frame, end: frame });
  return before.start < frame ? withEnd(track, before, null) : without(track, before);
}

/**
 * The step of the hold control on a frame: a plain press begins to be held, a hold's begin is a plain press again,
 * what is held is released, and what is released is held on.
 */
export function stepHold(track: Track, type: PressType, frame: number): Track {
  const before = pressAt(track, type, frame);
  if (before === null) return track;
  return withEnd(track, before, before.end === frame ? null : frame);
}

/** Every input that touches a frame, with what it does there. */
export function inputsOnFrame(track: Track, frame: number): readonly { type: PressType; state: Hold }[] {
  const types = new Set(track.presses.map(({ type }) => type));
  return [...types].flatMap((type) => {
    const state = stateOnFrame(track, type, frame);
    return state === null ? [] : [{ type, state }];
  });
}
