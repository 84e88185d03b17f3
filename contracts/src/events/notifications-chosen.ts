import { z } from 'zod/mini';
import { NOTIFICATION_KINDS } from '../views/notification-kinds.js';
import { defineEvent } from './event.js';

/** A user chose what not to be told of; everything else is told. */
export const NotificationsChosen = defineEvent('notifications.chosen', {
  data: z.object({ userId: z.string(), off: z.array(z.enum(NOTIFICATION_KINDS)) }),
  example: { userId: 'u1', off: ['comment'] },
  // the second schema knows another kind
  upcasts: [(old) => old],
});
