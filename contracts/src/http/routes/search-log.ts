import { z } from 'zod/mini';
import { MISSED_DAYS, MissedSearch } from '../../views/missed-search.js';
import { addresses } from '../addresses.js';
import { route } from '../route.js';
import { wholeNumber } from './search.js';

const QUERY_LENGTH = 4000;

export const searchLogRoutes = {
  missedSearch: route({
    ...addresses.missedSearch,
    who: 'anyone',
    scope: null,
    summary: 'Note that a search brought nothing that anybody wanted to see; who searched is not kept',
    body: z.strictObject({
      /** What stands behind the `?` of the search's address. */
      query: z.string().check(z.minLength(1), z.maxLength(QUERY_LENGTH)),
    }),
    answer: z.object({
      /** False where the operator keeps no such notes. */
      noted: z.boolean(),
    }),
    reads: ['search'],
    whileSuspended: true,
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
