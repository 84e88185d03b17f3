/** Why a file is refused for good, for machines. */
export type RefusalCode =
  | 'not-a-video'
  | 'unsupported-codec'
  | 'no-video-track'
  | 'no-pictures'
  | 'cut'
  | 'damaged'
  | 'too-long'
  | 'too-large'
  | 'too-slow'
  | 'part';

/** The file will never do; trying again does not help. The message is a sentence for people. */
export class VideoRefusedError extends Error {
  override name = 'VideoRefusedError';
  constructor(
    readonly code: RefusalCode,
    message: string,
  ) {
    super(message);
  }
}

/** Why a tool did not finish. */
export type ToolFailure = 'failed' | 'time' | 'output' | 'memory' | 'aborted' | 'missing';

/** ffmpeg or ffprobe ended without success. The message is for people and names no paths. */
export class FfmpegError extends Error {
  override name = 'FfmpegError';
  constructor(
    readonly code: ToolFailure,
    message: string,
  ) {
    super(message);
  }
}
