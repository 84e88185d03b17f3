import { z } from 'zod/mini';
import { defineEvent, personal } from './event.js';

/** A user keeps a search under a name, whole: the same id again replaces it. Stream `user/<id>/searches/<searchId>`. */
export const SearchSaved = defineEvent('search.saved', {
  data: z.object({
    userId: z.string(),
    searchId: z.string(),
    name: personal(z.string()),
    /** The only game it can find combos of; null = any. */
    game: z.nullable(z.string()),
    /** Parameters of the search's address in their canonical order; it may hold words. Without it nothing is left of the search. */
    query: personal(z.string()),
    /** Whether its owner is told of new combos that it finds. */
    alert: z.boolean(),
  }),
  example: {
    userId: 'u1',
    searchId: 's1',
    name: 'Mario on DK, 0–60%',
    game: 'ssbu',
    query: 'game=ssbu&attacker=ssbu%3Amario&defender=ssbu%3Adonkey-kong&percent=0-60',
    alert: true,
  },
});
