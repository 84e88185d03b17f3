import { z } from 'zod/mini';
import { defineEvent } from './event.js';

/** The guide is a draft again: its author alone reads it. */
export const GuideUnpublished = defineEvent('guide.unpublished', {
  data: z.object({ userId: z.string(), guideId: z.string() }),
  example: { userId: 'u1', guideId: 'g1' },
});
