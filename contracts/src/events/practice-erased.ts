import { z } from 'zod/mini';
import { defineEvent } from './event.js';

/** The account of who practised ended: nothing of it counts any more. Always the last event of its stream. */
export const PracticeErased = defineEvent('practice.erased', {
  data: z.object({ userId: z.string(), comboId: z.string() }),
  example: { userId: 'u1', comboId: 'c1' },
});
