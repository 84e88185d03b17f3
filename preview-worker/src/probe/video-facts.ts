import type { VideoContainer } from './sniff-video.js';

/** What a checked clip is. */
export interface VideoFacts {
  readonly container: VideoContainer;
  /** Place of the video track in the file. */
  readonly videoStream: number;
  /** ffmpeg's name: h264, hevc, vp8, vp9, av1, mpeg4. */
  readonly codec: string;
  /** For example `yuv420p`. */
  readonly pixelFormat: string;
  /** Size as shown, in pixels, after rotation and with square pixels. */
  readonly width: number;
  readonly height: number;
  /** Pictures that can be decoded. */
  readonly frames: number;
  /** From the first picture to the end of the last, in seconds. */
  readonly durationSeconds: number;
  /** Pictures per second, on average. */
  readonly fps: number;
  /** How long after the start of the file the first picture comes, in seconds. */
  readonly videoDelaySeconds: number;
  /** Of the whole file, whose sound may be longer, in seconds. */
  readonly fileSeconds: number;
  /** The first audio track and ffmpeg's name of its codec; null without one. */
  readonly audio: { readonly stream: number; readonly codec: string } | null;
}

/** Longest clip, seconds. */
export const MAX_SECONDS = 60;
/** Pixels of all pictures together: a minute of 3840 x 2160 at 60 a second. */
export const MAX_PIXELS = 60 * 60 * 3840 * 2160;
/** Longest side, pixels. */
export const MAX_SIDE = 4096;
