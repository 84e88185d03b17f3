import { z } from 'zod/mini';
import { defineEvent } from './event.js';

/** An admin vouched for a combo. */
export const ComboVerified = defineEvent('combo.verified', {
  data: z.object({ comboId: z.string() }),
  example: { comboId: 'c1' },
});
