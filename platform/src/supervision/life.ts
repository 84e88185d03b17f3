import { setTimeout as delay } from 'node:timers/promises';
import type { Instance, Signs } from './supervisor.js';

export interface LifeTimes {
  /** Longest silence of one that works, in ms. */
  readonly silentMs: number;
  /** Longest time to begin, in ms. */
  readonly beginMs: number;
}

/** One run of a part, from its beginning until it is over, by whatever way. */
export class Life<T extends Instance> {
  readonly instance: T;
  /** Resolves with why it is over, in words. */
  readonly over: Promise<string>;
  #ended: (why: string) => void = () => undefined;
  #watch: NodeJS.Timeout | null = null;
  #beatAt = performance.now();
  #begunMs = 0;

  constructor(
    begin: (signs: Signs) => T,
    private readonly times: LifeTimes,
  ) {
    this.over = new Promise((resolve) => {
      this.#ended = resolve;
    });
    this.instance = begin({
      beat: () => {
        this.#beatAt = performance.now();
      },
      ended: (why) => {
        this.#ended(why);
      },
    });
    this.instance.ready.catch((error: unknown) => {
      this.#ended(error instanceof Error ? error.message : String(error));
    });
  }

  /** ms from its start until it worked; 0 while it does not. */
  get begunMs(): number {
    return this.#begunMs;
  }

  /** @throws Error when it is over before it works, or takes too long */
  async begun(): Promise<void> {
    const began = performance.now();
    const tooLong = setTimeout(() => {
      this.#ended(`it did not begin in ${String(this.times.beginMs / 1000)} s`);
    }, this.times.beginMs);
    const over = this.over.then((why) => Promise.reject(new Error(why)));
    try {
      await Promise.race([this.instance.ready, over]);
      this.#begunMs = performance.now() - began;
    } finally {
      clearTimeout(tooLong);
      over.catch(() => undefined);
    }
  }

  /** Ends it once it has been silent for too long. */
  watch(): void {
    const everyMs = this.times.silentMs / 5;
    let lookedAt = (this.#beatAt = performance.now());
    this.#watch = setInterval(() => {
      const now = performance.now();
      // a machine that slept, or a thread that was busy, has heard nobody
      if (now - lookedAt > 2 * everyMs) this.#beatAt = now;
      lookedAt = now;
      if (now - this.#beatAt > this.times.silentMs)
        this.#ended(`it gave no sign of life for ${String(this.times.silentMs / 1000)} s`);
    }, everyMs);
  }

  /** Takes it for over. @param why in words */
  ended(why: string): void {
    this.#ended(why);
  }

  /** Waits for work, at most until this run is over or for so long. */
  async until(work: Promise<unknown>, ms: number): Promise<void> {
    const done = new AbortController();
    const late = delay(ms, undefined, { signal: done.signal }).catch(() => undefined);
    try {
      await Promise.race([work, this.over, late]);
    } finally {
      done.abort();
    }
  }

  async end(): Promise<void> {
    if (this.#watch !== null) clearInterval(this.#watch);
    this.#ended('it was ended');
    await this.instance.kill();
  }
}
