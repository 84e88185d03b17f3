import type { PressType } from '@combolab/contracts';
import { partOfSticks } from '../../../shared/sticks/stick-grid.js';
import { fittingPresses } from './track-of-actions.js';
import { shiftedSticks, withSticks } from './track-sticks.js';
import {
  buttonOf,
  canFollow,
  comparePresses,
  fits,
  pressKey,
  type Button,
  type PressKey,
  type Track,
  type TrackPress,
} from './track.js';

export type Selection = ReadonlySet<PressKey>;
export const NOTHING_SELECTED: Selection = new Set();

/** A track after an edit, with what is selected then. */
export interface Edited {
  readonly track: Track;
  readonly selection: Selection;
}

export const selectedPresses = ({ presses }: Track, selection: Selection): readonly TrackPress[] =>
  presses.filter((press) => selection.has(pressKey(press)));

export const selectionOf = (presses: readonly TrackPress[]): Selection => new Set(presses.map(pressKey));

const inClip = ({ start, end }: TrackPress, lastFrame: number): boolean => start >= 0 && (end ?? start) <= lastFrame;

/** The track with other presses in place of the selected ones; null where they would run into one another. */
function replaced(track: Track, selection: Selection, by: readonly TrackPress[], lastFrame: number): Edited | null {
  const others = track.presses.filter((press) => !selection.has(pressKey(press)));
  const presses = [...others, ...by].sort(comparePresses);
  if (!by.every((press) => inClip(press, lastFrame)) || !fits(presses)) return null;
  return { track: { ...track, presses }, selection: selectionOf(by) };
}

const shifted = ({ type, start, end }: TrackPress, by: number): TrackPress => ({
  type,
  start: start + by,
  end: end === null ? null : end + by,
});

/** From `wanted` towards 0, the first amount of which `attempt` makes something; null when there is none. */
function nearest(wanted: number, attempt: (amount: number) => Edited | null): Edited | null {
  for (let amount = wanted; amount !== 0; amount -= Math.sign(wanted)) {
    const edited = attempt(amount);
    if (edited !== null) return edited;
  }
  return null;
}

/**
 * Moves the selected presses by frames, or by as many of them as there is room for; null when there is none. With all
 * presses the samples of the sticks move too.
 */
export function moveBy(track: Track, selection: Selection, frames: number, lastFrame: number): Edited | null {
  const selected = selectedPresses(track, selection);
  return nearest(frames, (amount) => {
    const moved = selected.map((press) => shifted(press, amount));
    const edited = replaced(track, selection, moved, lastFrame);
    if (edited === null || selected.length < track.presses.length) return edited;
    const sticks = partOfSticks(track.sticks, 0, lastFrame - amount, amount);
    return { ...edited, track: withSticks(edited.track, sticks) };
  });
}

/** An end of a press. */
export type Edge = 'start' | 'end';

/** Moves one end of the selected presses, a plain press becoming a hold; an unreleased hold has no end to move. */
export function moveEdgeBy(
  track: Track,
  selection: Selection,
  edge: Edge,
  frames: number,
  lastFrame: number,
): Edited | null {
  const selected = selectedPresses(track, selection);
  const moved = (press: TrackPress, amount: number): TrackPress => {
    if (edge === 'start') return { ...press, start: Math.min(press.start + amount, press.end ?? lastFrame) };
    return press.end === null ? press : { ...press, end: Math.max(press.start, press.end + amount) };
  };
  return nearest(frames, (amount) =>
    replaced(
      track,
      selection,
      selected.map((press) => moved(press, amount)),
      lastFrame,
    ),
  );
}

export function removeSelected(track: Track, selection: Selection): Edited {
  const presses = track.presses.filter((press) => !selection.has(pressKey(press)));
  return { track: { ...track, presses }, selection: NOTHING_SELECTED };
}

/** Presses apart from any track; the first begins on frame 0. */
export type Clipboard = readonly TrackPress[];

export function copied(track: Track, selection: Selection): Clipboard {
  const presses = selectedPresses(track, selection);
  const first = presses[0]?.start ?? 0;
  return presses.map((press) => shifted(press, -first));
}

/** An edit that may not find room for everything. */
export interface Pasted extends Edited {
  /** Presses for which there was no room. */
  readonly leftOut: number;
}

