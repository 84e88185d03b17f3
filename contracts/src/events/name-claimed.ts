import { z } from 'zod/mini';
import { defineEvent } from './event.js';

/** A display name belongs to a user. Stream name/<HMAC of its confusable skeleton>. */
export const NameClaimed = defineEvent('name.claimed', {
  data: z.object({ userId: z.string() }),
  example: { userId: 'u1' },
});
