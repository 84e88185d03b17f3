import type { Random } from './draws.js';

/** Ranks up to this are drawn each by its own share, those beyond by a smooth curve. */
const EXACT = 10_000;

/**
 * Zipf-like popularity: rank r (from 1) is chosen in proportion to r^-exponent. The sum beyond the first ranks is the integral
 * (Euler and Maclaurin's first term), so ten million combos take no table.
 */
export class Popularity {
  readonly #sums: number[] = [];
  readonly #total: number;
  readonly #exact: number;

  /** @param count of all combos, 1 or more @param exponent 0 or more, not 1 */
  constructor(
    readonly count: number,
    readonly exponent: number,
  ) {
    this.#exact = Math.min(count, EXACT);
    for (let rank = 1; rank <= this.#exact; rank += 1) this.#sums.push((this.#sums.at(-1) ?? 0) + rank ** -exponent);
    this.#total = (this.#sums.at(-1) ?? 0) + this.#integral(this.#exact + 0.5, count + 0.5);
  }

  /** Part of all choices that this rank gets. */
  share(rank: number): number {
    return rank ** -this.exponent / this.#total;
  }

  /** A rank, 1 to `count`. */
  draw({ next }: Random): number {
    const wanted = next() * this.#total;
    const exact = this.#sums.at(-1) ?? 0;
    if (wanted >= exact) {
      const power = 1 - this.exponent;
      const from = (this.#exact + 0.5) ** power;
      const at = (from + (wanted - exact) * power) ** (1 / power);
      return Math.min(this.count, Math.round(at));
    }
    let [low, high] = [0, this.#sums.length - 1];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#sums[middle] ?? 0) > wanted) high = middle;
      else low = middle + 1;
    }
    return low + 1;
  }

  #integral(from: number, to: number): number {
    const power = 1 - this.exponent;
    return to <= from ? 0 : (to ** power - from ** power) / power;
  }
}
