/** Counts what arrives in batches; the time of the first batch is not held against a reader that had to join first. */
export class Arrivals {
  readonly done: Promise<void>;
  #finish = (): void => undefined;
  #count = 0;
  #first: { readonly at: number; readonly count: number } | null = null;
  #last = 0;

  constructor(private readonly expected: number) {
    this.done = new Promise((resolve) => {
      this.#finish = resolve;
    });
  }

  /** A batch was dealt with. */
  take(count: number): void {
    if (count === 0) return;
    this.#count += count;
    this.#last = performance.now();
    this.#first ??= { at: this.#last, count };
    if (this.#count >= this.expected) this.#finish();
  }

  /** Events a second after the first batch. @throws Error before all arrived, or when there was only one batch */
  get perSecond(): number {
    if (this.#first === null || this.#count !== this.expected || this.#last === this.#first.at)
      throw new Error(`void: ${String(this.#count)} of ${String(this.expected)} arrived`);
    return (this.#count - this.#first.count) / ((this.#last - this.#first.at) / 1000);
  }
}
