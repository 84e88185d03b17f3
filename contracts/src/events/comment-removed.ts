import { z } from 'zod/mini';
import { defineEvent } from './event.js';

/** A comment was removed; last event of its stream. */
export const CommentRemoved = defineEvent('comment.removed', {
  data: z.object({ comboId: z.string(), commentId: z.string() }),
  example: { comboId: 'c1', commentId: 'm1' },
});
