import { comparePresses, lastFrameOf, type Button, type Track, type TrackPress } from '../track/track.js';
import { pasteAt, type Pasted } from '../track/edits.js';
import { laidSticks, withSticks } from '../track/track-sticks.js';
import { byButton } from './by-button.js';
import type { FrameRange } from './recorded-presses.js';

/** `replace`: what stood where was recorded goes. `overdub`: it stays, and what was recorded is added where it fits. */
export type RecordMode = 'replace' | 'overdub';

export interface MergeOptions {
  /** Frames that were recorded; null for all. */
  readonly punch: FrameRange | null;
  /** The button that was recorded; null for all. */
  readonly only: Button | null;
  readonly mode: RecordMode;
  /** Of the clip. */
  readonly lastFrame: number;
  /** How the sticks moved, as combos keep it; absent when no pad was played. */
  readonly sticks?: string | undefined;
}

/**
 * The track with what was recorded, which is selected then. Samples of sticks replace those of the frames that were
 * recorded; an overdub takes none, since a stick at rest would speak against a press that stays.
 */
export function mergeRecorded(
  track: Track,
  recorded: readonly TrackPress[],
  { punch, only, mode, lastFrame, sticks }: MergeOptions,
): Pasted {
  const { from, to } = punch ?? { from: 0, to: lastFrame };
  const under = mode === 'replace' ? cleared(track, { from, to }, only, lastFrame) : track;
  const pasted = pasteAt(under, recorded, 0, lastFrame);
  if (mode === 'overdub') return pasted;
  return { ...pasted, track: withSticks(pasted.track, laidSticks(track.sticks, sticks, { from, to, only })) };
}

/** A track without what is pressed or held on some frames; on all other frames the same stays. */
function cleared(track: Track, range: FrameRange, only: Button | null, lastFrame: number): Track {
  const presses = [...byButton(track.presses)].flatMap(([button, own]) =>
    only === null || only === button
      ? own.flatMap((press, index) => around(press, own[index + 1], range, lastFrame))
      : own,
  );
  return { ...track, presses: presses.sort(comparePresses) };
}

/** What is left of a press on both sides of some frames. */
function around(
  press: TrackPress,
  next: TrackPress | undefined,
  { from, to }: FrameRange,
  lastFrame: number,
): TrackPress[] {
  const { start, end } = press;
  const last = Math.min(lastFrame, lastFrameOf(press, next));
  // What was never released would go on over a press that is taken away.
  if (start > to || (end ?? last + 1) < from) return [press];
  const left = start < from ? [{ ...press, end: from - 1 }] : [];
  return last > to + 1 ? [...left, { ...press, start: to + 1, end }] : left;
}
