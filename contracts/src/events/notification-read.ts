import { z } from 'zod/mini';
import { defineEvent } from './event.js';

/** A user has read one notification; last. */
export const NotificationRead = defineEvent('notification.read', {
  data: z.object({ userId: z.string(), notificationId: z.string() }),
  example: { userId: 'u1', notificationId: 'n1' },
});
