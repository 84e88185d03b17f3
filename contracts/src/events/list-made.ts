import { z } from 'zod/mini';
import { defineEvent, personal } from './event.js';

/** A user began a list of combos. First event of user/<id>/lists/<listId>. */
export const ListMade = defineEvent('list.made', {
  data: z.object({
    userId: z.string(),
    listId: z.string(),
    name: personal(z.string()),
    description: personal(z.string()),
    /** Whether anyone may read it. */
    isPublic: z.boolean(),
  }),
  example: { userId: 'u1', listId: 'l1', name: 'Ladder practice', description: 'Easy ones first.', isPublic: false },
});
