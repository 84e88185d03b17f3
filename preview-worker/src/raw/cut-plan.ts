import { LIMITS } from '@combolab/contracts';
import { sizeWithin, STUDY_FPS } from '../plan/preview-plan.js';
import type { RawFacts, RawPart } from './raw-facts.js';

/** Frames of the longest clip. */
export const MOST_FRAMES = LIMITS.videoSeconds * STUDY_FPS;
const LEAST_FRAMES = 2;
/** Bits a second of the sound. */
export const SOUND_RATE = 160_000;
const MOST_RATE = 16_000_000;
/** Below so many bits a second pictures of 1080 lines look worse than those of 720. */
const FULL_HD_RATE = 4_000_000;
/** A container needs room. */
const ROOM = 0.95;
/** The encoder may be ahead of its rate by so many seconds. */
export const BUFFER_SECONDS = 1;
/** The decoder starts at least so long before the first frame that is kept, s. */
const LEAD_SECONDS = 1;

/** How a part of a raw video becomes a clip. */
export interface CutPlan {
  /** Whole seconds of the grid that are skipped unread: a picture stands between there and the first frame. */
  readonly skipSeconds: number;
  /** Seconds of the input that are read after those skipped; null = to its end. */
  readonly readSeconds: number | null;
  readonly frames: number;
  /** Pixels, even. */
  readonly width: number;
  readonly height: number;
  /** Most bits a second of the pictures. */
  readonly maxRate: number;
}

/** Why such a part of so many frames cannot be kept, for people; null when it can. */
export function partProblem(frames: number, { from, to }: RawPart): string | null {
  if (from < 0 || to >= frames) return `This video has frames 0 to ${String(frames - 1)}: choose ends among them.`;
  if (to - from + 1 < Math.min(LEAST_FRAMES, frames)) return 'Keep at least two frames.';
  return to - from + 1 > MOST_FRAMES
    ? `A clip lasts at most ${String(LIMITS.videoSeconds)} seconds. Choose a shorter part.`
    : null;
}

/** Most bits a second of pictures with which a clip stays below its limit of bytes. */
function rateFor(seconds: number): number {
  const bits = LIMITS.videoBytes * 8 * ROOM - SOUND_RATE * seconds;
  return Math.floor(Math.min(MOST_RATE, bits / (seconds + BUFFER_SECONDS)));
}

/** @param part a part without {@link partProblem} */
export function planCut(facts: RawFacts, { from, to }: RawPart): CutPlan {
  const frames = to - from + 1;
  const [begins, ends] = [from / STUDY_FPS, (to + 1) / STUDY_FPS];
  const before = facts.starts.findLast((start) => start <= begins - LEAD_SECONDS) ?? 0;
  // of a whole second every clock of a file has a whole number of ticks: the grid stays where it was
  const skipSeconds = Math.floor(before);
  const next = facts.starts.find((start) => start > ends);
  const maxRate = rateFor(frames / STUDY_FPS);
  const [long, short] = maxRate < FULL_HD_RATE ? [1280, 720] : [1920, 1080];
  return {
    ...{ skipSeconds, frames, maxRate, ...sizeWithin(facts, long, short) },
    readSeconds: next === undefined ? null : next - skipSeconds + LEAD_SECONDS,
  };
}
