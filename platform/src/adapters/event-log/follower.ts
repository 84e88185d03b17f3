import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises';
import type { RecordedEvent } from '@combolab/contracts';
import type { EventBatch, Following, FollowOptions } from '../../ports/event-log.js';
import { Failing } from '../../supervision/failing.js';
import { toPosition } from './number-position.js';

/** Most events handed over at once. */
export const MAX_BATCH = 500;

export interface FollowSource {
  /** The next events above the position and the position of the last one; none when there is nothing new. */
  read(after: number): { readonly events: readonly RecordedEvent[]; readonly last: number };
  end(): number;
  /** Returns the unsubscriber. */
  onAppend(wake: () => void): () => void;
}

const FIRST_DELAY_MS = 10;
const LONGEST_DELAY_MS = 5000;

/** Hands a log to one consumer, strictly in position order. */
export class Follower implements Following {
  readonly #source: FollowSource;
  readonly #onBatch: (batch: EventBatch) => Promise<void>;
  readonly #types: ReadonlySet<string> | null;
  readonly #stop = new AbortController();
  readonly #unsubscribe: () => void;
  readonly #running: Promise<void>;
  readonly #failing: Failing;
  #position: number;
  #delayMs = FIRST_DELAY_MS;
  #woken = false;
  #resume = (): void => undefined;
  #idlers: { target: number; resolve: () => void; reject: (reason: Error) => void }[] = [];

  constructor(
    source: FollowSource,
    after: number,
    onBatch: (batch: EventBatch) => Promise<void>,
    { types, onFailure }: FollowOptions = {},
  ) {
    this.#failing = new Failing(onFailure);
    this.#types = types === undefined ? null : new Set(types);
    this.#source = source;
    this.#position = after;
    this.#onBatch = onBatch;
    this.#unsubscribe = source.onAppend(() => {
      this.#wake();
    });
    this.#running = this.#run();
  }

  get failure(): string | null {
    return this.#failing.why;
  }

  idle(): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.#stop.signal.aborted) {
        reject(new Error('no longer following'));
        return;
      }
      this.#idlers.push({ target: this.#source.end(), resolve, reject });
      this.#wake();
    });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#stop.abort();
    this.#unsubscribe();
    this.#wake();
    await this.#running;
    for (const idler of this.#idlers.splice(0)) idler.reject(new Error('no longer following'));
  }

  async #run(): Promise<void> {
    const { signal } = this.#stop;
    await turn();
    while (!signal.aborted) {
      this.#woken = false;
      const moved = await this.#step();
      this.#settleIdlers();
      if (moved) await turn();
      else await this.#sleepUntilWoken();
    }
  }

  /** False when there was nothing to hand over. A handler that fails has its batch again next time. */
  async #step(): Promise<boolean> {
    try {
      const { events, last } = this.#read();
      if (events.length > 0) await this.#onBatch({ events: this.#wanted(events), position: toPosition(last) });
      this.#failing.passed();
      if (events.length === 0) return false;
      this.#position = last;
      this.#delayMs = FIRST_DELAY_MS;
    } catch (error) {
      this.#failing.failed(error);
      await sleep(this.#delayMs, undefined, { signal: this.#stop.signal }).catch(() => undefined);
      this.#delayMs = Math.min(this.#delayMs * 2, LONGEST_DELAY_MS);
    }
    return true;
  }

  /** Who waits for the end of a log that cannot be read would wait for ever. */
  #read(): ReturnType<FollowSource['read']> {
    try {
      return this.#source.read(this.#position);
    } catch (error) {
      for (const idler of this.#idlers.splice(0)) idler.reject(new Error('the log cannot be read', { cause: error }));
      throw error;
    }
  }

  #wanted(events: readonly RecordedEvent[]): readonly RecordedEvent[] {
    const types = this.#types;
    return types === null ? events : events.filter(({ type }) => types.has(type));
  }

  async #sleepUntilWoken(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#resume = resolve;
      if (this.#woken) resolve();
    });
  }

  #wake(): void {
    this.#woken = true;
    this.#resume();
  }

  #settleIdlers(): void {
    const reached = this.#idlers.filter((idler) => idler.target <= this.#position);
    this.#idlers = this.#idlers.filter((idler) => idler.target > this.#position);
    for (const idler of reached) idler.resolve();
  }
}
