import { z } from 'zod/mini';
import { defineEvent } from './event.js';

/** An API token opens nothing any more; always the last of its stream. */
export const ApiTokenRevoked = defineEvent('token.revoked', {
  data: z.object({ userId: z.string(), tokenId: z.string() }),
  example: { userId: 'u1', tokenId: 't1' },
});
