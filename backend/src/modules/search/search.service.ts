import { Inject, Injectable } from '@nestjs/common';
import { BadCursorError, SearchUnavailableError, type SearchAnswer, type SearchQuery } from '@combolab/platform';
import type { BackendPorts } from '../../backend-ports.js';
import { refuse } from '../../problems.js';
import { PORTS } from '../../tokens.js';
import { Browse, isBrowseCursor } from './browse.js';

/** How long the engine is left alone after it did not answer, in ms. */
const AWAY_MS = 2000;

export interface TextSearchOff {
  /** How many of the newest combos of each game were looked through; null means all. */
  readonly newest: number | null;
}

export interface Found extends SearchAnswer {
  /** Not null while the engine is away: the answer comes from the views. */
  readonly textSearchOff: TextSearchOff | null;
}

const isNamed = (error: unknown, name: string): boolean => error instanceof Error && error.name === name;

/** The views know neither words nor moves. */
const needsEngine = ({
  text,
  moves,
  allMoves,
  notMoves,
  sequence,
  first,
  starts,
  ends,
  inputs,
}: SearchQuery): boolean =>
  text !== '' ||
  first !== null ||
  [moves, allMoves, notMoves, sequence, starts, ends, inputs].some(({ length }) => length > 0);

@Injectable()
export class SearchService {
  readonly #browse: Browse;
  #awayUntil = 0;

  constructor(@Inject(PORTS) private readonly ports: Pick<BackendPorts, 'documents' | 'logger' | 'search'>) {
    this.#browse = new Browse(ports.documents);
  }

  /**
   * Filters go on while the engine is away, from the views; text does not.
   * @throws RefusedError 400 for a cursor of another query, 503 for what needs the engine while it is away
   */
  async search(query: SearchQuery): Promise<Found> {
    // what was begun without the engine is ended without it, so that no page repeats or leaves out a hit
    if (isBrowseCursor(query.cursor) && !needsEngine(query)) return this.#browse.search(query);
    if (Date.now() < this.#awayUntil) return this.#withoutEngine(query);
    try {
      return { ...(await this.ports.search.search(query)), textSearchOff: null };
    } catch (error) {
      if (isNamed(error, BadCursorError.name))
        throw refuse.malformed('cursor: does not belong to this search. Start again without it.');
      if (!isNamed(error, SearchUnavailableError.name)) throw error;
      this.#awayUntil = Date.now() + AWAY_MS;
      this.ports.logger.warn({ err: error }, 'text search is off; filters are answered from the views');
      return this.#withoutEngine(query);
    }
  }

  #withoutEngine(query: SearchQuery): Promise<Found> {
    if (needsEngine(query)) throw refuse.textSearchOff();
    // the engine alone can go on where it stopped
    if (query.cursor !== null) throw refuse.storeAway();
    return this.#browse.search(query);
  }
}
