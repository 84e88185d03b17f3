import { randomInt } from 'node:crypto';
import { setImmediate as breath } from 'node:timers/promises';
import { findsDocument, type Documents, type Logger, type SearchDocument, type SearchQuery } from '@combolab/platform';
import { readSearchAddress } from '../search/search-address.js';
import { SEARCH_BUCKETS, savedSearchesCollection, type SavedSearchDoc } from '../saved-searches/searches.projection.js';
import type { AskedAuthors } from '../search/asked-authors.js';
import { askedQuery, authorsOf } from '../search/asked-query.js';

/** Addresses whose meaning is remembered. */
const MOST_READ = 10_000;
/** Searches that are asked before the process may do something else. */
const AT_ONCE = 200;

/** A combo, and how it was before what happened to it; null = nobody could find it before. */
export interface Changed {
  readonly now: SearchDocument;
  readonly before: SearchDocument | null;
}

/** One combo that searches of one user find. */
export interface Match {
  readonly userId: string;
  readonly comboId: string;
  readonly searchIds: readonly string[];
}

/** Finds the saved searches with alerts that find a combo and did not find it before. */
export class SearchAlerts {
  readonly #meanings = new Map<string, SearchQuery | null>();
  readonly #remembered: string[] = [];

  constructor(
    private readonly documents: Pick<Documents, 'find'>,
    private readonly logger: Logger,
    private readonly authors: Pick<AskedAuthors, 'known'>,
  ) {}

  /** Whether anybody wants to be told at all. */
  async any(): Promise<boolean> {
    const where = { alert: true, removed: false };
    return (await this.documents.find(savedSearchesCollection, { where, limit: 1 })).length > 0;
  }

  /** A part of all searches at a time, each part with all searches of its users. */
  async *matchesOf(combos: readonly Changed[]): AsyncGenerator<readonly Match[]> {
    const games = [...new Set(combos.flatMap(({ now }) => now.game))];
    for (let bucket = 0; games.length > 0 && bucket < SEARCH_BUCKETS; bucket++) {
      const searches: SavedSearchDoc[] = [];
      for (const game of [...games, null]) {
        const where = { alert: true, removed: false, game, bucket };
        for (const { doc } of await this.documents.find(savedSearchesCollection, { where })) searches.push(doc);
      }
      if (searches.length === 0) continue;
      for (const combo of combos) yield await this.#matching(combo, searches);
    }
  }

  async #matching({ now, before }: Changed, searches: readonly SavedSearchDoc[]): Promise<readonly Match[]> {
    const found = new Map<string, string[]>();
    for (const [at, { userId, searchId, query }] of searches.entries()) {
      if (at % AT_ONCE === 0) await breath();
      const meaning = await this.#meaning(query);
      if (meaning === null || !findsDocument(meaning, now)) continue;
      if (before !== null && findsDocument(meaning, before)) continue;
      const ids = found.get(userId);
      if (ids === undefined) found.set(userId, [searchId]);
      else ids.push(searchId);
    }
    return [...found].map(([userId, ids]) => ({ userId, comboId: now.id, searchIds: ids.sort() }));
  }

  /** null when the address means nothing any more. */
  async #meaning(query: string): Promise<SearchQuery | null> {
    const known = this.#meanings.get(query);
    if (known !== undefined) return known;
    let meaning: SearchQuery | null = null;
    try {
      const asked = readSearchAddress(query);
      meaning = askedQuery(asked, await this.authors.known(authorsOf(asked))).query;
    } catch (error) {
      this.logger.warn({ err: error }, 'a saved search is not understood any more');
    }
    this.#remember(query, meaning);
    return meaning;
  }

  /** When it is full any one makes room: all are asked in turn, so the oldest would always be the next that is needed. */
  #remember(query: string, meaning: SearchQuery | null): void {
    const isFull = this.#remembered.length >= MOST_READ;
    const at = isFull ? randomInt(MOST_READ) : this.#remembered.length;
    const forgotten = this.#remembered[at];
    if (forgotten !== undefined) this.#meanings.delete(forgotten);
    this.#remembered[at] = query;
    this.#meanings.set(query, meaning);
  }
}
