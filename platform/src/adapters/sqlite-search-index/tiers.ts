import type { Collection } from './collection.js';
import { DocSet } from './doc-set.js';
import { textFilter, type Filter } from './filters.js';
import type { MatchFinder, Matches } from './matches.js';

/** Nearness of the text, nearest first: each tier holds the one before it. */
const TIERS = ['exact name', 'start of the name', 'all words in the name', 'all words in name, fighters and tags', 'anywhere'] as const;
export const TIER_COUNT = TIERS.length;

/** The documents of each tier of a text query, without those of nearer tiers; made when asked for. */
export class Tiers {
  constructor(
    private readonly folded: string,
    private readonly all: Matches,
    private readonly collection: Collection,
    private readonly finder: MatchFinder,
  ) {}

  documents(tier: number): DocSet {
    const near = this.#upTo(tier);
    return tier === 0 ? near : near.minus(this.#upTo(tier - 1));
  }

  #upTo(tier: number): DocSet {
    if (tier >= TIER_COUNT - 1) return this.all.documents;
    return this.finder.find([this.#filter(tier)]).documents.intersect(this.all.documents);
  }

  #filter(tier: number): Filter {
    if (tier >= 2) return textFilter(this.folded, tier === 2 ? 'name' : 'label', this.collection);
    const exact = tier === 0;
    const documents = (): DocSet => DocSet.ofOrdinals(this.collection.orders.withName(this.folded, exact), this.collection.universe);
    return { key: JSON.stringify([exact ? 'exact' : 'start', this.folded]), facet: null, documents };
  }
}
