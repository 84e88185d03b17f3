import { z } from 'zod/mini';
import { defineEvent } from './event.js';

/** An admin took a comment out of sight: only its author and admins still see it. */
export const CommentHidden = defineEvent('comment.hidden', {
  data: z.object({ comboId: z.string(), commentId: z.string() }),
  example: { comboId: 'c1', commentId: 'm1' },
});
