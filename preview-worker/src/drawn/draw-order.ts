/** Pixels of what is drawn: as where the browser draws it. */
export const [CLIP_WIDTH, CLIP_HEIGHT] = [1280, 720];
/** Exit status of the process that draws where nothing will ever come of a scene; what it says is for people. */
export const REFUSED = 65;

/** What the process that draws is asked, as JSON in its only argument. With the source alone it says what is in it. */
export interface DrawOrder {
  /** Path of a scene's file. */
  readonly source: string;
  /** Path of the encoder. */
  readonly ffmpeg?: string;
  /** Path of the mp4 that is made. */
  readonly target?: string;
  /** Frames of the clip, both included. */
  readonly from?: number;
  readonly to?: number;
}

/** What it says of a scene. */
export interface DrawAnswer {
  /** Of the clip, 60 a second. */
  readonly frames: number;
}
