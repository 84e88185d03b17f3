import type { SearchAnswer, SearchQuery } from '../../ports/search-index.js';
import { Collection } from './collection.js';
import { decodeCursor, encodeCursor, type PageEnd } from './cursor.js';
import type { DocSet } from './doc-set.js';
import { FacetCounting } from './facets.js';
import { filtersOf } from './filters.js';
import { knownWords } from './known-words.js';
import { MatchFinder, type Matches } from './matches.js';
import type { OrderName } from './orders.js';
import { firstInOrder, mostRelevant } from './page.js';
import { read, type Reading } from '../search-text/reading.js';
import { isRanked } from '../../ranking/relevance.js';
import { Relevance } from './relevance.js';
import type { Stratum } from './strata.js';

interface Hit {
  /** Relevance, less than nothing: nearer ones are lower. */
  readonly distance: number;
  readonly ordinal: number;
}

interface Listing {
  readonly order: OrderName;
  readonly documents: DocSet;
  /** Null where nothing ranks. */
  readonly strata: readonly Stratum[] | null;
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
      ids: hits.slice(0, query.limit).map(({ ordinal }) => this.collection.columns.ids.at(ordinal)),
      total: all.documents.size,
      facets: query.facets ? this.#facets.count(filters, all) : null,
      cursor: more
        ? encodeCursor(query, {
            distance: last.distance,
            place: this.collection.orders.placeOf(listing.order, last.ordinal),
          })
        : null,
      corrections: reading.corrections,
    };
  }

  #listing(query: SearchQuery, reading: Reading, all: Matches): Listing {
    const order = query.sort === 'best' ? 'standing' : query.sort;
    if (!isRanked(query)) return { order, documents: all.documents, strata: null };
    const scores = new Relevance(query, reading, all, this.collection, this.#matches);
    return { order, documents: all.documents, strata: scores.strata() };
  }

  #hits({ order, documents, strata }: Listing, after: PageEnd | null, skip: number, count: number): Hit[] {
    const { orders, universe } = this.collection;
    const question = { order, count: skip + count, universe };
    if (strata !== null)
      return mostRelevant(orders, strata, { ...question, after })
        .slice(skip)
        .map(({ ordinal, relevance }) => ({ distance: 0 - relevance, ordinal }));
    return firstInOrder(orders, { ...question, documents, after: after?.place ?? null })
      .slice(skip)
      .map((ordinal) => ({ distance: 0, ordinal }));
  }
}
