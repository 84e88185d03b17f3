import { z } from 'zod/mini';
import { defineEvent } from './event.js';

/** An admin let everybody see a hidden guide again. */
export const GuideRestored = defineEvent('guide.restored', {
  data: z.object({ guideId: z.string() }),
  example: { guideId: 'g1' },
});
