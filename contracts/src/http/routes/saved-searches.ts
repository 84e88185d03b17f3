import { z } from 'zod/mini';
import { LIMITS } from '../../views/limits.js';
import { SavedSearch } from '../../views/saved-search.js';
import { Id, text } from '../../views/text.js';
import { addresses } from '../addresses.js';
import { route } from '../route.js';

const Name = text(1, LIMITS.nameLength);

/** What stands behind the `?` of the search's address; order, page and facets are dropped. */
const Query = z.string().check(
  z.maxLength(LIMITS.savedQueryLength),
  z.refine((query) => query.isWellFormed() && !query.includes('\0'), {
    error: 'contains a character that cannot be searched',
  }),
);

export const savedSearchRoutes = {
  savedSearches: route({
    ...addresses.savedSearches,
    who: 'user',
    scope: 'read',
    summary: 'The own saved searches, newest first',
    answer: z.object({ searches: z.array(SavedSearch) }),
    reads: ['searches'],
  }),
  saveSearch: route({
    ...addresses.saveSearch,
    who: 'user',
    scope: null,
    summary: 'Keep a search; with the id of a kept one, change what is given of it',
    body: z
      .strictObject({
        searchId: z.optional(Id),
        /** Of a new one: the words of its filters when absent. */
        name: z.optional(Name),
        query: z.optional(Query),
        alert: z.optional(z.boolean()),
      })
      .check(
        z.refine(
          ({ searchId, query, alert }) => searchId !== undefined || (query !== undefined && alert !== undefined),
          {
            error: 'a new search needs a query and alert; to change a kept one, name its searchId',
          },
        ),
        z.refine(({ name, query, alert }) => name !== undefined || query !== undefined || alert !== undefined, {
          error: 'give what shall change: name, query or alert',
        }),
      ),
    answer: z.object({ search: SavedSearch, readAfter: z.string() }),
    problems: [404, 422],
  }),
  removeSearch: route({
    ...addresses.removeSearch,
    who: 'user',
    scope: null,
    summary: 'Drop a saved search',
    body: z.strictObject({ searchId: Id }),
    answer: z.object({ searchId: z.string(), removed: z.literal(true), readAfter: z.string() }),
    problems: [404],
  }),
};
