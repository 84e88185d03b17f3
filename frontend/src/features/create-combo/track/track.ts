import { inputFamily, PRESS_TYPES, type PressType } from '@combolab/contracts';

/**
 * A press on the time line of its button. `end` is the frame of the release: the same as `start` for a plain press,
 * later for a hold, null while the hold was never released.
 */
export interface TrackPress {
  readonly type: PressType;
  /** Frame of the press. */
  readonly start: number;
  readonly end: number | null;
}

/** Words of the author at a frame. */
export interface FrameNote {
  readonly frame: number;
  readonly text: string;
}

/**
 * All that stands on the frames of a clip. Presses are in order (`comparePresses`) and those of one button never share
 * a frame, but for a stick that pivots: its next direction may begin on the frame that releases the one before.
 */
export interface Track {
  readonly presses: readonly TrackPress[];
  /** In order, each once. */
  readonly breakpoints: readonly number[];
  /** In order, one per frame. */
  readonly notes: readonly FrameNote[];
  /** How sticks and triggers moved, as combos keep it; absent where nobody knows. */
  readonly sticks?: string;
}

export const EMPTY_TRACK: Track = { presses: [], breakpoints: [], notes: [] };

/** What can be pressed in one way at a time: a stick with all its directions, a button, a trigger. */
export type Button = string;

const isStickType = (type: PressType): boolean => ['stick', 'cstick'].includes(inputFamily(type));

/** The button that an input belongs to; all directions of one stick are one. */
export const buttonOf = (type: PressType): Button => (isStickType(type) ? inputFamily(type) : type);

const order = new Map(PRESS_TYPES.map((type, index) => [type, index]));
const placeOf = (type: PressType): number => order.get(type) ?? 0;

/** By frame, then as the types are listed. */
export const comparePresses = (a: TrackPress, b: TrackPress): number =>
  a.start - b.start || placeOf(a.type) - placeOf(b.type);

/** Names a press in its track: no two have the same. */
export type PressKey = `${PressType}@${number}`;
export const pressKey = ({ type, start }: Pick<TrackPress, 'type' | 'start'>): PressKey =>
  `${type}@${String(start) as `${number}`}`;

/** Whether `next` can stand after `before` on the same button. An unreleased hold lasts until the next press. */
export function canFollow(before: TrackPress, next: TrackPress): boolean {
  const last = before.end ?? before.start;
  if (next.start > last) return true;
  return next.start === last && last > before.start && next.type !== before.type;
}

/**
 * The last frame that a press keeps its button: that of its release, or, unreleased, the last before the next press of
 * the button. A stick's next direction may begin on the very frame, so that a release can still be put there.
 */
export function lastFrameOf(press: TrackPress, next: TrackPress | undefined): number {
  if (press.end !== null) return press.end;
  if (next === undefined) return Infinity;
  return next.type === press.type ? next.start - 1 : next.start;
}

/** Whether presses of any buttons, in order, can stand in one track. */
export function fits(presses: readonly TrackPress[]): boolean {
  const latest = new Map<Button, TrackPress>();
  for (const press of presses) {
    const before = latest.get(buttonOf(press.type));
    if (before !== undefined && !canFollow(before, press)) return false;
    latest.set(buttonOf(press.type), press);
  }
  return true;
}
