import { z } from 'zod/mini';
import { defineEvent } from './event.js';

/** A user follows an author no longer, or the author's account has ended. */
export const AuthorUnfollowed = defineEvent('author.unfollowed', {
  data: z.object({ userId: z.string(), authorId: z.string() }),
  example: { userId: 'u1', authorId: 'u2' },
});
