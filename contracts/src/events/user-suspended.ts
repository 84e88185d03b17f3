import { z } from 'zod/mini';
import { defineEvent } from './event.js';

/** An account may only read, for a time. A later one replaces it. */
export const UserSuspended = defineEvent('user.suspended', {
  data: z.object({
    userId: z.string(),
    /** ISO 8601 UTC; null = without end. */
    until: z.nullable(z.string()),
  }),
  example: { userId: 'u1', until: '2026-02-03T04:05:06.789Z' },
});
