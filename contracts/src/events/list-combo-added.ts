import { z } from 'zod/mini';
import { defineEvent } from './event.js';

/** A combo came into a list. */
export const ListComboAdded = defineEvent('list.combo-added', {
  data: z.object({
    userId: z.string(),
    listId: z.string(),
    comboId: z.string(),
    /** Its place among all of the list, from 0; later ones move back by one. */
    at: z.int(),
  }),
  example: { userId: 'u1', listId: 'l1', comboId: 'c1', at: 0 },
});
