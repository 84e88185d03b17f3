import {
  BadCursorError,
  type SearchAnswer,
  type SearchDocument,
  type SearchIndex,
  type SearchQuery,
} from '../ports/search-index.js';
import { countFacets } from './memory-search-index/facets.js';
import { documentWords, fold, matches } from './memory-search-index/match.js';
import { compareRanks, rankOf, type Rank } from './memory-search-index/rank.js';
import { readText, type Vocabulary } from './memory-search-index/reading.js';

type Change = Parameters<SearchIndex['write']>[0][number];

/** An index that looks at every document for every query: slow, and plain enough to judge the fast one by. */
export function createMemorySearchIndex(): SearchIndex {
  return new MemorySearchIndex();
}

class MemorySearchIndex implements SearchIndex {
  #live = new Map<string, Change>();
  #next: Map<string, Change> | null = null;
  #checkpoint: string | null = null;
  #vocabulary: Vocabulary | null = null;

  write(changes: readonly Change[]): Promise<void> {
    this.#vocabulary = null;
    for (const index of this.#next === null ? [this.#live] : [this.#live, this.#next]) {
      for (const change of changes)
        if (isNewer(change, index.get(change.id))) index.set(change.id, structuredClone(change));
    }
    return Promise.resolve();
  }

  search(query: SearchQuery): Promise<SearchAnswer> {
    return new Promise((resolve) => {
      resolve(this.#answer(query));
    });
  }

  beginRebuild(): Promise<void> {
    this.#next = new Map();
    return Promise.resolve();
  }

  swap(): Promise<void> {
    if (this.#next === null) return Promise.reject(new Error('no rebuild of the search index is under way'));
    this.#live = this.#next;
    this.#next = null;
    this.#vocabulary = null;
    return Promise.resolve();
  }

  checkpoint(): Promise<string | null> {
    return Promise.resolve(this.#checkpoint);
  }

  setCheckpoint(checkpoint: string): Promise<void> {
    this.#checkpoint = checkpoint;
    return Promise.resolve();
  }

  count(): Promise<number> {
    return Promise.resolve(this.#documents().length);
  }

  [Symbol.asyncDispose](): Promise<void> {
    return Promise.resolve();
  }

  #documents(): SearchDocument[] {
    return [...this.#live.values()].filter((change): change is SearchDocument => !('deleted' in change));
  }

  #answer(query: SearchQuery): SearchAnswer {
    const documents = this.#documents();
    const { asked, corrections } = readText(query.text, (this.#vocabulary ??= vocabularyOf(documents)));
    const matching = documents.filter((document) => matches(document, query, asked));
    const hits = matching.map((document) => ({ id: document.id, rank: rankOf(document, query, asked) }));
    hits.sort((a, b) => compareRanks(a.rank, a.id, b.rank, b.id));
    const start = query.cursor === null ? query.skip : after(hits, readCursor(query, query.cursor));
    const page = hits.slice(start, start + query.limit);
    const last = page.at(-1);
    return {
      ids: page.map(({ id }) => id),
      total: matching.length,
      facets: query.facets ? countFacets(documents, query, asked) : null,
      cursor:
        last === undefined || start + query.limit >= hits.length
          ? null
          : JSON.stringify([questionOf(query), last.rank, last.id]),
      corrections,
    };
  }
}

function vocabularyOf(documents: readonly SearchDocument[]): Vocabulary {
  const counts = new Map<string, number>();
  for (const document of documents)
    for (const word of new Set(documentWords(document).all)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

interface Hit {
  readonly id: string;
  readonly rank: Rank;
}

function after(hits: readonly Hit[], last: Hit): number {
  const index = hits.findIndex(({ id, rank }) => compareRanks(rank, id, last.rank, last.id) > 0);
  return index === -1 ? hits.length : index;
}

/** The question without what differs between its pages. */
function questionOf(query: SearchQuery): string {
  const fields: unknown[] = Object.entries({
    ...query,
    text: fold(query.text),
    limit: 0,
    skip: 0,
    cursor: null,
    facets: false,
  }).sort();
  return JSON.stringify(fields);
}

function readCursor(query: SearchQuery, cursor: string): Hit {
  try {
    const [question, rank, id] = JSON.parse(cursor) as [string, Rank, string];
    if (question === questionOf(query)) return { rank, id };
  } catch (error) {
    // the same answer as for one of another query
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new BadCursorError('the cursor was not made by this query');
}

function isNewer(change: Change, known: Change | undefined): boolean {
  if (known === undefined) return true;
  return (
    change.version[0] > known.version[0] ||
    (change.version[0] === known.version[0] && change.version[1] > known.version[1])
  );
}
