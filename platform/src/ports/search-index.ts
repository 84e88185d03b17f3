import type { ExcludedValues, FacetCounts, FieldValues, SearchSort } from '@combolab/contracts';
import { NO_VALUES, NOTHING_EXCLUDED } from '@combolab/contracts/plain';
import type { ShardPlaces } from './event-log.js';

/**
 * One combo as the index knows it: what it has of each field of the table, and what is searched in other ways. Counts here sort
 * and rank; counts shown to people come from the views.
 */
export interface SearchDocument extends FieldValues {
  readonly id: string;
  /** Version of the view it was read from; an older one never overwrites a newer one. */
  readonly version: readonly [epoch: number, n: number];
  readonly percent: readonly [low: number, high: number];
  /** Higher is harder; sorts `easy`. */
  readonly difficultyScore: number;
  readonly numLikes: number;
  /** A whole number, the higher the better; see `standingOf`. */
  readonly standing: number;
  /** ISO 8601 UTC. */
  readonly createdAt: string;
  readonly name: string;
  readonly description: string;
  /** Names of all its fighters, for text. */
  readonly fighterNames: readonly string[];
  /** Words of its name, each once, as `titleWords` reads them: moves as their ids in whatever spelling. */
  readonly title: readonly string[];
  /** Ids of the moves that are done, in the order they happen, at most 200: `['up-throw', 'up-air', 'up-air']`. */
  readonly moves: readonly string[];
  /** Ids of moves that are only spoken of, each once. */
  readonly mentioned: readonly string[];
  /** Types of the pressed inputs in the order they are pressed, a hold once at its start; at most 1,500. */
  readonly inputs: readonly string[];
}

/** Any of a field's values, all of the fields together, none of what is excluded. Empty = no condition. */
export interface SearchQuery extends FieldValues, ExcludedValues {
  /** Overlap, both ends inclusive; the whole of it where `wholePercent` says so. */
  readonly percent: readonly [low: number, high: number] | null;
  /** The combo works at every percent of the range. */
  readonly wholePercent: boolean;
  /** Any of them, done or only spoken of. */
  readonly moves: readonly string[];
  /** Every one of them, in any order, done or only spoken of. */
  readonly allMoves: readonly string[];
  /** None of them is done. */
  readonly notMoves: readonly string[];
  /** These moves in this order, others may stand between; one named twice happens twice. At most 20. */
  readonly sequence: readonly string[];
  /** The move the combo starts with; null = no condition. */
  readonly first: string | null;
  /** The sequence has no others between its moves. */
  readonly contiguous: boolean;
  /** It starts with these moves, none between; a throw also after its grab. At most 20. */
  readonly starts: readonly string[];
  /** It ends with these moves, none between. At most 20. */
  readonly ends: readonly string[];
  /** These inputs in this order, others may stand between; one named twice is pressed twice. At most 30. */
  readonly inputs: readonly string[];
  /**
   * All words, folded, the last as a prefix; '' = no text. A word that no combo has (as the last: that no word starts
   * with) is read as the nearest words there are, see {@link SearchAnswer.corrections}; never one in quotes.
   */
  readonly text: string;
  /**
   * How many of the words of the text have to be there. With `one` and `none`, in the order `best`, those with more of them stand
   * first.
   */
  readonly words: 'all' | 'one' | 'none';
  /** What titles are compared with in the order `best`: words as documents have them in `title`, each once. */
  readonly titleWords: readonly string[];
  /** Words of the names of the fighters that are asked for, each once, none of them in `titleWords`. */
  readonly titleNames: readonly string[];
  /** The question as it was typed, folded; '' = none. A name that is the very same stands before others that say the same. */
  readonly titleText: string;
  /** `best`: by the weights of `ranking/relevance.ts` where something ranks, ties and all else by standing, newest first. */
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
  ...NO_VALUES,
  ...NOTHING_EXCLUDED,
  percent: null,
  wholePercent: false,
  moves: [],
  allMoves: [],
  notMoves: [],
  sequence: [],
  first: null,
  contiguous: false,
  starts: [],
  ends: [],
  inputs: [],
  text: '',
  words: 'all',
  titleWords: [],
  titleNames: [],
  titleText: '',
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
      | SearchDocument
      | { readonly id: string; readonly version: readonly [number, number]; readonly deleted: true }
    )[],
  ): Promise<void>;
  /**
   * @throws BadCursorError when the cursor was not made by this query
   * @throws SearchUnavailableError while the engine is down
   */
  search(query: SearchQuery): Promise<SearchAnswer>;
  /**
   * Starts an empty index beside the running one; writes go to both until `swap`, searches to the old one. It has the checkpoint of the
   * running one, and the places of these shards where several indexers keep it.
   */
  beginRebuild(shards?: readonly string[]): Promise<void>;
  /** The rebuilt index answers from now on; no search fails meanwhile. */
  swap(): Promise<void>;
  /** A text the indexer stores with its writes to know where to continue; null when the index is new. */
  checkpoint(): Promise<string | null>;
  setCheckpoint(checkpoint: string): Promise<void>;
  /** Searchable documents. */
  count(): Promise<number>;
}

/** An index that several indexers keep, each for some shards of the log. */
export interface ShardedSearchIndex extends SearchIndex {
  /** How far these shards are in the index, where they are farther than `checkpoint`. */
  places(shards: readonly string[]): Promise<ShardPlaces>;
  /** Stores how far some shards are; those of others stay. */
  setPlaces(places: ShardPlaces): Promise<void>;
}

export class BadCursorError extends Error {
  override name = 'BadCursorError';
}

/** The engine is down; nothing was searched or written. */
export class SearchUnavailableError extends Error {
  override name = 'SearchUnavailableError';
}
