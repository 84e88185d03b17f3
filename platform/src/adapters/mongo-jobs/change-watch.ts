import { setTimeout as pause } from 'node:timers/promises';
import type { Connection } from 'mongoose';
import type { Failing } from '../../supervision/failing.js';
import { jobRows } from './rows.js';

const LOOK_MS = 250;
/** Changes may become visible out of the order of their times, within this many ms. */
const OVERLAP_MS = 10_000;

/**
 * Hears the changes that other processes make, by asking for changed rows while somebody listens. Several changes of a
 * job between two looks are told once.
 */
export class ChangeWatch {
  readonly #rows;
  readonly #seen = new Map<string, { changes: number; at: number }>();
  #since = 0;
  #stopping: Promise<void> = Promise.resolve();
  #loop: { end: AbortController; done: Promise<void> } | null = null;

  /** @param me changes made by this opening of the store are told by itself */
  constructor(
    connection: Connection,
    private readonly me: string,
    private readonly clock: () => Promise<number>,
    private readonly tell: (id: string) => void,
    private readonly failing: Failing,
  ) {
    this.#rows = jobRows(connection);
  }

  /** What changed in the seconds before may be told too. */
  start(): void {
    if (this.#loop !== null) return;
    const end = new AbortController();
    this.#loop = { end, done: this.#stopping.then(() => this.#run(end.signal)) };
  }

  /** Nothing is told after the call; resolves when the server is no longer asked. */
  stop(): Promise<void> {
    if (this.#loop === null) return this.#stopping;
    this.#loop.end.abort();
    this.#stopping = this.#loop.done;
    this.#loop = null;
    return this.#stopping;
  }

  async #run(signal: AbortSignal): Promise<void> {
    const listens = (): boolean => !signal.aborted;
    this.#seen.clear();
    this.#since = 0;
    while (listens()) {
      try {
        if (this.#since === 0) this.#since = await this.clock();
        for (const id of await this.#changed(this.#since)) if (listens()) this.tell(id);
        this.failing.passed();
      } catch (error) {
        // the next look finds what this one has missed
        this.failing.failed(error);
      }
      await pause(LOOK_MS, undefined, { ref: false, signal }).catch(() => undefined);
    }
  }

  /** Advances `since` to the newest change seen. */
  async #changed(since: number): Promise<readonly string[]> {
    const fields = { changes: 1, changedAt: 1, changedBy: 1 } as const;
    const rows = await this.#rows
      .find({ changedAt: { $gte: new Date(since - OVERLAP_MS) } }, { projection: fields })
      .sort({ changedAt: 1 })
      .toArray();
    const news: string[] = [];
    for (const { _id, changes, changedAt, changedBy } of rows) {
      const at = changedAt.getTime();
      if (changes > (this.#seen.get(_id)?.changes ?? 0) && changedBy !== this.me) news.push(_id);
      this.#seen.set(_id, { changes, at });
      this.#since = Math.max(this.#since, at);
    }
    for (const [id, { at }] of this.#seen) if (at < since - OVERLAP_MS) this.#seen.delete(id);
    return news;
  }
}
