import pLimit, { type LimitFunction } from 'p-limit';

/** Work of several owners: so much at once in all, and one of each owner at a time, so that none fills all places or the queue. */
export class FairLimit {
  readonly #all: LimitFunction;
  readonly #owners = new Map<string, LimitFunction>();

  /** @param atOnce pieces of work at once, at least 1 */
  constructor(atOnce: number) {
    this.#all = pLimit(atOnce);
  }

  /** Owners with work that waits or runs. */
  get owners(): number {
    return this.#owners.size;
  }

  async run<R>(owner: string, work: () => Promise<R>): Promise<R> {
    const own = this.#owners.get(owner) ?? pLimit(1);
    this.#owners.set(owner, own);
    try {
      return await own(() => this.#all(work));
    } finally {
      if (own.activeCount + own.pendingCount === 0) this.#owners.delete(owner);
    }
  }
}
