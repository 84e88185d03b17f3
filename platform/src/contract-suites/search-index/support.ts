import { NO_VALUES } from '@combolab/contracts';
import {
  EVERYTHING,
  type SearchAnswer,
  type SearchDocument,
  type SearchIndex,
  type SearchQuery,
} from '../../ports/search-index.js';

export type CreateSearchIndex = () => Promise<SearchIndex>;

export { EVERYTHING };

/** A document with these fields and dull ones; created at second `version[1]` unless said. */
export function document(id: string, fields: Partial<SearchDocument> = {}): SearchDocument {
  return {
    id,
    version: [1, 1],
    ...NO_VALUES,
    game: ['ssbu'],
    attacker: ['ssbu:mario'],
    defender: ['ssbu:ness'],
    tag: ['String'],
    percent: [0, 50],
    difficulty: ['Easy'],
    difficultyScore: 2,
    verified: ['false'],
    numLikes: 0,
    standing: fields.numLikes ?? 0,
    createdAt: '2026-01-01T00:00:00.000Z',
    name: 'untitled',
    description: '',
    fighterNames: [],
    title: [],
    moves: [],
    mentioned: [],
    inputs: [],
    ...fields,
  };
}

export interface Asking {
  ids(change?: Partial<SearchQuery>): Promise<readonly string[]>;
  ask(change?: Partial<SearchQuery>): Promise<SearchAnswer>;
  /** All ids, page by page through the cursors. */
  pages(change: Partial<SearchQuery>): Promise<readonly string[]>;
}

export function asking(index: SearchIndex): Asking {
  const ask = (change: Partial<SearchQuery> = {}): Promise<SearchAnswer> => index.search({ ...EVERYTHING, ...change });
  return {
    ask,
    ids: async (change = {}) => (await ask(change)).ids,
    pages: async (change) => {
      const ids: string[] = [];
      let cursor: string | null = null;
      do {
        const answer: SearchAnswer = await ask({ ...change, cursor });
        if (answer.ids.length === 0 && cursor !== null) throw new Error('a cursor led to an empty page');
        ids.push(...answer.ids);
        cursor = answer.cursor;
      } while (cursor !== null);
      return ids;
    },
  };
}
