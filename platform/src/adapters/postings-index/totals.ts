import { PERCENT_BINS } from '@combolab/contracts/plain';

/** How many documents have each trait and each span of percent bins, kept with every write. */
export class Totals {
  #traits = new Int32Array(64);
  readonly spans = new Int32Array(PERCENT_BINS * PERCENT_BINS);

  add(trait: number, span: number, change: 1 | -1): void {
    if (trait >= this.#traits.length) {
      const longer = new Int32Array(trait * 2);
      longer.set(this.#traits);
      this.#traits = longer;
    }
    this.#traits[trait] = (this.#traits[trait] ?? 0) + change;
    this.spans[span] = (this.spans[span] ?? 0) + change;
  }

  traits(count: number): Int32Array {
    return this.#traits.slice(0, count);
  }
}
