import type { RecordedEvent } from '@combolab/contracts';

/** What one partition has to hand over. */
export interface Delivery {
  readonly events: readonly RecordedEvent[];
}

interface Waiting<D> {
  readonly delivery: D;
  readonly done: (isTaken: boolean) => void;
}

/**
 * Hands over what several partitions have as one batch: what comes while a batch is being handled waits for it, and goes
 * together afterwards. So batches are as small as there is time for, and grow with what is to be done.
 */
export class MergedBatches<D extends Delivery> {
  #waiting: Waiting<D>[] = [];
  #draining = false;
  #current: Promise<unknown> = Promise.resolve();

  /**
   * @param maxEvents a batch takes no other delivery in that would bring it above
   * @param handle must not reject. @returns those of the deliveries that were taken
   */
  constructor(
    private readonly maxEvents: number,
    private readonly handle: (deliveries: readonly D[]) => Promise<ReadonlySet<D>>,
  ) {}

  /** Resolves when the batch was handled that is being handled now. */
  get current(): Promise<unknown> {
    return this.#current;
  }

  /** @returns whether it was taken */
  deliver(delivery: D): Promise<boolean> {
    return new Promise((done) => {
      this.#waiting.push({ delivery, done });
      if (!this.#draining) void this.#drain();
    });
  }

  async #drain(): Promise<void> {
    this.#draining = true;
    while (this.#waiting.length > 0) {
      const batch = this.#next();
      const handled = this.handle(batch.map(({ delivery }) => delivery));
      this.#current = handled;
      const taken = await handled;
      for (const { delivery, done } of batch) done(taken.has(delivery));
      // whoever was told has its next ready in this turn, so that it goes with the others
      await Promise.resolve();
    }
    this.#draining = false;
  }

  #next(): readonly Waiting<D>[] {
    let events = 0;
    let count = 0;
    for (const { delivery } of this.#waiting) {
      events += delivery.events.length;
      if (count > 0 && events > this.maxEvents) break;
      count += 1;
    }
    return this.#waiting.splice(0, count);
  }
}
