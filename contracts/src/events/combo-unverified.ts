import { z } from 'zod/mini';
import { defineEvent } from './event.js';

/** An admin withdrew the verification. */
export const ComboUnverified = defineEvent('combo.unverified', {
  data: z.object({ comboId: z.string() }),
  example: { comboId: 'c1' },
});
