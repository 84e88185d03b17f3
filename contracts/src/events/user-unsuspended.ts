import { z } from 'zod/mini';
import { defineEvent } from './event.js';

/** A suspension was lifted before its end. */
export const UserUnsuspended = defineEvent('user.unsuspended', {
  data: z.object({ userId: z.string() }),
  example: { userId: 'u1' },
});
