import { GUIDE_LEVELS, LIMITS, findFighter } from '@combolab/contracts';
import { queryString } from '@combolab/contracts/filters';
import type { GuideFilters } from '../../entities/guides/guides-api.js';

const LEVELS: readonly string[] = GUIDE_LEVELS;
/** More fighters than this cannot be asked for. */
const FIGHTERS_MOST = 20;

/** What the address of the page asks for; what makes no sense in the game is left out. */
export function readDiscover(game: string, search: URLSearchParams): GuideFilters {
  const known = search.getAll('fighter').filter((id) => findFighter(id)?.gameId === game);
  return {
    game,
    q: (search.get('q') ?? '').trim().slice(0, LIMITS.searchLength),
    fighter: [...new Set(known)].slice(0, FIGHTERS_MOST),
    level: LEVELS.filter((level) => search.getAll('level').includes(level)),
  };
}

/** The address that asks for these guides. */
export const discoverAddress = ({ game, q, fighter, level }: GuideFilters): string =>
  `/discover/${game}${queryString({ ...(q !== '' && { q }), fighter, level })}`;

export const isFiltered = ({ q, fighter, level }: GuideFilters): boolean =>
  q !== '' || fighter.length > 0 || level.length > 0;
