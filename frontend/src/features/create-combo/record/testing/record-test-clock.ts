import { INITIAL_STATE, type ClockState } from '../../../../shared/clip/clock-state.js';
import type { RecordClock } from '../recording.js';

/** A clip without a video: tests show its pictures. */
export class RecordTestClock implements RecordClock {
  frame = 0;
  state: ClockState = { ...INITIAL_STATE, ready: true, ownBreakpoints: [12] };
  lastPicture: RecordClock['lastPicture'] = null;
  readonly #listeners = new Set<(frame: number) => void>();

  constructor(readonly lastFrame: number) {}

  onFrame(listener: (frame: number) => void): () => void {
    this.#listeners.add(listener);
    listener(this.frame);
    return () => void this.#listeners.delete(listener);
  }
  play(): void {
    this.#change({ playing: true });
  }
  pause(): void {
    this.#change({ playing: false });
  }
  seek(frame: number): void {
    this.#tell(frame);
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
    this.#tell(frame);
  }

  #change(change: Partial<ClockState>): void {
    this.state = { ...this.state, ...change };
  }
  #tell(frame: number): void {
    this.frame = frame;
    for (const listener of this.#listeners) listener(frame);
  }
}
