import { z } from 'zod/mini';
import { defineEvent } from './event.js';

/** The guide is gone. Always the last event of its stream. */
export const GuideDeleted = defineEvent('guide.deleted', {
  data: z.object({ userId: z.string(), guideId: z.string() }),
  example: { userId: 'u1', guideId: 'g1' },
});
