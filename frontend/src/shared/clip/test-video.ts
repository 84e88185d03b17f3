import type { FollowedPart } from './clock-state.js';
import { FrameClock } from './frame-clock.js';

/** A video element whose pictures the test shows by hand. */
export class TestVideo extends EventTarget {
  paused = true;
  readyState = 4;
  /** Why the file cannot be played. */
  error: object | null = null;
  playbackRate = 1;
  seeks: number[] = [];
  private callback: ((now: number, data: { mediaTime: number; expectedDisplayTime: number }) => void) | null = null;
  private position = 0;

  get currentTime(): number {
    return this.position;
  }
  set currentTime(time: number) {
    this.position = time;
    this.seeks.push(time);
  }
  play(): Promise<void> {
    this.paused = false;
    this.dispatchEvent(new Event('play'));
    return Promise.resolve();
  }
  pause(): void {
    this.paused = true;
    this.dispatchEvent(new Event('pause'));
  }
  requestVideoFrameCallback(callback: NonNullable<TestVideo['callback']>): number {
    this.callback = callback;
    return 1;
  }
  cancelVideoFrameCallback(): void {
    this.callback = null;
  }
  show(frame: number, at = 0): void {
    this.showAt(frame / 60, at);
  }
  /** Shows the picture of a time in s. */
  showAt(mediaTime: number, at = 0): void {
    const { callback } = this;
    this.callback = null;
    callback?.(0, { mediaTime, expectedDisplayTime: at });
  }
  finishSeek(): void {
    this.dispatchEvent(new Event('seeked'));
  }
}

/** A clock of 121 frames on such a video, or on a part of it. */
export function playing(breakpoints: readonly number[] = [], { delayS, frames }: FollowedPart = {}) {
  const video = new TestVideo();
  const clock = new FrameClock(120, breakpoints);
  attachTo(clock, video, { delayS, frames });
  return { video, clock };
}

/** Lets a clock follow it, as it follows a video of the page. @returns what ends that */
export const attachTo = (
  clock: FrameClock,
  video: TestVideo,
  options?: Parameters<FrameClock['attach']>[1],
): (() => void) => clock.attach(video as unknown as HTMLVideoElement, options);
