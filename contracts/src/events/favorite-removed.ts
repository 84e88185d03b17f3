import { z } from 'zod/mini';
import { defineEvent } from './event.js';

/** A user dropped a favourite. */
export const FavoriteRemoved = defineEvent('favorite.removed', {
  data: z.object({ comboId: z.string(), userId: z.string() }),
  example: { comboId: 'c1', userId: 'u1' },
});
