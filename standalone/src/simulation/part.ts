import type { Counts } from './counts.js';
import { SimulatedProcess } from './simulated-process.js';
import type { VirtualTime } from './virtual-time.js';

/** Delay before a part begins again, in virtual ms; longer with each failure. It is longer than what its disk still has to do. */
const FIRST_DELAY_MS = 100;
const LONGEST_DELAY_MS = 5000;

export interface PartOptions<T> {
  readonly name: string;
  /** Runs in a new process. */
  readonly start: (process: SimulatedProcess) => Promise<T>;
  /** Puts right what keeps it from beginning. */
  readonly mend?: (error: unknown) => void;
  readonly onLost?: () => void;
  readonly onReady?: (part: T) => void;
}

/** A process that is started again whenever it has ended. */
export class Part<T> {
  #process: SimulatedProcess | null = null;
  #running: T | null = null;
  #failures = 0;
  #on = false;

  constructor(
    private readonly time: VirtualTime,
    private readonly counts: Counts,
    private readonly options: PartOptions<T>,
  ) {}

  /** What works now; null while nothing does. */
  get running(): T | null {
    return this.#running;
  }

  /** Starts it as soon as may be, and again whenever it has ended. */
  turnOn(): void {
    if (this.#on) return;
    this.#on = true;
    this.#beginLater(0);
  }

  /** Ends it without a word; nothing is started. */
  turnOff(): void {
    this.#on = false;
    this.#end();
  }

  /** Ends it without a word. */
  kill(): void {
    if (this.#process === null) return;
    this.counts.add(`${this.options.name} killed`);
    this.#failures += 1;
    this.#end();
    this.#again();
  }

  /** It does nothing for so long, in virtual ms. */
  freeze(ms: number): void {
    if (this.#process === null) return;
    this.counts.add(`${this.options.name} frozen`);
    this.#process.busyUntil = this.time.now + ms;
  }

  /** It cannot go on. */
  fail(error: unknown): void {
    this.options.mend?.(error);
    this.#failures += 1;
    this.#end();
    this.#again();
  }

  #end(): void {
    this.#process?.die();
    this.#process = null;
    this.#running = null;
    this.options.onLost?.();
  }

  #again(): void {
    this.#beginLater(Math.min(FIRST_DELAY_MS * 2 ** this.#failures, LONGEST_DELAY_MS));
  }

  #beginLater(ms: number): void {
    this.time.plan(this.time.outside, ms, `begin ${this.options.name}`, () => {
      if (this.#on && this.#process === null) this.#begin();
    });
  }

  #begin(): void {
    const process = new SimulatedProcess(this.options.name);
    this.#process = process;
    const isCurrent = (): boolean => this.#process === process;
    this.time.plan(process, 0, 'start', () => {
      this.options.start(process).then(
        (running) => {
          if (!isCurrent()) return;
          this.#failures = 0;
          this.#running = running;
          this.options.onReady?.(running);
        },
        (error: unknown) => {
          if (isCurrent()) this.fail(error);
        },
      );
    });
  }
}
