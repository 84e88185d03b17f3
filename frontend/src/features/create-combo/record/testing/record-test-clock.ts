import { INITIAL_STATE, type ClockState } from '../../../../shared/clip/clock-state.js';
import { frameStore } from '../../../../shared/clip/frame-store.js';
import type { RecordClock } from '../recording.js';

/** A clip without a video: tests show its pictures. */
export class RecordTestClock implements RecordClock {
  state: ClockState = { ...INITIAL_STATE, ready: true, ownBreakpoints: [12] };
  lastPicture: RecordClock['lastPicture'] = null;
  readonly #frames = frameStore();

  constructor(readonly lastFrame: number) {}

  get frame(): number {
    return this.#frames.get();
  }
  onFrame(listener: (frame: number) => void): () => void {
    return this.#frames.subscribe(listener);
  }
  play(): void {
    this.#change({ playing: true });
  }
  pause(): void {
    this.#change({ playing: false });
  }
  seek(frame: number): void {
    this.#frames.set(frame);
  }
  setRate(rate: number): void {
    this.#change({ rate });
  }
  setSlow(slow: boolean): void {
    this.#change({ slow });
  }
  setLoop(loop: boolean): void {
    this.#change({ loop });
  }
  setLoopRange(start: number | null, end = this.lastFrame): void {
    this.#change({ range: start === null ? null : { start, end } });
  }
  setOwnBreakpoints(ownBreakpoints: readonly number[]): void {
    this.#change({ ownBreakpoints });
  }
  /** Shows the picture of a frame. @param at ms of the page's clock */
  show(frame: number, at: number): void {
    this.lastPicture = { mediaTime: frame / 60, at, rate: this.state.rate };
    this.#frames.set(frame);
  }

  #change(change: Partial<ClockState>): void {
    this.state = { ...this.state, ...change };
  }
}
