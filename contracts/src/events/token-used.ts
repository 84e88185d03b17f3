import { z } from 'zod/mini';
import { defineEvent } from './event.js';

/** An API token opened something for the first time on a day. */
export const ApiTokenUsed = defineEvent('token.used', {
  data: z.object({
    userId: z.string(),
    tokenId: z.string(),
    /** `YYYY-MM-DD` in UTC. */
    day: z.string(),
  }),
  example: { userId: 'u1', tokenId: 't1', day: '2026-11-09' },
});
