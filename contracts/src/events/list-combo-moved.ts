import { z } from 'zod/mini';
import { defineEvent } from './event.js';

/** A combo of a list has another place. */
export const ListComboMoved = defineEvent('list.combo-moved', {
  data: z.object({
    userId: z.string(),
    listId: z.string(),
    comboId: z.string(),
    /** Its place among all of the list, from 0, once it was taken out of its old one. */
    to: z.int(),
  }),
  example: { userId: 'u1', listId: 'l1', comboId: 'c1', to: 0 },
});
