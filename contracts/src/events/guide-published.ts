import { z } from 'zod/mini';
import { defineEvent } from './event.js';

/** Anyone may read the guide from now on. */
export const GuidePublished = defineEvent('guide.published', {
  data: z.object({ userId: z.string(), guideId: z.string() }),
  example: { userId: 'u1', guideId: 'g1' },
});
