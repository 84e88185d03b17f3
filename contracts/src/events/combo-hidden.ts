import { z } from 'zod/mini';
import { defineEvent } from './event.js';

/** An admin took a combo out of sight: only its author and admins still see it. */
export const ComboHidden = defineEvent('combo.hidden', {
  data: z.object({ comboId: z.string() }),
  example: { comboId: 'c1' },
});
