import { FRAMES_PER_SECOND } from '@combolab/contracts';

/** Frame of a picture shown at `mediaTime` seconds. */
export const frameOfPicture = (mediaTime: number): number => Math.round(mediaTime * FRAMES_PER_SECOND);

/** Frame at a playback position in seconds, where the picture's own time is not told. */
export const frameOfPosition = (position: number): number => Math.floor(position * FRAMES_PER_SECOND + 1e-3);

/** Seconds to seek to so that frame `frame` is shown: the middle of its picture. */
export const seekTimeOf = (frame: number): number => (frame + 0.5) / FRAMES_PER_SECOND;

export const clampFrame = (frame: number, last: number): number => Math.min(last, Math.max(0, Math.round(frame)));

/** The first breakpoint that playback from `before` to `now` has reached; null when there is none between. */
export function reachedBreakpoint(breakpoints: readonly number[], before: number, now: number): number | null {
  return breakpoints.find((frame) => before < frame && frame <= now) ?? null;
}
