import { z } from 'zod/mini';
import { MISSED_DAYS, MissedSearch } from '../../views/missed-search.js';
import { POPULAR_SEARCHES, PopularSearch } from '../../views/popular-search.js';
import { addresses } from '../addresses.js';
import { route } from '../route.js';
import { GameIdParam } from './games.js';
import { SearchAddress, wholeNumber } from './search.js';

const Noted = z.object({
  /** False where the operator keeps no such notes, or it is none that is kept. */
  noted: z.boolean(),
});

export const searchLogRoutes = {
  missedSearch: route({
    ...addresses.missedSearch,
    who: 'anyone',
    scope: null,
    summary: 'Note that a search brought nothing that anybody wanted to see; who searched is not kept',
    body: z.strictObject({ query: SearchAddress }),
    answer: Noted,
    reads: ['search'],
    whileSuspended: true,
  }),
  openedSearch: route({
    ...addresses.openedSearch,
    who: 'anyone',
    scope: null,
    summary: 'Note that a combo that a search had found was opened; who searched is not kept',
    body: z.strictObject({ query: SearchAddress }),
    answer: Noted,
    whileSuspended: true,
  }),
  popularSearches: route({
    ...addresses.popularSearches,
    who: 'anyone',
    scope: 'read',
    summary:
      'Searches of a game that led several people to combos lately, the most frequent first; such as say nothing but the words of the game',
    query: z.strictObject({ game: GameIdParam }),
    answer: z.object({ searches: z.array(PopularSearch).check(z.maxLength(POPULAR_SEARCHES)) }),
    cachedForVisitors: true,
  }),
  missedSearches: route({
    ...addresses.missedSearches,
    who: 'admin',
    scope: null,
    summary: 'Searches of the last days that brought nothing anybody wanted to see, the most frequent first',
    query: z.strictObject({ days: z._default(wholeNumber(1, MISSED_DAYS), MISSED_DAYS) }),
    answer: z.object({
      /** False where the operator keeps no such notes. */
      on: z.boolean(),
      /** At most 200. */
      searches: z.array(MissedSearch),
      /** How many different ones there are. */
      total: z.int(),
    }),
    problems: [403],
  }),
};
