import { z } from 'zod/mini';
import { defineEvent } from './event.js';

/** A combo was deleted; always the last event of its stream. */
export const ComboDeleted = defineEvent('combo.deleted', {
  data: z.object({ comboId: z.string() }),
  example: { comboId: 'c1' },
});
