import type { Difficulty, FacetCounts, SearchSort, Tag } from '@combolab/contracts';

/** One combo as the index knows it. Counts here sort and rank; counts shown to people come from the views. */
export interface SearchDocument {
  readonly id: string;
  /** Version of the view it was read from; an older one never overwrites a newer one. */
  readonly version: readonly [epoch: number, n: number];
  readonly game: string;
  readonly attacker: string;
  readonly defenders: readonly string[];
  readonly tags: readonly Tag[];
  readonly percent: readonly [low: number, high: number];
  readonly difficulty: Difficulty;
  /** Higher is harder; sorts `easy`. */
  readonly difficultyScore: number;
  readonly verified: boolean;
  readonly numLikes: number;
  /** ISO 8601 UTC. */
  readonly createdAt: string;
  readonly name: string;
  readonly description: string;
  /** Names of all its fighters, for text. */
  readonly fighterNames: readonly string[];
  /** Ids of its moves in the order they happen, at most 200: `['up-throw', 'up-air', 'up-air']`. */
  readonly moves: readonly string[];
  /** Types of the pressed inputs in the order they are pressed, a hold once at its start; at most 1,500. */
  readonly inputs: readonly string[];
  /** The version of the game it was tested on; null = not said. */
  readonly patch: string | null;
  /** Under which it works, a term for each: `['position:ledge', 'di:out']`. Absent where nothing is said. */
  readonly conditions?: readonly string[];
}

/** Any of the values inside one list, all of the lists together. Empty = no condition. */
export interface SearchQuery {
  readonly game: string | null;
  readonly attackers: readonly string[];
  readonly defenders: readonly string[];
  readonly tags: readonly Tag[];
  readonly notAttackers: readonly string[];
  readonly notDefenders: readonly string[];
  readonly notTags: readonly Tag[];
  /** Overlap, both ends inclusive; the whole of it where `wholePercent` says so. */
  readonly percent: readonly [low: number, high: number] | null;
  /** The combo works at every percent of the range. */
  readonly wholePercent: boolean;
  readonly difficulties: readonly Difficulty[];
  readonly verified: boolean | null;
  /** Any of them. */
  readonly moves: readonly string[];
  /** Every one of them, in any order. */
  readonly allMoves: readonly string[];
  /** None of them. */
  readonly notMoves: readonly string[];
  /** These moves in this order, others may stand between; one named twice happens twice. At most 20. */
  readonly sequence: readonly string[];
  /** The move the combo starts with; null = no condition. */
  readonly first: string | null;
  /** These inputs in this order, others may stand between; one named twice is pressed twice. At most 30. */
  readonly inputs: readonly string[];
  /** Tested on exactly this version of the game; null = no condition. */
  readonly patch: string | null;
  /** Of each of these lists it has one of the terms. */
  readonly conditions: readonly (readonly string[])[];
  /**
   * All words, folded, the last as a prefix; '' = no text. A word that no combo has (as the last: that no word starts
   * with) is read as the nearest words there are, see {@link SearchAnswer.corrections}; never one in quotes.
   */
  readonly text: string;
  readonly sort: SearchSort;
  /** 1 to 50. */
  readonly limit: number;
  /** Where to continue; from an earlier answer to the same query. */
  readonly cursor: string | null;
  /** Skips this many hits (0 to 10,000) when there is no cursor. */
  readonly skip: number;
  readonly facets: boolean;
}

/** A word of the text that no combo has, folded, and what it was read as: of several words as near the most frequent. */
export interface ReadAs {
  readonly from: string;
  readonly to: string;
}

/** An empty question: everything, newest first. */
export const EVERYTHING: SearchQuery = {
  game: null,
  attackers: [],
  defenders: [],
  tags: [],
  notAttackers: [],
  notDefenders: [],
  notTags: [],
  percent: null,
  wholePercent: false,
  difficulties: [],
  verified: null,
  moves: [],
  allMoves: [],
  notMoves: [],
  sequence: [],
  first: null,
  inputs: [],
  patch: null,
  conditions: [],
  text: '',
  sort: 'new',
  limit: 10,
  cursor: null,
  skip: 0,
  facets: false,
};

export interface SearchAnswer {
  readonly ids: readonly string[];
  readonly total: number;
  readonly facets: FacetCounts | null;
  /** null at the end. */
  readonly cursor: string | null;
  /**
   * How unknown words of the text were read, the first 8 of them, in their order. One of 4 letters or more is read as all
   * words that differ by one letter added, left out, changed or swapped with the next, the first letter kept; one of 8 or
   * more also by two when there are none by one. Words are those of all combos, whatever the filters; a known word is never
   * read as another.
   */
  readonly corrections: readonly ReadAs[];
}

/** Filters, text, exact totals and exact disjunctive facet counts. Every adapter passes `describeSearchIndex`. */
export interface SearchIndex extends AsyncDisposable {
  /** Writes whole documents; `deleted` leaves a tombstone that keeps its version. Durable enough to be rebuilt, not more. */
  write(
    changes: readonly (
      SearchDocument | { readonly id: string; readonly version: readonly [number, number]; readonly deleted: true }
    )[],
  ): Promise<void>;
  /**
   * @throws BadCursorError when the cursor was not made by this query
   * @throws SearchUnavailableError while the engine is down
   */
  search(query: SearchQuery): Promise<SearchAnswer>;
  /** Starts an empty index beside the running one; writes go to both until `swap`, searches to the old one. */
  beginRebuild(): Promise<void>;
  /** The rebuilt index answers from now on; no search fails meanwhile. */
  swap(): Promise<void>;
  /** A text the indexer stores with its writes to know where to continue; null when the index is new. */
  checkpoint(): Promise<string | null>;
  setCheckpoint(checkpoint: string): Promise<void>;
  /** Searchable documents. */
  count(): Promise<number>;
}

export class BadCursorError extends Error {
  override name = 'BadCursorError';
}

/** The engine is down; nothing was searched or written. */
export class SearchUnavailableError extends Error {
  override name = 'SearchUnavailableError';
}
