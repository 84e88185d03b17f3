import { z } from 'zod/mini';
import { defineEvent, personal } from './event.js';

/** Somebody commented on a combo. Stream `combo/<id>/comments/<commentId>`. */
export const CommentAdded = defineEvent('comment.added', {
  data: z.object({
    comboId: z.string(),
    commentId: z.string(),
    userId: z.string(),
    text: personal(z.string()),
    /** Frame of the clip it is about, if any. */
    frame: z.optional(z.int()),
    /** Comment it answers, if any. */
    parentId: z.optional(z.string()),
  }),
  example: { comboId: 'c1', commentId: 'm1', userId: 'u1', text: 'Works at 64 on DK too.' },
});
