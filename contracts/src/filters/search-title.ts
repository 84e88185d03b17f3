import { findGame } from '../games/registry.js';
import { activeFilters } from './active-filters.js';
import { filterWords } from './filter-words.js';
import type { Filters } from './filters.js';

/** What a search is called: the words of its chips, `Mario on Ness at 40%`; of none the game's combos, `Ultimate combos`. */
export function searchTitle(filters: Filters): string {
  const words = activeFilters(filters).map(filterWords).join(' ');
  const game = findGame(filters.game)?.shortName ?? filters.game;
  return words === '' ? `${game} combos` : `${words} · ${game}`;
}
