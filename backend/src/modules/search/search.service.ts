import { Inject, Injectable } from '@nestjs/common';
import { expandFighter, type QueryOf, type routes } from '@combolab/contracts';
import { BadCursorError, SearchUnavailableError, type SearchAnswer, type SearchQuery } from '@combolab/platform';
import type { BackendPorts } from '../../backend-ports.js';
import { refuse } from '../../problems.js';
import { PORTS } from '../../tokens.js';
import { Browse, isBrowseCursor } from './browse.js';

type Asked = QueryOf<typeof routes.search>;

/** A filter's fighters, groups as their members. @throws RefusedError 400 for an unknown one */
export const expandAll = (ids: readonly string[]): readonly string[] => [
  ...new Set(
    ids.flatMap((id) => {
      const members = expandFighter(id);
      if (members === undefined) throw refuse.unknown('character', id);
      return members;
    }),
  ),
];

export function toSearchQuery(asked: Asked): SearchQuery {
  const text = asked.q.trim();
  return {
    game: asked.game ?? null,
    attackers: expandAll(asked.attacker),
    defenders: expandAll(asked.defender),
    tags: asked.tag,
    notAttackers: expandAll(asked.notAttacker),
    notDefenders: expandAll(asked.notDefender),
    notTags: asked.notTag,
    percent: asked.percent ?? null,
    difficulties: asked.difficulty,
    verified: asked.verified === undefined ? null : asked.verified === 'true',
    text,
    sort: asked.sort ?? (text === '' ? 'new' : 'best'),
    limit: asked.limit,
    cursor: asked.cursor ?? null,
    skip: 0,
    facets: asked.facets === '1',
  };
}

/** How long the engine is left alone after it did not answer, in ms. */
const AWAY_MS = 2000;

export interface Found extends SearchAnswer {
  /** Not null while the engine is away: the answer comes from the views. */
  readonly textSearchOff: { readonly newest: number | null } | null;
}

const isNamed = (error: unknown, name: string): boolean => error instanceof Error && error.name === name;

@Injectable()
export class SearchService {
  readonly #browse: Browse;
  #awayUntil = 0;

  constructor(@Inject(PORTS) private readonly ports: BackendPorts) {
    this.#browse = new Browse(ports.documents);
  }

  /**
   * Filters go on while the engine is away, from the views; text does not.
   * @throws RefusedError 400 for a cursor of another query, 503 for what needs the engine while it is away
   */
  async search(query: SearchQuery): Promise<Found> {
    // what was begun without the engine is ended without it, so that no page repeats or leaves out a hit
    if (isBrowseCursor(query.cursor) && query.text === '') return this.#browse.search(query);
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
    if (query.text !== '') throw refuse.textSearchOff();
    // the engine alone can go on where it stopped
    if (query.cursor !== null) throw refuse.unavailable();
    return this.#browse.search(query);
  }
}
