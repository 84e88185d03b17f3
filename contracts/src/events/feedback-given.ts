import { z } from 'zod/mini';
import { defineEvent } from './event.js';

/** A user likes (1) or dislikes (-1) a combo. Stream combo/<id>/feedback/<userId>. */
export const FeedbackGiven = defineEvent('feedback.given', {
  data: z.object({ comboId: z.string(), userId: z.string(), status: z.literal([1, -1]) }),
  example: { comboId: 'c1', userId: 'u1', status: 1 },
});
