import { z } from 'zod/mini';
import { defineEvent } from './event.js';

/** A display name is free again. */
export const NameReleased = defineEvent('name.released', {
  data: z.object({ userId: z.string() }),
  example: { userId: 'u1' },
});
