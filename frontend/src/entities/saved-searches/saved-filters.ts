import { LIMITS, type SavedSearch } from '@combolab/contracts';
import {
  activeFilters,
  filterQuery,
  type Filters,
  gameOf,
  LIST_FILTERS,
  queryString,
  readFilters,
  resultsAddress,
} from '@combolab/contracts/filters';
import { filterWords } from '../../shared/terms/filters.js';
import { t } from './texts.js';

/** Lists in one order, and no order of the results: what a saved search keeps. */
const settled = (filters: Filters): Filters => ({
  ...filters,
  ...Object.fromEntries(LIST_FILTERS.map((name) => [name, [...filters[name]].sort()])),
  q: filters.q.trim(),
  sort: null,
});

/** What these filters are saved as. */
export const queryOf = (filters: Filters): string =>
  queryString({ game: filters.game, ...filterQuery(settled(filters)) }).slice(1);

/** The filters that a saved search stands for. */
export function filtersOf({ query, game }: Pick<SavedSearch, 'query' | 'game'>): Filters {
  const search = new URLSearchParams(query);
  return readFilters(search, gameOf(search.get('game') ?? game ?? undefined));
}

/** The kept search that asks for the very same; undefined when there is none. */
export function savedAs(filters: Filters, searches: readonly SavedSearch[]): SavedSearch | undefined {
  const address = resultsAddress(settled(filters));
  return searches.find((search) => resultsAddress(settled(filtersOf(search))) === address);
}

/** The beginning of a text, at most so many UTF-16 units long, that ends with a whole character. */
function cut(text: string, most: number): string {
  let kept = '';
  for (const character of text) {
    if (kept.length + character.length > most) break;
    kept += character;
  }
  return kept;
}

/** A name for these filters: the words of their chips. */
export function nameOf(filters: Filters, gameName: string): string {
  const words = activeFilters(filters).map(filterWords).join(' ');
  return cut(words === '' ? t('allCombosOf', { game: gameName }) : words, LIMITS.nameLength).trim();
}
