import { LIMITS } from '../views/limits.js';
import { filterQuery, type Filters } from './filters.js';
import type { QueryValue } from './query-string.js';

/** The question that the first page of a search asks (`GET /search/combos`): results ask it, and documents name its answer ahead. */
export const firstPageQuery = (filters: Filters): Readonly<Record<string, QueryValue>> => ({
  game: filters.game,
  ...filterQuery(filters),
  limit: LIMITS.pageSize,
  near: '1',
  facets: '1',
});
