import type { VideoFacts } from '../probe/video-facts.js';

/** What is known of a video that a clip is to be cut out of, before its pictures are decoded. */
export interface RawFacts extends Pick<
  VideoFacts,
  'container' | 'videoStream' | 'codec' | 'width' | 'height' | 'videoDelaySeconds' | 'audio'
> {
  /** Frames of the grid: 60 a second, the first picture stands on frame 0. */
  readonly frames: number;
  /** When pictures begin, in seconds after the first one, rising. */
  readonly starts: readonly number[];
  /** Pictures are brighter than screens of today's browsers show without help (PQ or HLG). */
  readonly hdr: boolean;
}

/** How long a raw video may be. */
export interface RawLimits {
  readonly seconds: number;
}

/** Frames of the grid that are kept, both included. */
export interface RawPart {
  readonly from: number;
  readonly to: number;
}
