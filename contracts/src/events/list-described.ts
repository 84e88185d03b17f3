import { z } from 'zod/mini';
import { defineEvent, personal } from './event.js';

/** Its owner changed what a list is called or who may read it; absent fields stay. */
export const ListDescribed = defineEvent('list.described', {
  data: z.object({
    userId: z.string(),
    listId: z.string(),
    name: z.exactOptional(personal(z.string())),
    description: z.exactOptional(personal(z.string())),
    isPublic: z.exactOptional(z.boolean()),
  }),
  example: { userId: 'u1', listId: 'l1', isPublic: true },
});
