import { z } from 'zod/mini';
import { defineEvent } from './event.js';

/** A user took like or dislike back. */
export const FeedbackCleared = defineEvent('feedback.cleared', {
  data: z.object({ comboId: z.string(), userId: z.string() }),
  example: { comboId: 'c1', userId: 'u1' },
});
