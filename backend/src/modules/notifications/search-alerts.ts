import { setImmediate as breath } from 'node:timers/promises';
import { findsDocument, type Documents, type Logger, type SearchDocument, type SearchQuery } from '@combolab/platform';
import { readSearchAddress } from '../saved-searches/search-address.js';
import { SEARCH_BUCKETS, savedSearchesCollection, type SavedSearchDoc } from '../saved-searches/searches.projection.js';
import { askedQuery } from '../search/asked-query.js';

/** Addresses whose meaning is remembered. */
const MOST_READ = 10_000;

/** One combo that searches of one user find. */
export interface Match {
  readonly userId: string;
  readonly comboId: string;
  readonly searchIds: readonly string[];
}

/** Finds the saved searches with alerts that find a combo. */
export class SearchAlerts {
  readonly #meanings = new Map<string, SearchQuery | null>();

  constructor(
    private readonly documents: Pick<Documents, 'find'>,
    private readonly logger: Logger,
  ) {}

  /** Whether anybody wants to be told at all. */
  async any(): Promise<boolean> {
    const where = { alert: true, removed: false };
    return (await this.documents.find(savedSearchesCollection, { where, limit: 1 })).length > 0;
  }

  /** A part of all searches at a time, each part with all searches of its users. */
  async *matchesOf(combos: readonly SearchDocument[]): AsyncGenerator<readonly Match[]> {
    const games = [...new Set(combos.map(({ game }) => game))];
    for (let bucket = 0; games.length > 0 && bucket < SEARCH_BUCKETS; bucket++) {
      const searches: SavedSearchDoc[] = [];
      for (const game of [...games, null]) {
        const where = { alert: true, removed: false, game, bucket };
        for (const { doc } of await this.documents.find(savedSearchesCollection, { where })) searches.push(doc);
      }
      if (searches.length === 0) continue;
      for (const combo of combos) {
        yield this.#matching(combo, searches);
        await breath();
      }
    }
  }

  #matching(combo: SearchDocument, searches: readonly SavedSearchDoc[]): readonly Match[] {
    const found = new Map<string, string[]>();
    for (const { userId, searchId, query } of searches) {
      const meaning = this.#meaning(query);
      if (meaning === null || !findsDocument(meaning, combo)) continue;
      const ids = found.get(userId);
      if (ids === undefined) found.set(userId, [searchId]);
      else ids.push(searchId);
    }
    return [...found].map(([userId, ids]) => ({ userId, comboId: combo.id, searchIds: ids.sort() }));
  }

  /** null when the address means nothing any more. */
  #meaning(query: string): SearchQuery | null {
    const known = this.#meanings.get(query);
    if (known !== undefined) return known;
    let meaning: SearchQuery | null = null;
    try {
      meaning = askedQuery(readSearchAddress(query)).query;
    } catch (error) {
      this.logger.warn({ err: error }, 'a saved search is not understood any more');
    }
    if (this.#meanings.size >= MOST_READ) this.#meanings.clear();
    this.#meanings.set(query, meaning);
    return meaning;
  }
}
