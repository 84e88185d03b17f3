import type { FacetCounts } from '@combolab/contracts';
import type { Collection } from './collection.js';
import { facetCounts } from './facet-counter.js';
import { FACET_NAMES, type FacetName, type Filter } from './filters.js';
import { Lru } from './lru.js';
import { keyOf, type MatchFinder, type Matches } from './matches.js';
import { Tally } from './tally.js';

const CACHE_BYTES = 16 * 1024 * 1024;
const BYTES_PER_VALUE = 48;
const ENTRY_BYTES = 200;

/** Disjunctive facet counts: each under all filters but its own choice. Counts are remembered until a write. */
export class FacetCounting {
  readonly #known = new Lru<FacetCounts[FacetName]>(CACHE_BYTES);
  readonly #buffers: Uint32Array[] = [];
  #generation = -1;

  constructor(
    private readonly collection: Collection,
    private readonly matches: MatchFinder,
  ) {}

  count(filters: readonly Filter[], all: Matches): FacetCounts {
    if (this.#generation !== this.collection.generation) {
      this.#known.clear();
      this.#generation = this.collection.generation;
    }
    const tallies = new Map<string, Tally>();
    const facet = <N extends FacetName>(name: N): FacetCounts[N] => this.#facet(name, filters, all, tallies);
    return Object.fromEntries(FACET_NAMES.map((name) => [name, facet(name)])) as FacetCounts;
  }

  #facet<N extends FacetName>(
    name: N,
    filters: readonly Filter[],
    all: Matches,
    tallies: Map<string, Tally>,
  ): FacetCounts[N] {
    const others = filters.filter(({ facet }) => facet !== name);
    const key = keyOf(others);
    const known = this.#known.get(`${name} ${key}`);
    if (known !== undefined) return known as FacetCounts[N];
    let tally = tallies.get(key);
    if (tally === undefined) {
      const { documents } = others.length === filters.length ? all : this.matches.find(others);
      const known = others.flatMap((filter) => filter.known());
      tally = new Tally(documents, this.collection, { known, buffer: this.#buffer(tallies.size) });
      tallies.set(key, tally);
    }
    const counts = facetCounts(name, tally, this.collection);
    this.#known.set(`${name} ${key}`, counts, counts.length * BYTES_PER_VALUE + ENTRY_BYTES);
    return counts;
  }

  /** Room for the ordinals of one tally, used again by the next search. */
  #buffer(index: number): Uint32Array {
    let buffer = this.#buffers[index];
    if (buffer === undefined || buffer.length < this.collection.universe) {
      buffer = new Uint32Array(this.collection.universe * 2);
      this.#buffers[index] = buffer;
    }
    return buffer;
  }
}
