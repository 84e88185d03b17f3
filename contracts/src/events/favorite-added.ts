import { z } from 'zod/mini';
import { defineEvent } from './event.js';

/** A user keeps a combo as favourite. Stream user/<id>/favorites/<comboId>. */
export const FavoriteAdded = defineEvent('favorite.added', {
  data: z.object({ comboId: z.string(), userId: z.string() }),
  example: { comboId: 'c1', userId: 'u1' },
});
