import type { LessonClock } from './lesson-clip.js';

/** A clip without a video: tests show its pictures. */
export class TestClock implements LessonClock {
  frame = 0;
  lastPicture: LessonClock['lastPicture'] = null;
  rate = 1;
  playing = false;
  readonly #listeners = new Set<(frame: number) => void>();

  constructor(readonly lastFrame: number) {}

  onFrame(listener: (frame: number) => void): () => void {
    this.#listeners.add(listener);
    listener(this.frame);
    return () => void this.#listeners.delete(listener);
  }
  subscribe(): () => void {
    return () => undefined;
  }
  snapshot() {
    return { playing: this.playing, ready: true, failed: false };
  }
  play(): void {
    this.playing = true;
  }
  pause(): void {
    this.playing = false;
  }
  seek(frame: number): void {
    this.#tell(frame);
  }
  setRate(rate: number): void {
    this.rate = rate;
  }
  /** Shows the picture of a frame. @param at ms of the page's clock */
  show(frame: number, at = 0): void {
    this.lastPicture = { mediaTime: frame / 60, at, rate: this.rate };
    this.#tell(frame);
  }

  #tell(frame: number): void {
    this.frame = frame;
    for (const listener of this.#listeners) listener(frame);
  }
}
