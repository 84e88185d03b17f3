import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from '../runtime/logger.js';
import { Life } from './life.js';

/** One run of a part: a thread or a process. */
export interface Instance {
  /** Resolves when it works. Rejects, or never settles, when it could not begin. */
  readonly ready: Promise<unknown>;
  /** Ends it without a word. Resolves when it is gone. */
  kill(): Promise<unknown>;
}

/** What a run says of itself. */
export interface Signs {
  /** It is alive. Expected every {@link BEAT_MS}. */
  readonly beat: () => void;
  /** It is over. @param why in words */
  readonly ended: (why: string) => void;
}

export interface SupervisorOptions<T extends Instance> {
  /** As in a sentence: `the projector`. */
  readonly name: string;
  /** Starts it; returns at once. */
  readonly begin: (signs: Signs) => T;
  readonly logger?: Pick<Logger, 'warn' | 'info'>;
  /** A run that says nothing for so long hangs, and is ended. In ms; {@link SILENT_MS} by default. */
  readonly silentMs?: number;
  /** Puts right what keeps it from working, before it begins again. @returns whether it did */
  readonly mend?: (why: string) => boolean;
  /** Called each time it works, the first time included. */
  readonly onReady?: (instance: T) => void;
  /** Called when a run is over that was not asked to end. @param why in words */
  readonly onLost?: (why: string) => void;
}

export const SILENT_MS = 30_000;
/** Reading a large index takes its time, and nobody can say a word meanwhile. In ms. */
const BEGIN_MS = 15 * 60_000;
/** Who was asked to end and does not is ended, in ms. */
const STOP_MS = 10_000;
const FIRST_DELAY_MS = 100;
const LONGEST_DELAY_MS = 30_000;
/** Who ran so long begins again without waiting, in ms. */
const SETTLED_MS = 60_000;

/**
 * Keeps one part at work: listens to its heartbeat, ends it when it hangs, starts it again, after a growing delay, when it
 * ended, by whatever way; and says in words why it is not there.
 */
export class Supervisor<T extends Instance> implements AsyncDisposable {
  readonly #stop = new AbortController();
  #life: Life<T> | null = null;
  #running: Promise<void> = Promise.resolve();
  #fault: string | null;
  #restarts = 0;

  constructor(private readonly options: SupervisorOptions<T>) {
    this.#fault = `${options.name} is not started yet`;
  }

  /** What works now; null while nothing does. */
  get current(): T | null {
    return this.#fault === null ? (this.#life?.instance ?? null) : null;
  }

  /** Why nothing works, in words; null while it does. */
  get fault(): string | null {
    return this.#fault;
  }

  /** How often it was started again. */
  get restarts(): number {
    return this.#restarts;
  }

  /** ms that the last beginning took, from starting it until it works; 0 before the first. */
  get begunMs(): number {
    return this.#life?.begunMs ?? 0;
  }

  /** @throws whatever keeps the first run from beginning: then nothing is tried again */
  async start(): Promise<void> {
    const life = await this.#first();
    this.#works(life);
    this.#running = this.#keep(life);
  }

  async #first(mended = false): Promise<Life<T>> {
    const life = this.#begin();
    try {
      await life.begun();
      return life;
    } catch (error) {
      await life.end();
      if (mended || this.options.mend?.(wordsOf(error)) !== true) throw error;
      return this.#first(true);
    }
  }

  /** Ends the run that works, as if it had ended by itself; it is begun again. @param why in words */
  restart(why: string): void {
    if (this.#fault === null) this.#life?.ended(why);
  }

  /** As {@link start}, but nobody waits for the first run, and it is tried until it works. */
  startLater(): void {
    this.#fault = null;
    this.#running = this.#again(0).then((life) => (life === null ? undefined : this.#keep(life)));
  }

  /** Nothing is started again from now on. Ends the run that works. @param gently asks it to end by itself first */
  async stop(gently: (instance: T) => Promise<unknown> = () => Promise.resolve()): Promise<void> {
    const { current } = this;
    const life = this.#life;
    this.#stop.abort();
    this.#fault = `${this.options.name} is closed`;
    if (current !== null && life !== null) await life.until(gently(current), STOP_MS);
    await life?.end();
    await this.#running;
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.stop();
  }

  #begin(): Life<T> {
    const { begin, silentMs = SILENT_MS } = this.options;
    const life = new Life(begin, { silentMs, beginMs: BEGIN_MS });
    this.#life = life;
    return life;
  }

  #works(life: Life<T>): void {
    if (this.#stop.signal.aborted) return;
    this.#fault = null;
    life.watch();
    this.options.onReady?.(life.instance);
  }

  async #keep(first: Life<T>): Promise<void> {
    let failures = 0;
    for (let life: Life<T> | null = first; life !== null;) {
      const began = performance.now();
      const why = await life.over;
      if (this.#stop.signal.aborted) return;
      failures = performance.now() - began > SETTLED_MS ? 0 : failures + 1;
      this.#lost(why);
      await life.end();
      this.options.mend?.(why);
      life = await this.#again(failures);
    }
  }

  #lost(why: string): void {
    const { name, logger, onLost } = this.options;
    this.#fault = `${name} is down and is started again: ${why}`;
    logger?.warn({ part: name, why }, 'a part is down; it is started again');
    onLost?.(why);
  }

  /** @returns null when it is not wanted any more */
  async #again(failed: number): Promise<Life<T> | null> {
    for (let failures = failed; ; failures += 1) {
      if (failures > 0) await this.#pause(Math.min(FIRST_DELAY_MS * 2 ** (failures - 1), LONGEST_DELAY_MS));
      if (this.#stop.signal.aborted) return null;
      const life = this.#begin();
      try {
        await life.begun();
        this.#restarts += 1;
        this.#works(life);
        return life;
      } catch (error) {
        await life.end();
        this.options.mend?.(wordsOf(error));
        this.#failed(error);
      }
    }
  }

  #failed(error: unknown): void {
    if (this.#stop.signal.aborted) return;
    const { name, logger } = this.options;
    this.#fault = `${name} cannot begin: ${wordsOf(error)}`;
    logger?.warn({ part: name, err: error }, 'a part cannot begin; it is tried again');
  }

  async #pause(ms: number): Promise<void> {
    await delay(ms, undefined, { signal: this.#stop.signal }).catch(() => undefined);
  }
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
