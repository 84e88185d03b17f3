import { z } from 'zod/mini';
import { defineEvent, personal } from './event.js';

/** A user changed profile or settings; absent fields stay. */
export const UserEdited = defineEvent('user.edited', {
  data: z.object({
    userId: z.string(),
    displayName: z.exactOptional(personal(z.string())),
    photoUrl: z.exactOptional(personal(z.string())),
    fullscreenMode: z.exactOptional(z.boolean()),
  }),
  example: { userId: 'u1', fullscreenMode: true },
});
