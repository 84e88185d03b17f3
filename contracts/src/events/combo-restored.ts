import { z } from 'zod/mini';
import { defineEvent } from './event.js';

/** An admin let everybody see a hidden combo again. */
export const ComboRestored = defineEvent('combo.restored', {
  data: z.object({ comboId: z.string() }),
  example: { comboId: 'c1' },
});
