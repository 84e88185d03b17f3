import { z } from 'zod/mini';
import { defineEvent } from './event.js';

/** The preview of this generation could not be made; the reason is for its author. */
export const PreviewFailed = defineEvent('preview.failed', {
  data: z.object({ comboId: z.string(), generation: z.int(), problem: z.string() }),
  example: { comboId: 'c1', generation: 1, problem: 'The clip could not be decoded.' },
});
