import { z } from 'zod/mini';
import { defineEvent } from './event.js';

/** A combo was taken out of a list. */
export const ListComboRemoved = defineEvent('list.combo-removed', {
  data: z.object({ userId: z.string(), listId: z.string(), comboId: z.string() }),
  example: { userId: 'u1', listId: 'l1', comboId: 'c1' },
});
