import type { SearchAnswer, SearchQuery } from '../../ports/search-index.js';
import { Collection } from './collection.js';
import { decodeCursor, encodeCursor, type PageEnd } from './cursor.js';
import type { DocSet } from './doc-set.js';
import { FacetCounting } from './facets.js';
import { filtersOf } from './filters.js';
import { knownWords } from './known-words.js';
import { MatchFinder, type Matches } from './matches.js';
import type { OrderName } from './orders.js';
import { firstInOrder } from './page.js';
import { read, type Reading } from '../search-text/reading.js';
import { TIER_COUNT, Tiers } from './tiers.js';

interface Hit {
  readonly tier: number;
  readonly ordinal: number;
}

interface Listing {
  readonly order: OrderName;
  readonly tiers: number;
  readonly documents: (tier: number) => DocSet;
}

/** Answers queries over a collection. */
export class SearchEngine {
  readonly collection = new Collection();
  readonly #matches = new MatchFinder(this.collection);
  readonly #facets = new FacetCounting(this.collection, this.#matches);

  /** @throws BadCursorError when the cursor was not made by this query */
  search(query: SearchQuery): SearchAnswer {
    const after = query.cursor === null ? null : decodeCursor(query, query.cursor);
    const reading = read(query.text, knownWords(this.collection));
    const filters = filtersOf(query, reading, this.collection);
    const all = this.#matches.find(filters);
    const listing = this.#listing(query, reading, all);
    const skip = after === null ? query.skip : 0;
    const hits = this.#hits(listing, after, skip, query.limit + 1);
    const last = hits[query.limit - 1];
    const more = hits.length > query.limit && last !== undefined;
    return {
      ids: hits.slice(0, query.limit).map(({ ordinal }) => this.collection.columns.ids[ordinal] ?? ''),
      total: all.documents.size,
      facets: query.facets ? this.#facets.count(filters, all) : null,
      cursor: more
        ? encodeCursor(query, { tier: last.tier, place: this.collection.orders.placeOf(listing.order, last.ordinal) })
        : null,
      corrections: reading.corrections,
    };
  }

  #listing(query: SearchQuery, reading: Reading, all: Matches): Listing {
    const order = query.sort === 'best' ? 'liked' : query.sort;
    if (query.sort !== 'best' || reading.asked.length === 0) return { order, tiers: 1, documents: () => all.documents };
    const tiers = new Tiers(reading, all, this.collection, this.#matches);
    return { order, tiers: TIER_COUNT, documents: (tier) => tiers.documents(tier) };
  }

  #hits({ order, tiers, documents }: Listing, after: PageEnd | null, skip: number, count: number): Hit[] {
    const { orders, universe } = this.collection;
    const hits: Hit[] = [];
    let toSkip = skip;
    for (let tier = Math.max(0, after?.tier ?? 0); tier < tiers && hits.length < count; tier += 1) {
      const members = documents(tier);
      if (toSkip >= members.size) {
        toSkip -= members.size;
        continue;
      }
      const place = after?.tier === tier ? after.place : null;
      const found = firstInOrder(orders, {
        order,
        documents: members,
        after: place,
        count: toSkip + count - hits.length,
        universe,
      });
      hits.push(...found.slice(toSkip).map((ordinal) => ({ tier, ordinal })));
      toSkip = 0;
    }
    return hits;
  }
}
