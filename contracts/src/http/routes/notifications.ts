import { z } from 'zod/mini';
import { LIMITS } from '../../views/limits.js';
import { NOTIFICATION_KINDS } from '../../views/notification-kinds.js';
import { Notification } from '../../views/notification.js';
import { Id, ViewVersion } from '../../views/text.js';
import { OwnUser } from '../../views/user.js';
import { addresses } from '../addresses.js';
import { route } from '../route.js';
import { wholeNumber } from './search.js';

const Moment = z.string().check(
  z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?Z$/, {
    error: 'must be a time such as 2026-01-02T03:04:05.678Z',
  }),
  z.refine((value) => !Number.isNaN(Date.parse(value)), { error: 'is no time of any day' }),
);

export const notificationRoutes = {
  notifications: route({
    ...addresses.notifications,
    who: 'user',
    scope: 'read',
    summary: `The own notifications, newest first, of the newest ${String(LIMITS.notificationsListed)}`,
    query: z.strictObject({
      cursor: z.optional(Id),
      limit: z._default(wholeNumber(1, LIMITS.pageSizeMax), LIMITS.pageSize),
    }),
    answer: z.object({
      notifications: z.array(Notification),
      /** Of all, those no longer listed too. */
      unread: z.int(),
      /** Where the next page begins; null at the end. */
      cursor: z.nullable(z.string()),
      versions: z.object({ inbox: ViewVersion }),
    }),
    reads: ['notifications', 'searches', 'combos', 'comments', 'users'],
  }),
  readNotifications: route({
    ...addresses.readNotifications,
    who: 'user',
    scope: null,
    whileSuspended: true,
    summary: 'Mark one notification, or all until a time, as read',
    body: z.strictObject({ notificationId: z.optional(Id), upTo: z.optional(Moment) }).check(
      z.refine(({ notificationId, upTo }) => (notificationId === undefined) !== (upTo === undefined), {
        error: 'name either notificationId or upTo',
      }),
    ),
    answer: z.object({ readAfter: z.string() }),
    problems: [404],
  }),
  setNotifications: route({
    ...addresses.setNotifications,
    who: 'user',
    scope: null,
    summary: 'Choose what not to be told of',
    body: z.strictObject({
      off: z
        .array(z.enum(NOTIFICATION_KINDS, { error: `is not one of ${NOTIFICATION_KINDS.join(', ')}` }))
        .check(z.maxLength(NOTIFICATION_KINDS.length)),
    }),
    answer: z.extend(OwnUser, { readAfter: z.string() }),
  }),
};
