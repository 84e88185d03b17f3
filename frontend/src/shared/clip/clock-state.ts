import type { LoopRange } from './clock-rules.js';

/** What of a video is the clip. */
export interface FollowedPart {
  /** What the video counts before the picture of frame 0, in s; 0 by default. */
  readonly delayS?: number | undefined;
  /** Frames from there on; all by default. */
  readonly frames?: number | undefined;
}

/** What controls show. Changes are few: nothing here changes from frame to frame. */
export interface ClockState {
  readonly ready: boolean;
  readonly playing: boolean;
  /** Frame of the breakpoint playback waits at. */
  readonly waitingAt: number | null;
  /** The chosen speed. */
  readonly rate: number;
  /** Played at a quarter of the chosen speed for now. */
  readonly slow: boolean;
  /** The whole clip is repeated. */
  readonly loop: boolean;
  /** Frames that are played over and over. */
  readonly range: LoopRange | null;
  /** The viewer's own breakpoints, in order. */
  readonly ownBreakpoints: readonly number[];
  /** The browser could not play the file. */
  readonly failed: boolean;
}

/** A picture as it came onto the screen. */
export interface ShownPicture {
  /** Seconds into the clip. */
  readonly mediaTime: number;
  /** When it is seen, in milliseconds of `performance.now()`. */
  readonly at: number;
  /** Speed it was played at. */
  readonly rate: number;
}

export const INITIAL_STATE: ClockState = {
  ready: false,
  playing: false,
  waitingAt: null,
  rate: 1,
  slow: false,
  loop: false,
  range: null,
  ownBreakpoints: [],
  failed: false,
};
