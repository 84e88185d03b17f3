import { FRAMES_PER_SECOND } from '../track/action.js';

const LONGEST_SECONDS = 4;

/** A part of a clip, in frames of 1/60 s. */
export interface ClipPart {
  readonly from: number;
  /** The first frame after it. */
  readonly to: number;
}

/**
 * The part of a clip that cards play: at most four seconds, from one second before its first third ends.
 * @param frames of the clip, at least 1
 */
export function previewPart(frames: number): ClipPart {
  const longest = LONGEST_SECONDS * FRAMES_PER_SECOND;
  const third = Math.min(frames - 1, Math.floor(frames / 3));
  const from = Math.max(0, Math.min(third - FRAMES_PER_SECOND, frames - longest));
  return { from, to: Math.min(frames, from + longest) };
}
