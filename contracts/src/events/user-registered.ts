import { z } from 'zod/mini';
import { defineEvent, personal } from './event.js';

/** An account began to take part. First event of user/<id>. */
export const UserRegistered = defineEvent('user.registered', {
  data: z.object({ userId: z.string(), displayName: personal(z.string()) }),
  example: { userId: 'u1', displayName: 'northwind' },
});
