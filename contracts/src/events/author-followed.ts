import { z } from 'zod/mini';
import { defineEvent } from './event.js';

/** A user wants to hear of what an author shares. Stream user/<id>/follows/<authorId>. */
export const AuthorFollowed = defineEvent('author.followed', {
  data: z.object({ userId: z.string(), authorId: z.string() }),
  example: { userId: 'u1', authorId: 'u2' },
});
