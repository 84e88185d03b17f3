import { z } from 'zod/mini';
import { defineEvent } from './event.js';

/** An admin let everybody see a hidden comment again. */
export const CommentRestored = defineEvent('comment.restored', {
  data: z.object({ comboId: z.string(), commentId: z.string() }),
  example: { comboId: 'c1', commentId: 'm1' },
});
