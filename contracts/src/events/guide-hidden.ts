import { z } from 'zod/mini';
import { defineEvent } from './event.js';

/** An admin took a guide out of sight: only its author and admins still see it. What it says stays as it is. */
export const GuideHidden = defineEvent('guide.hidden', {
  data: z.object({ guideId: z.string() }),
  example: { guideId: 'g1' },
});
