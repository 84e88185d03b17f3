import type { ShownPicture } from '../../../shared/clip/clock-state.js';
import type { PadState } from '../../../shared/pad/pad-state.js';
import { sticksOfPad } from '../../../shared/sticks/pad-sticks.js';
import { MediaTimeline } from './media-timeline.js';
import type { FrameRange } from './recorded-presses.js';

/** Where the sticks of a pad were at a moment, ms of the page's clock. */
export interface TimedSticks {
  readonly sticks: PadState['sticks'];
  readonly at: number;
}

interface Options {
  /** Frame on which the clip stood before it was played. */
  readonly begin: number;
  /** How much later than they were samples are told, in ms. */
  readonly latencyMs: number;
  /** Frames for which the clip is taken to go on after its last picture. */
  readonly unseen?: number;
  /** Frames that were recorded. */
  readonly range: FrameRange;
}

/** How the sticks of a pad moved along with a clip, on its frames, as combos keep it; undefined when no pad was played. */
export function recordedSticks(
  seen: readonly TimedSticks[],
  pictures: readonly ShownPicture[],
  { begin, latencyMs, unseen, range }: Options,
): string | undefined {
  const timeline = new MediaTimeline(pictures, begin);
  const placed = seen.map(({ sticks, at }) => ({ sticks, frame: timeline.frameAt(at - latencyMs, unseen) }));
  return sticksOfPad(placed, range.from, range.to);
}
