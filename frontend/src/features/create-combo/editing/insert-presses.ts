import type { Editing } from './editing.js';
import { fittingIn, pasteAt, selectionOf, type Pasted } from '../track/edits.js';
import { pressKey, type TrackPress } from '../track/track.js';
import { laidSticks, withSticks } from '../track/track-sticks.js';
import { t } from '../texts.js';

/**
 * Puts presses from elsewhere on their frames, as one step: in place of those of the track or beside them where there is
 * room. Breakpoints and notes stay; more breakpoints, and samples of the sticks, can come along. The presses that were put in are selected.
 * @returns how many found no room
 */
export function insertPresses(
  editing: Editing,
  presses: readonly TrackPress[],
  how: 'replace' | 'add',
  lastFrame: number,
  breakpoints: readonly number[] = [],
  sticks?: string,
): number {
  const { track } = editing;
  const put = how === 'add' ? added(editing, presses, lastFrame) : replaced(editing, presses, lastFrame);
  const stops = [...new Set([...track.breakpoints, ...breakpoints])].sort((a, b) => a - b);
  const under = how === 'replace' && sticks !== undefined ? undefined : track.sticks;
  const inserted = {
    ...put,
    track: withSticks({ ...put.track, breakpoints: stops }, laidSticks(under, sticks, { from: 0, to: lastFrame })),
  };
  const count = presses.length - inserted.leftOut;
  const name = t(how === 'add' ? 'addCount' : 'replaceAllByCount', { count });
  if (
    !sameTimes(track.presses, inserted.track.presses) ||
    stops.length > track.breakpoints.length ||
    inserted.track.sticks !== track.sticks
  )
    editing.apply(name, inserted.track, inserted);
  if (inserted.leftOut > 0) editing.refuse(t('foundNoRoom', { count: inserted.leftOut }));
  return inserted.leftOut;
}

function added({ track }: Editing, presses: readonly TrackPress[], lastFrame: number): Pasted {
  const there = new Map(track.presses.map((press) => [pressKey(press), press.end]));
  const others = presses.filter((press) => there.get(pressKey(press)) !== press.end);
  return pasteAt(track, others, 0, lastFrame);
}

function replaced({ track }: Editing, presses: readonly TrackPress[], lastFrame: number): Pasted {
  const fitting = fittingIn(presses, lastFrame);
  return {
    track: { ...track, presses: fitting },
    selection: selectionOf(fitting),
    leftOut: presses.length - fitting.length,
  };
}

const sameTimes = (a: readonly TrackPress[], b: readonly TrackPress[]): boolean =>
  a.length === b.length &&
  a.every((press, i) => pressKey(press) === pressKey(b[i] ?? press) && press.end === b[i]?.end);
