import { FRAMES_PER_SECOND, type Action } from '@combolab/contracts';
import { atom } from 'nanostores';
import { frameStore } from '../../shared/clip/frame-store.js';
import { BUTTON_PARTS, type ButtonPart } from '../../shared/controller/parts.js';
import type { FrameSource } from '../../shared/controller/frame-source.js';

/** Frames from one press of the sample to the next: one second. */
const APART = 60;
const FRAMES = APART * BUTTON_PARTS.length;

/** Every input that can be mapped, pressed once, a second apart. */
export const SAMPLE_ACTIONS: readonly Action[] = BUTTON_PARTS.map((type, place) => ({
  frame: place * APART + 10,
  breakpoint: false,
  presses: [{ type, hold: 'SELECT_NO_HOLD', isComplete: true }],
}));

/** The author's input that the sample is at. */
export const sampleInputAt = (frame: number): ButtonPart => BUTTON_PARTS[Math.floor(frame / APART)] ?? 'A_BUTTON';

/** The frame at which the sample has just pressed an input. */
export const frameOfInput = (part: ButtonPart): number => BUTTON_PARTS.indexOf(part) * APART + 12;

const PLAYING = atom({ playing: true });

/** A sample that plays without a clip, over and over. */
export class SampleClock implements FrameSource {
  readonly #frames = frameStore();
  #handle = 0;

  get frame(): number {
    return this.#frames.get();
  }
  readonly onFrame = (listener: (frame: number) => void): (() => void) => this.#frames.subscribe(listener);
  readonly states = PLAYING;

  /** Plays until the returned function is called. */
  play(): () => void {
    const since = performance.now() - (this.frame / FRAMES_PER_SECOND) * 1000;
    const step = (now: number) => {
      this.show(Math.floor(((now - since) / 1000) * FRAMES_PER_SECOND) % FRAMES);
      this.#handle = requestAnimationFrame(step);
    };
    this.#handle = requestAnimationFrame(step);
    return () => {
      cancelAnimationFrame(this.#handle);
    };
  }

  show(frame: number): void {
    if (frame === this.frame) return;
    this.#frames.set(Math.max(0, frame));
  }
}
