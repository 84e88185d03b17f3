import { z } from 'zod/mini';
import { defineEvent } from './event.js';

/** A user took a combo out of the practice queue; the next run puts it in again. */
export const PracticeStopped = defineEvent('practice.stopped', {
  data: z.object({ userId: z.string(), comboId: z.string() }),
  example: { userId: 'u1', comboId: 'c1' },
});
