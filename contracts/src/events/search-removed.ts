import { z } from 'zod/mini';
import { defineEvent } from './event.js';

/** A user dropped a saved search; saving it again brings it back. */
export const SearchRemoved = defineEvent('search.removed', {
  data: z.object({ userId: z.string(), searchId: z.string() }),
  example: { userId: 'u1', searchId: 's1' },
});
