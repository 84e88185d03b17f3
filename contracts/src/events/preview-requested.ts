import { z } from 'zod/mini';
import { defineEvent } from './event.js';

/** The author asked for another try at the preview. */
export const PreviewRequested = defineEvent('preview.requested', {
  data: z.object({ comboId: z.string(), generation: z.int() }),
  example: { comboId: 'c1', generation: 2 },
});
