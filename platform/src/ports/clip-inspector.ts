/** What the check of an uploaded clip found out. */
export interface InspectedClip {
  /** As shown, in pixels. */
  readonly width: number;
  readonly height: number;
  /** Length in frames of 1/60 s. */
  readonly frames: number;
  /** The last frame that players of the file can seek to: its sound may go on after its pictures. */
  readonly lastFrame: number;
  /** Writes a copy without metadata that browsers can play; null when they cannot play such a clip. */
  makePlayable(target: string): Promise<'mp4' | 'webm' | null>;
  /** JSON by which {@link ClipInspector.recall} knows all this again. */
  readonly known: unknown;
}

/** How something is made of a raw video. */
export interface RawWork {
  /** Wall-clock ms after which it is given up. */
  readonly timeLimitMs: number;
  readonly signal?: AbortSignal | undefined;
  /** Whole percents, rising, 100 on success alone. */
  readonly onProgress?: (percent: number) => void;
}

/**
 * A video that a clip is cut out of. Its grid has 60 frames a second, and its first picture stands on frame 0. Making something
 * fails with ClipRefusedError where it never will do, with another error where it may another time.
 */
export interface RawClip {
  /** Frames of the grid. */
  readonly frames: number;
  /** As shown, in pixels. */
  readonly width: number;
  readonly height: number;
  readonly sound: boolean;
  /** Writes a small mp4 of the whole that any browser plays: its frame n is frame n of the grid. Null where that takes as long as the clip. */
  readonly makeProxy: ((target: string, work: RawWork) => Promise<void>) | null;
  /** Writes the clip, an mp4 whose frame k is frame `from + k` of the grid. @param part both ends included */
  cut(part: { readonly from: number; readonly to: number }, target: string, work: RawWork): Promise<void>;
}

/** The checks of an uploaded clip; made of ffprobe and ffmpeg by the composition root. */
export interface ClipInspector {
  /** Tells the container from the first bytes; null when it is no video we take. */
  sniff(firstBytes: Uint8Array): 'mp4' | 'webm' | null;
  /** Decodes every picture once. @throws ClipRefusedError */
  inspect(file: string, signal?: AbortSignal): Promise<InspectedClip>;
  /** What {@link inspect} found of this very file before, without reading it; null when that is not understood. */
  recall(file: string, known: unknown): InspectedClip | null;
  /** Looks at a video longer or larger than a clip. @param limits the longest, in seconds @throws ClipRefusedError */
  openRaw(file: string, limits: { readonly seconds: number }): Promise<RawClip>;
}

/** The clip is well-formed enough to look at and cannot be taken; `message` is for people. */
export class ClipRefusedError extends Error {
  override name = 'ClipRefusedError';
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}
