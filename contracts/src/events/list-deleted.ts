import { z } from 'zod/mini';
import { defineEvent } from './event.js';

/** Its owner deleted a list. Always the last event of its stream. */
export const ListDeleted = defineEvent('list.deleted', {
  data: z.object({ userId: z.string(), listId: z.string() }),
  example: { userId: 'u1', listId: 'l1' },
});
