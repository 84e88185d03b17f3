import type { ShownPicture } from '../../../shared/clip/clock-state.js';
import type { TimedEdge } from '../../../shared/pad/edge-reader.js';
import { canFollow, comparePresses, type Button, type TrackPress } from '../track/track.js';
import { byButton } from './by-button.js';
import { MediaTimeline } from './media-timeline.js';
import { strokesOf, strokesOn, type Stroke } from './strokes.js';

/** Frames of a clip, both included. */
export interface FrameRange {
  readonly from: number;
  readonly to: number;
}

export interface RecordOptions {
  /** Of the clip. */
  readonly lastFrame: number;
  /** Frame on which the clip stood before it was played. */
  readonly begin?: number;
  /** How much later than they were presses are told, in ms. */
  readonly latencyMs?: number;
  /** Frames for which the clip is taken to go on after its last picture: presses that are told later lie on the last of them. */
  readonly unseen?: number;
  /** What was still held is released then, ms of the page's clock; without it, it is never released. */
  readonly stoppedAt?: number;
  /** What was down for fewer frames of the clip is a plain press. */
  readonly minHold?: number;
  /** Time from one look at the pad to the next, in ms. */
  readonly pollMs?: number;
  /** Only what is pressed on these frames; holds are cut at their edges. */
  readonly punch?: FrameRange | null;
  /** Only what is pressed on this button. */
  readonly only?: Button | null;
}

/** What was down for fewer frames is a plain press. */
export const MIN_HOLD = 4;
const BOUNCE_MS = 25;
/** As often as a screen usually shows something new. */
const POLL_MS = 1000 / 60;
/** Presses that fall on one frame may move apart by so many. */
const ROOM = 2;

/** What was pressed along with a clip, on its frames; it fits into an empty track. */
export function recordedPresses(
  edges: readonly TimedEdge[],
  pictures: readonly ShownPicture[],
  options: RecordOptions,
): readonly TrackPress[] {
  const { lastFrame, begin = 0, latencyMs = 0, unseen, stoppedAt, minHold = MIN_HOLD, pollMs = POLL_MS } = options;
  const timeline = new MediaTimeline(pictures, begin);
  const frameAt = (at: number) => Math.max(0, Math.min(lastFrame, timeline.frameAt(at - latencyMs, unseen)));
  const laid = ({ type, down, up }: Stroke): TrackPress => {
    const start = frameAt(down);
    const released = up ?? stoppedAt ?? null;
    if (released === null) return { type, start: Math.round(start), end: null };
    const end = Math.max(start, frameAt(released));
    const isHold = end - start >= minHold;
    return { type, start: Math.round(start), end: Math.round(isHold ? end : start) };
  };
  const strokes = strokesOf(edges, { bounceMs: BOUNCE_MS, passMs: 2 * pollMs });
  const presses = strokesOn(strokes, options.only ?? null).map(laid);
  const range = options.punch ?? { from: 0, to: lastFrame };
  const within = presses.flatMap((press) => cutTo(press, range));
  return [...byButton(within).values()].flatMap((own) => apart(own, range.to)).sort(comparePresses);
}

/** The part of a press that lies on some frames. */
function cutTo(press: TrackPress, { from, to }: FrameRange): TrackPress[] {
  const isInside = press.start >= from || press.end === null || press.end > from;
  if (press.start > to || !isInside) return [];
  return [{ ...press, start: Math.max(from, press.start), end: press.end === null ? null : Math.min(to, press.end) }];
}

/** Presses of one button so that none runs into the next: holds end before it, what fell on one frame moves apart. */
function apart(presses: readonly TrackPress[], lastFrame: number): TrackPress[] {
  const placed: TrackPress[] = [];
  for (const press of [...presses].sort((a, b) => a.start - b.start)) {
    const before = placed.at(-1);
    if (before === undefined) {
      placed.push(press);
      continue;
    }
    const start = Math.max(press.start, before.start + 1);
    if (start > press.start + ROOM || start > lastFrame) continue;
    const next = { ...press, start, end: press.end === null ? null : Math.max(start, press.end) };
    if (!canFollow(before, next))
      placed[placed.length - 1] = { ...before, end: before.type === next.type ? start - 1 : start };
    placed.push(next);
  }
  return placed;
}
