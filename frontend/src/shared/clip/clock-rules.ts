import { FRAMES_PER_SECOND } from '@combolab/contracts';

/** Frame of a picture shown at `mediaTime` seconds. */
export const frameOfPicture = (mediaTime: number): number => Math.round(mediaTime * FRAMES_PER_SECOND);

/** Frame at a playback position in seconds, where the picture's own time is not told. */
export const frameOfPosition = (position: number): number => Math.floor(position * FRAMES_PER_SECOND + 1e-3);

/** Seconds to seek to so that frame `frame` is shown: the middle of its picture. */
export const seekTimeOf = (frame: number): number => (frame + 0.5) / FRAMES_PER_SECOND;

/** Last frame of a clip of `seconds`: 60 a second, rounded down. Players cut lengths to microseconds: 104 frames last 1.733333 s. */
export const lastFrameOf = (seconds: number): number => Math.max(0, Math.floor(FRAMES_PER_SECOND * seconds + 1e-3));

export const clampFrame = (frame: number, last: number): number => Math.min(last, Math.max(0, Math.round(frame)));

/** The first breakpoint that playback from `before` to `now` has reached; null when there is none between. */
export function reachedBreakpoint(breakpoints: readonly number[], before: number, now: number): number | null {
  return breakpoints.find((frame) => before < frame && frame <= now) ?? null;
}

/** Frames that are played over and over; `end` is shown too. */
export interface LoopRange {
  readonly start: number;
  readonly end: number;
}

/** A loop between two frames in any order, inside the clip; null when it would be a single frame. */
export function loopBetween(a: number, b: number, last: number): LoopRange | null {
  const [start, end] = [clampFrame(Math.min(a, b), last), clampFrame(Math.max(a, b), last)];
  return start === end ? null : { start, end };
}

/** Breakpoints of the author and of the viewer together, in order, each frame once. */
export const mergedStops = (...lists: readonly (readonly number[])[]): readonly number[] =>
  [...new Set(lists.flat())].sort((a, b) => a - b);

/** The next (1) or previous (-1) of some frames; null when there is none. */
export const stopBeside = (stops: readonly number[], frame: number, direction: 1 | -1): number | null =>
  (direction === 1 ? stops.find((stop) => stop > frame) : stops.findLast((stop) => stop < frame)) ?? null;
