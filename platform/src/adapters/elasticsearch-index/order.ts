import type { estypes } from '@elastic/elasticsearch';
import type { SearchQuery } from '../../ports/search-index.js';
import { fold } from '../search-text/fold.js';
import type { Reading } from '../search-text/reading.js';
import { wordClauses, type Clause } from './conditions.js';

const isRanked = ({ sort, text }: SearchQuery): boolean => sort === 'best' && fold(text) !== '';

/** The order of the hits; ties newest first, then by id, so that a page can continue after any hit. */
export function orderOf(query: SearchQuery): estypes.SortCombinations[] {
  return [
    ...(isRanked(query) ? [{ _score: { order: 'desc' } } as const] : []),
    ...valueOrder(query),
    { createdMs: 'desc' },
    { id: 'desc' },
  ];
}

function valueOrder({ sort }: SearchQuery): estypes.SortCombinations[] {
  if (sort === 'new') return [];
  if (sort === 'easy') return [{ difficultyScore: 'asc' }];
  return [sort === 'wide' ? { width: 'desc' } : { numLikes: 'desc' }];
}

/** The nearness of the text as the whole score of a hit, 4 to 0, whatever Lucene would think of it. */
export function nearness(query: SearchQuery, reading: Reading): Clause[] {
  if (!isRanked(query)) return [];
  const { meant, start } = reading;
  const tiers: Clause[][] = [
    wordClauses(reading, 'label'),
    wordClauses(reading, 'name.words'),
    [{ bool: { should: [{ term: { name: meant } }, { prefix: { name: start } }] } }],
    [{ term: { name: meant } }],
  ];
  const queries = tiers.map((filter, at): Clause => ({
    constant_score: { filter: { bool: { filter } }, boost: at + 1 },
  }));
  return [{ dis_max: { queries } }];
}
