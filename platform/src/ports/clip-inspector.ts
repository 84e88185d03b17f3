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
}

/** The checks of an uploaded clip; made of ffprobe and ffmpeg by the composition root. */
export interface ClipInspector {
  /** Tells the container from the first bytes; null when it is no video we take. */
  sniff(firstBytes: Uint8Array): 'mp4' | 'webm' | null;
  /** @throws ClipRefusedError */
  inspect(file: string): Promise<InspectedClip>;
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
