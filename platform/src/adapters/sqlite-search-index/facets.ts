import type { FacetCounts } from '@combolab/contracts';
import type { Collection } from './collection.js';
import { countFacet } from './facet-counter.js';
import type { FacetName, Filter } from './filters.js';
import { Lru } from './lru.js';
import type { MatchFinder, Matches } from './matches.js';

const CACHE_BYTES = 16 * 1024 * 1024;
const BYTES_PER_VALUE = 48;
const ENTRY_BYTES = 200;

/** Disjunctive facet counts: each under all filters but its own choice. Counts are remembered until a write. */
export class FacetCounting {
  readonly #known = new Lru<FacetCounts[FacetName]>(CACHE_BYTES);
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
    const facet = <N extends FacetName>(name: N): FacetCounts[N] => this.#facet(name, filters, all);
    return {
      attacker: facet('attacker'),
      defender: facet('defender'),
      tag: facet('tag'),
      difficulty: facet('difficulty'),
      verified: facet('verified'),
      game: facet('game'),
      percent: facet('percent'),
    };
  }

  #facet<N extends FacetName>(name: N, filters: readonly Filter[], all: Matches): FacetCounts[N] {
    const others = filters.filter(({ facet }) => facet !== name);
    const { key, documents } = others.length === filters.length ? all : this.matches.find(others);
    const known = this.#known.get(`${name} ${key}`);
    if (known !== undefined) return known as FacetCounts[N];
    const counts = countFacet(name, documents, this.collection);
    this.#known.set(`${name} ${key}`, counts, counts.length * BYTES_PER_VALUE + ENTRY_BYTES);
    return counts;
  }
}
