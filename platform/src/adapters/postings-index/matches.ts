import type { Collection } from './collection.js';
import type { DocSet } from './doc-set.js';
import type { Filter } from './filters.js';
import { Lru } from './lru.js';
import { Verdicts } from './verdicts.js';

const CACHE_BYTES = 16 * 1024 * 1024;
const ENTRY_BYTES = 200;

export interface Matches {
  readonly key: string;
  readonly documents: DocSet;
}

/** The same for the same documents, while nothing is written. */
export const keyOf = (filters: readonly Filter[]): string => filters.map(({ key }) => key).join();

/** Which documents pass a set of filters; remembers answers until a write changes them. */
export class MatchFinder {
  readonly #known = new Lru<DocSet>(CACHE_BYTES);
  readonly #verdicts = new Lru<Verdicts>(CACHE_BYTES);
  #generation = -1;

  constructor(private readonly collection: Collection) {}

  find(filters: readonly Filter[]): Matches {
    if (this.#generation !== this.collection.generation) {
      this.#known.clear();
      this.#verdicts.clear();
      this.#generation = this.collection.generation;
    }
    const key = keyOf(filters);
    return { key, documents: this.#remembered(key, () => this.#intersect(filters)) };
  }

  #intersect(filters: readonly Filter[]): DocSet {
    const sets = filters.map((filter) =>
      // the filter's own key names those that pass the test too
      this.#remembered(filter.test === null ? filter.key : `${filter.key}?`, () => filter.documents()),
    );
    sets.sort((a, b) => a.size - b.size);
    const [first, ...others] = sets;
    const documents = others.reduce((all, set) => all.intersect(set), first ?? this.collection.alive());
    return filters.reduce((left, filter) => this.#tested(left, filter), documents);
  }

  #tested(documents: DocSet, { key, test }: Filter): DocSet {
    if (test === null) return documents;
    let verdicts = this.#verdicts.get(key);
    if (verdicts === undefined) {
      verdicts = new Verdicts(test(), this.collection.universe);
      this.#verdicts.set(key, verdicts, verdicts.bytes);
    }
    return verdicts.among(documents);
  }

  #remembered(key: string, make: () => DocSet): DocSet {
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const documents = make();
    this.#known.set(key, documents, documents.bytes + ENTRY_BYTES);
    return documents;
  }
}
