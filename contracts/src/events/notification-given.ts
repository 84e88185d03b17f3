import { z } from 'zod/mini';
import { NOTIFICATION_KINDS } from '../views/notification-kinds.js';
import { defineEvent } from './event.js';

/** A user is told of something; first. Stream `user/<id>/notifications/<notificationId>`. */
export const NotificationGiven = defineEvent('notification.given', {
  data: z.object({
    /** Who is told. */
    userId: z.string(),
    notificationId: z.string(),
    kind: z.enum(NOTIFICATION_KINDS),
    comboId: z.string(),
    /** Of a match: the saved searches that find the combo. */
    searchIds: z.exactOptional(z.array(z.string())),
    /** Of a comment. */
    commentId: z.exactOptional(z.string()),
    /** Who caused it. */
    byUserId: z.exactOptional(z.string()),
  }),
  example: { userId: 'u1', notificationId: 'n1', kind: 'match', comboId: 'c1', searchIds: ['s1'], byUserId: 'u2' },
});
