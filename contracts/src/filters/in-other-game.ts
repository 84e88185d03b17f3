import type { GameId } from '../games/game.js';
import { slugOf } from '../games/registry.js';
import { activeFilters } from './active-filters.js';
import { inGame, type Filters } from './filters.js';

const FIGHTERS = ['attacker', 'defender', 'notAttacker', 'notDefender'] as const;

/**
 * The same question of another game, fighters as their namesakes there: Mario of Melee for Mario of Ultimate. Null where nothing is
 * asked, or where a part of it cannot be asked there.
 */
export function inOtherGame(filters: Filters, game: GameId): Filters | null {
  const asked = activeFilters(filters).length;
  if (game === filters.game || asked === 0) return null;
  const fighters = FIGHTERS.map((name) => [name, filters[name].map((id) => `${game}:${slugOf(id)}`)] as const);
  const there = inGame({ ...filters, ...Object.fromEntries<readonly string[]>(fighters) }, game);
  const isWhole = FIGHTERS.every((name) => there[name].length === filters[name].length);
  return isWhole && activeFilters(there).length === asked ? there : null;
}
