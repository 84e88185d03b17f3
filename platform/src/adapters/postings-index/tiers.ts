import type { Collection } from './collection.js';
import { followOf } from './columns.js';
import type { DocSet } from './doc-set.js';
import { textFilter, type Filter } from './filters.js';
import { wordsOf } from '../search-text/fold.js';
import type { Reading } from '../search-text/reading.js';
import type { MatchFinder, Matches } from './matches.js';

/** Nearness of the text, nearest first: each tier holds the one before it. */
const TIERS = [
  'exact name',
  'start of the name',
  'all words in the name',
  'all words in name, fighters and tags',
  'anywhere',
] as const;
const TIER_COUNT = TIERS.length;

/** The documents of each tier of a text query, without those of nearer tiers; made when asked for. */
export class Tiers {
  constructor(
    private readonly reading: Reading,
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
    if (tier >= 2) return textFilter(this.reading, tier === 2 ? 'name' : 'label', this.collection);
    const documents = (): DocSet => (tier === 0 ? this.#exact() : this.#started());
    return {
      key: JSON.stringify([tier === 0 ? 'exact' : 'start', this.reading.key]),
      facet: null,
      documents,
      known: () => [],
      test: null,
    };
  }

  #exact(): DocSet {
    const { nameLength } = this.collection.columns;
    // a name that starts with the text and is as long is the text
    return this.finder
      .find([this.#filter(1)])
      .documents.filter((ordinal) => nameLength[ordinal] === this.reading.meant.length);
  }

  #started(): DocSet {
    const { meant, start } = this.reading;
    const [first = '', ...more] = wordsOf(meant);
    if (more.length === 0 && start === meant) return textFilter(this.reading, 'first', this.collection).documents();
    const { terms, columns, universe } = this.collection;
    const inName = this.finder.find([this.#filter(2)]).documents;
    const { names, follow } = columns;
    // what can be told by two letters is not looked up
    const rest = meant.slice(first.length + 1);
    const ignored = rest.length > 1 ? 1 : rest.length > 0 ? 0x10000 : Infinity;
    const wanted = Math.floor(followOf(rest) / ignored);
    const [begins, is] = [Buffer.from(start), Buffer.from(meant)];
    // with a space behind it the name starts so
    const isStart = (ordinal: number): boolean =>
      names.begins(ordinal, begins) || (start !== meant && names.is(ordinal, is));
    return inName
      .intersect(terms.whole(first, 'first', universe))
      .filter((ordinal) => Math.floor((follow[ordinal] ?? 0) / ignored) === wanted && isStart(ordinal));
  }
}