/** Adds presses where they fit, those of the track staying; the added ones are selected. */
function withAdded(track: Track, added: readonly TrackPress[], lastFrame: number): Pasted {
  const byButton = new Map<Button, TrackPress[]>();
  for (const press of track.presses)
    byButton.set(buttonOf(press.type), [...(byButton.get(buttonOf(press.type)) ?? []), press]);
  const room = added.filter((press) => {
    const own = byButton.get(buttonOf(press.type)) ?? [];
    const at = own.findLastIndex((other) => comparePresses(other, press) < 0) + 1;
    const [before, next] = [own[at - 1], own[at]];
    const fitsIn = (before === undefined || canFollow(before, press)) && (next === undefined || canFollow(press, next));
    if (!fitsIn || !inClip(press, lastFrame)) return false;
    own.splice(at, 0, press);
    byButton.set(buttonOf(press.type), own);
    return true;
  });
  const presses = [...track.presses, ...room].sort(comparePresses);
  return { track: { ...track, presses }, selection: selectionOf(room), leftOut: added.length - room.length };
}

/** Puts copied presses on the frames from `frame` on. */
export const pasteAt = (track: Track, clipboard: Clipboard, frame: number, lastFrame: number): Pasted =>
  withAdded(
    track,
    clipboard.map((press) => shifted(press, frame)),
    lastFrame,
  );

/** Repeats the selected presses `times` times, each time `every` frames later. */
export function cloneEvery(
  track: Track,
  selection: Selection,
  every: number,
  times: number,
  lastFrame: number,
): Pasted {
  const presses = selectedPresses(track, selection);
  const clones = Array.from({ length: times }, (_, index) =>
    presses.map((press) => shifted(press, every * (index + 1))),
  );
  const pasted = withAdded(track, clones.flat(), lastFrame);
  return { ...pasted, selection: new Set([...selection, ...pasted.selection]) };
}

/** Makes the selected presses another input, such as another direction of a stick; null where that is taken. */
export function retype(track: Track, selection: Selection, type: PressType, lastFrame: number): Edited | null {
  const presses = selectedPresses(track, selection).map((press) => ({ ...press, type }));
  return replaced(track, selection, presses, lastFrame);
}

/**
 * Stretches the selected presses so that the last of them ends `length` frames after the first begins; what lies between
 * keeps its proportion. Null where they would run into others or into one another.
 */
export function stretchTo(track: Track, selection: Selection, length: number, lastFrame: number): Edited | null {
  const presses = selectedPresses(track, selection);
  const first = presses[0]?.start ?? 0;
  const span = spanOf(presses);
  if (span === 0) return null;
  const at = (frame: number) => first + Math.round(((frame - first) * length) / span);
  return replaced(
    track,
    selection,
    presses.map(({ type, start, end }) => ({ type, start: at(start), end: end === null ? null : at(end) })),
    lastFrame,
  );
}

/** Frames from the first press to the last end. */
export const spanOf = (presses: readonly TrackPress[]): number =>
  Math.max(0, ...presses.map(({ start, end }) => end ?? start)) - Math.min(Infinity, ...presses.map((p) => p.start));

/** Moves everything from a frame on, presses, breakpoints, notes and samples; null where there is no room. */
export function shiftFrom(track: Track, frame: number, by: number, lastFrame: number): Track | null {
  const moved = (each: number) => (each >= frame ? each + by : each);
  const presses = track.presses.map((press) => (press.start >= frame ? shifted(press, by) : press));
  const marks = [...track.breakpoints, ...track.notes.map((note) => note.frame)].map(moved);
  const ordered = [...presses].sort(comparePresses);
  const room = presses.every((press) => inClip(press, lastFrame)) && fits(ordered);
  if (!room || marks.some((mark) => mark < 0 || mark > lastFrame)) return null;
  const next = {
    presses: ordered,
    breakpoints: [...new Set(track.breakpoints.map(moved))].sort((a, b) => a - b),
    notes: track.notes.map((note) => ({ ...note, frame: moved(note.frame) })),
  };
  return withSticks(next, shiftedSticks(track.sticks, frame, by, lastFrame));
}

/** Presses that come from elsewhere, as far as they fit into an empty track of the clip. */
export const fittingIn = (presses: readonly TrackPress[], lastFrame: number): readonly TrackPress[] =>
  fittingPresses(presses.filter((press) => inClip(press, lastFrame)).sort(comparePresses));
