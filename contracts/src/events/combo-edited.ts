import { z } from 'zod/mini';
import { comboContent, comboContentExample } from './combo-added.js';
import { defineEvent } from './event.js';

/** The author or an admin replaced the content of a combo; the clip stays. */
export const ComboEdited = defineEvent('combo.edited', {
  data: z.object({ comboId: z.string(), ...comboContent }),
  example: { comboId: 'c1', ...comboContentExample },
  // as those of combo.added
  upcasts: [(old) => old, (old) => old, (old) => old, (old) => old],
});
