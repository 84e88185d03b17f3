import { FRAMES_PER_SECOND } from '@combolab/contracts';
import { atom } from 'nanostores';
import { frameStore } from '../../../shared/clip/frame-store.js';
import type { Readable } from '../../../shared/store/readable.js';

export interface PlayerState {
  readonly playing: boolean;
  /** Times the game's speed. */
  readonly rate: number;
}

/** Milliseconds that count at most from one picture to the next: after a pause of the page it goes on where it was. */
const LONGEST_STEP = 100;

/** Plays frames `from` to `to` of a replay over and over. */
export class ScenePlayer {
  readonly #frames = frameStore();
  readonly #states = atom<PlayerState>({ playing: true, rate: 1 });
  readonly states: Readable<PlayerState> = this.#states;
  /** The frame with its part: what a slow playback is on its way through. */
  #exact: number;

  constructor(
    readonly from: number,
    readonly to: number,
    playing: boolean,
  ) {
    this.#exact = from;
    this.#frames.set(from);
    this.#states.set({ playing, rate: 1 });
  }

  get frame(): number {
    return this.#frames.get();
  }
  /** Told at once and of every frame. @returns ends it */
  readonly onFrame = (listener: (frame: number) => void): (() => void) => this.#frames.subscribe(listener);

  readonly toggle = (): void => {
    this.#change({ playing: !this.#states.get().playing });
  };
  readonly pause = (): void => {
    if (this.#states.get().playing) this.#change({ playing: false });
  };
  setRate(rate: number): void {
    this.#change({ rate });
  }
  /** Shows a frame, the nearest there is. */
  seek(frame: number): void {
    this.#exact = Math.min(this.to, Math.max(this.from, Math.floor(frame)));
    this.#frames.set(this.#exact);
  }
  /** Pauses on a frame beside; at either end it goes on at the other. */
  step(frames: number): void {
    this.pause();
    const count = this.to - this.from + 1;
    this.seek(this.from + ((((this.frame - this.from + frames) % count) + count) % count));
  }

  /** Goes on by a time (milliseconds) of playback. */
  advance(time: number): void {
    const { rate } = this.#states.get();
    const count = this.to - this.from + 1;
    this.#exact += (Math.min(LONGEST_STEP, Math.max(0, time)) / 1000) * FRAMES_PER_SECOND * rate;
    if (this.#exact >= this.to + 1) this.#exact = this.from + ((this.#exact - this.from) % count);
    const frame = Math.floor(this.#exact);
    if (frame !== this.frame) this.#frames.set(frame);
  }

  /** Plays with the page's pictures until the returned function is called. */
  run(): () => void {
    let last = performance.now();
    let handle = 0;
    const next = (now: number) => {
      this.advance(now - last);
      last = now;
      handle = requestAnimationFrame(next);
    };
    handle = requestAnimationFrame(next);
    return () => {
      cancelAnimationFrame(handle);
    };
  }

  #change(part: Partial<PlayerState>): void {
    this.#states.set({ ...this.#states.get(), ...part });
  }
}
