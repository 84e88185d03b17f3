import { z } from 'zod/mini';
import { defineEvent } from './event.js';

/** A user has read every notification given until then. Stream `user/<id>/inbox`. */
export const InboxRead = defineEvent('inbox.read', {
  data: z.object({
    userId: z.string(),
    /** ISO 8601 UTC with milliseconds, inclusive; never before an earlier one of the stream. */
    upTo: z.string(),
  }),
  example: { userId: 'u1', upTo: '2026-01-02T03:04:05.678Z' },
});
