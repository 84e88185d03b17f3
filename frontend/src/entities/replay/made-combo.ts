import type { ReplayCombo } from './replay.js';

/** A clip that was drawn of a stretch of a replay, at 60 pictures a second. */
export interface DrawnClip {
  readonly file: File;
  /** Frame of the replay that its first picture shows. */
  readonly from: number;
  /** Pictures, one for each frame. */
  readonly frames: number;
}

/** A combo of a replay that is to be shared. */
export interface MadeCombo {
  readonly combo: ReplayCombo;
  /** null: its author has a video of it, which is chosen later. */
  readonly drawn: DrawnClip | null;
}
