import { z } from 'zod/mini';
import { defineEvent, personal } from './event.js';

/** Its author wrote a comment anew. */
export const CommentEdited = defineEvent('comment.edited', {
  data: z.object({ comboId: z.string(), commentId: z.string(), text: personal(z.string()) }),
  example: { comboId: 'c1', commentId: 'm1', text: 'Works at 62 on DK too.' },
});
