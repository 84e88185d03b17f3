import { frameStore } from '../../../shared/clip/frame-store.js';
import type { LessonClock } from './lesson-clip.js';

/** A clip without a video: tests show its pictures. */
export class TestClock implements LessonClock {
  lastPicture: LessonClock['lastPicture'] = null;
  rate = 1;
  playing = false;
  readonly #frames = frameStore();

  constructor(readonly lastFrame: number) {}

  get frame(): number {
    return this.#frames.get();
  }
  onFrame(listener: (frame: number) => void): () => void {
    return this.#frames.subscribe(listener);
  }
  readonly states = {
    get: () => ({ playing: this.playing, ready: true, failed: false }),
    listen: () => () => undefined,
  };
  play(): void {
    this.playing = true;
  }
  pause(): void {
    this.playing = false;
  }
  seek(frame: number): void {
    this.#frames.set(frame);
  }
  setRate(rate: number): void {
    this.rate = rate;
  }
  /** Shows the picture of a frame. @param at ms of the page's clock */
  show(frame: number, at = 0): void {
    this.lastPicture = { mediaTime: frame / 60, at, rate: this.rate };
    this.#frames.set(frame);
  }
}
