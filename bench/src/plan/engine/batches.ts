/** Handles a batch; calls `done` when the next may follow. */
export type Handle<T> = (batch: readonly T[], done: () => void) => void;

/**
 * What comes while a batch is being handled waits, and goes together afterwards, so many at most: batches grow with what is to
 * be done, and nothing waits for a timer (as `MergedBatches`, the relay and the live feed do).
 */
export class Batches<T> {
  /** Items that were handled, and batches they made. */
  readonly counts = { items: 0, batches: 0 };
  #waiting: T[] = [];
  #isHandling = false;

  constructor(
    readonly limit: number,
    private readonly handle: Handle<T>,
  ) {}

  get waiting(): number {
    return this.#waiting.length;
  }

  add(items: readonly T[]): void {
    for (const item of items) this.#waiting.push(item);
    if (!this.#isHandling) this.#next();
  }

  #next(): void {
    this.#isHandling = this.#waiting.length > 0;
    if (!this.#isHandling) return;
    const isWhole = this.#waiting.length <= this.limit;
    const batch = isWhole ? this.#waiting : this.#waiting.slice(0, this.limit);
    this.#waiting = isWhole ? [] : this.#waiting.slice(this.limit);
    this.counts.batches += 1;
    this.handle(batch, () => {
      this.counts.items += batch.length;
      this.#next();
    });
  }
}
