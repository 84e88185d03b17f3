import { z } from 'zod/mini';
import { defineEvent } from './event.js';

/** A user ended their account; always the last event of user/<id>. What they made goes afterwards, then what they wrote. */
export const AccountDeleted = defineEvent('account.deleted', {
  data: z.object({ userId: z.string() }),
  example: { userId: 'u1' },
});
