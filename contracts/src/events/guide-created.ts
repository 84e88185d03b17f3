import { z } from 'zod/mini';
import { defineEvent } from './event.js';

/** An author began a guide: a draft with one empty title. First event of guide/<guideId>. */
export const GuideCreated = defineEvent('guide.created', {
  data: z.object({
    userId: z.string(),
    guideId: z.string(),
    /** Id of its first section. */
    sectionId: z.int(),
  }),
  example: { userId: 'u1', guideId: 'g1', sectionId: 1 },
});
