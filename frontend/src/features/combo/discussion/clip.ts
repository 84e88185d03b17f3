/** The clip that is discussed. */
export interface DiscussedClip {
  /** The frame that is shown. */
  readonly frame: number;
  pause(): void;
  /** Shows a frame. */
  seek(frame: number): void;
}
