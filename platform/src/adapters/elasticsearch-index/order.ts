import type { estypes } from '@elastic/elasticsearch';
import type { SearchQuery } from '../../ports/search-index.js';
import { isRanked } from '../../ranking/relevance.js';

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
  if (sort === 'wide') return [{ width: 'desc' }];
  return [sort === 'liked' ? { numLikes: 'desc' } : { standing: 'desc' }];
}
