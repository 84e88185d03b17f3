import { Inject, Injectable } from '@nestjs/common';
import { expandFighter, type QueryOf, type routes } from '@combolab/contracts';
import { BadCursorError, type SearchAnswer, type SearchQuery } from '@combolab/platform';
import type { BackendPorts } from '../../backend-ports.js';
import { refuse } from '../../problems.js';
import { PORTS } from '../../tokens.js';

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

@Injectable()
export class SearchService {
  constructor(@Inject(PORTS) private readonly ports: BackendPorts) {}

  /** @throws RefusedError 400 for a cursor of another query */
  async search(query: SearchQuery): Promise<SearchAnswer> {
    try {
      return await this.ports.search.search(query);
    } catch (error) {
      if (error instanceof BadCursorError || (error instanceof Error && error.name === 'BadCursorError')) {
        throw refuse.malformed('cursor: does not belong to this search. Start again without it.');
      }
      throw error;
    }
  }
}
