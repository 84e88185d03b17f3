import { z } from 'zod/mini';
import { defineEvent, personal } from './event.js';

/** A user made an API token. Its text is nowhere: only who has it can make its hash. Stream `user/<id>/tokens/<tokenId>`. */
export const ApiTokenMade = defineEvent('token.made', {
  data: z.object({
    userId: z.string(),
    tokenId: z.string(),
    name: personal(z.string()),
    scopes: z.array(z.string()),
    /** SHA-256 of its text, base64url. */
    hash: z.string(),
    /** ISO 8601 UTC. */
    expiresAt: z.string(),
  }),
  example: {
    userId: 'u1',
    tokenId: 't1',
    name: 'My overlay',
    scopes: ['read', 'write:lists'],
    hash: 'n4bQgYhMfWWaL-qgxVrQFaO_TxsrC4Is0V1sFbDwCgg',
    expiresAt: '2026-12-08T09:08:00.140Z',
  },
});
