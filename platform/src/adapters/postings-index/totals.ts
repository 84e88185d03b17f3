import { PERCENT_BINS } from '@combolab/contracts/plain';
import type { ArraysIn, ArraysOut } from './snapshot/arrays.js';

export type PackedTotals = Readonly<Record<'traits' | 'spans', number>>;

/** How many documents have each trait and each span of percent bins, kept with every write. */
export class Totals {
  #traits = new Int32Array(64);
  readonly spans = new Int32Array(PERCENT_BINS * PERCENT_BINS);

  pack(out: ArraysOut): PackedTotals {
    return { traits: out.add(this.#traits), spans: out.add(this.spans) };
  }

  unpack({ traits, spans }: PackedTotals, from: ArraysIn): void {
    this.#traits = from.get(Int32Array, traits);
    this.spans.set(from.get(Int32Array, spans));
  }

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
