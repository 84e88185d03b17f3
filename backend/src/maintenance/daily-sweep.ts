import { setTimeout as delay } from 'node:timers/promises';
import type { Blobs, EventLog, Logger } from '@combolab/platform';
import { sweepBlobs, type Swept } from './sweep-blobs.js';

export interface SweepTimes {
  /** From the beginning to the first sweep, in ms. */
  readonly firstMs?: number;
  /** From the end of a sweep to the next, in ms. */
  readonly everyMs?: number;
  /** What counts as now, in epoch ms. */
  readonly now?: () => number;
}

export interface DailySweepOptions extends SweepTimes {
  readonly log: Pick<EventLog, 'readStream'>;
  readonly blobs: Blobs;
  readonly logger: Logger;
  /** Keeps a sweep apart from what must not run beside it. */
  readonly within?: (work: () => Promise<Swept>) => Promise<Swept>;
}

const DAY_MS = 24 * 3600 * 1000;
const FIRST_MS = 60_000;

/** Sweeps shortly after the beginning and then daily. Disposing it ends a sweep that is under way, and waits for its last step. */
export class DailySweep implements AsyncDisposable {
  readonly #stop = new AbortController();
  readonly #running: Promise<void>;

  constructor(private readonly options: DailySweepOptions) {
    this.#running = this.#run();
  }

  async #run(): Promise<void> {
    const { firstMs = FIRST_MS, everyMs = DAY_MS } = this.options;
    for (let waitMs = firstMs; await this.#pause(waitMs); waitMs = everyMs) await this.#sweep();
  }

  async #sweep(): Promise<void> {
    const { log, blobs, logger, now = Date.now, within = (work) => work() } = this.options;
    const { signal } = this.#stop;
    try {
      const swept = await within(() => sweepBlobs(log, blobs, now(), signal));
      if (swept.trashed.length + swept.deleted.length > 0) logger.info(swept, 'swept files that no combo names');
    } catch (error) {
      if (!signal.aborted) logger.warn({ err: error }, 'files could not be swept; tried again tomorrow');
    }
  }

  /** @returns whether to go on */
  async #pause(ms: number): Promise<boolean> {
    await delay(ms, undefined, { signal: this.#stop.signal, ref: false }).catch(() => undefined);
    return !this.#stop.signal.aborted;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#stop.abort();
    await this.#running;
  }
}
