import type { SearchSort } from '@combolab/contracts';
import type { OracleColumns } from './oracle-columns.js';

interface Hit {
  readonly at: number;
  readonly tier: number;
  readonly value: number;
}

/** The first hits in order, of all that are offered. */
export class Best {
  readonly #hits: Hit[] = [];

  constructor(
    private readonly columns: OracleColumns,
    private readonly sort: SearchSort,
    private readonly tierOf: (at: number) => number,
    private readonly most: number,
  ) {}

  offer(at: number): void {
    const hit = { at, tier: this.tierOf(at), value: this.#value(at) };
    const last = this.#hits[this.most - 1];
    if (last !== undefined && this.#compare(last, hit) < 0) return;
    if (last !== undefined) this.#hits.pop();
    let [low, high] = [0, this.#hits.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const other = this.#hits[middle];
      if (other !== undefined && this.#compare(other, hit) < 0) low = middle + 1;
      else high = middle;
    }
    this.#hits.splice(low, 0, hit);
  }

  ids(): string[] {
    return this.#hits.map(({ at }) => this.columns.ids[at] ?? '');
  }

  #value(at: number): number {
    const { likes, standing, score, low, high } = this.columns;
    if (this.sort === 'new') return 0;
    if (this.sort === 'easy') return score[at] ?? 0;
    if (this.sort === 'wide') return (low[at] ?? 0) - (high[at] ?? 0);
    return -((this.sort === 'liked' ? likes : standing)[at] ?? 0);
  }

  #compare(a: Hit, b: Hit): number {
    const { created, ids } = this.columns;
    const first = a.tier - b.tier || a.value - b.value || (created[b.at] ?? 0) - (created[a.at] ?? 0);
    return first || ((ids[a.at] ?? '') > (ids[b.at] ?? '') ? -1 : 1);
  }
}
