import { GAME_IDS } from '@combolab/contracts';
import { createMemorySearchIndex, type Documents, type SearchIndex, type SearchQuery } from '@combolab/platform';
import { combosCollection, isShown } from '../combos/combos.projection.js';
import { NO_VOTES, talliesCollection } from '../feedback/tallies.projection.js';
import { searchDocument } from './index-source.js';
import type { Found } from './search.service.js';

/** Combos of each game that are looked through. */
const NEWEST = 2000;
/** How long what was read of the views is used, in ms. */
const FRESH_MS = 2000;

const CURSOR = /^browse\.(\d{1,6})\.([\w-]{1,64})$/;

/** Whether `Browse` made it. */
export const isBrowseCursor = (cursor: string | null): boolean => cursor !== null && CURSOR.test(cursor);

export interface BrowseOptions {
  readonly newest?: number;
  readonly freshMs?: number;
}

interface Shelf {
  readonly index: SearchIndex;
  /** True when a game has more combos than were read. */
  readonly partial: boolean;
}

/** Answers searches without text from the views, for the time in which the search engine is away. */
export class Browse {
  readonly #newest: number;
  readonly #freshMs: number;
  #shelf: Promise<Shelf> | null = null;
  #readAt = 0;

  constructor(
    private readonly documents: Documents,
    { newest = NEWEST, freshMs = FRESH_MS }: BrowseOptions = {},
  ) {
    this.#newest = newest;
    this.#freshMs = freshMs;
  }

  async search(query: SearchQuery): Promise<Found> {
    const { index, partial } = await this.#fresh();
    const limit = this.#newest * GAME_IDS.length;
    const { ids, total, facets } = await index.search({ ...query, cursor: null, skip: 0, limit });
    const start = startOf(query, ids);
    const page = ids.slice(start, start + query.limit);
    const next = start + page.length;
    const last = page.at(-1);
    return {
      ...{ ids: page, total, facets, corrections: [] },
      cursor: last === undefined || next >= ids.length ? null : `browse.${String(next)}.${last}`,
      textSearchOff: { newest: partial ? this.#newest : null },
    };
  }

  /** Everybody who asks meanwhile waits for the same reading. */
  #fresh(): Promise<Shelf> {
    if (this.#shelf === null || performance.now() - this.#readAt >= this.#freshMs) {
      this.#readAt = performance.now();
      const reading = this.#read();
      this.#shelf = reading;
      reading.catch(() => {
        if (this.#shelf === reading) this.#shelf = null;
      });
    }
    return this.#shelf;
  }

  async #read(): Promise<Shelf> {
    const index = createMemorySearchIndex();
    let partial = false;
    for (const gameId of GAME_IDS) {
      const combos = await this.documents.find(combosCollection, {
        where: { gameId, deleted: false },
        orderBy: [['createdAt', 'desc']],
        limit: this.#newest + 1,
      });
      partial ||= combos.length > this.#newest;
      const read = combos.slice(0, this.#newest).filter(({ doc }) => isShown(doc));
      const tallies = await this.documents.getMany(
        talliesCollection,
        read.map(({ id }) => id),
      );
      const votes = new Map(tallies.map(({ id, doc }) => [id, doc]));
      await index.write(
        read.map(({ id, doc, version }) => searchDocument(id, doc, version, votes.get(id) ?? NO_VOTES)),
      );
    }
    return { index, partial };
  }
}

/** Behind the last hit of the page before; where that is gone, where it was. */
function startOf({ cursor, skip }: SearchQuery, ids: readonly string[]): number {
  const [, place, last] = CURSOR.exec(cursor ?? '') ?? [];
  if (last === undefined) return skip;
  const at = ids.indexOf(last);
  return at >= 0 ? at + 1 : Number(place) - 1;
}
