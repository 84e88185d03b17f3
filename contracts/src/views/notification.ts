import { z } from 'zod/mini';
import { NOTIFICATION_KINDS } from './notification-kinds.js';
import { Time } from './text.js';

/** Something a user is told, with what it is about as that is now. */
export const Notification = z.object({
  _id: z.string(),
  kind: z.enum(NOTIFICATION_KINDS),
  at: Time,
  read: z.boolean(),
  /** null when it was removed. */
  combo: z.nullable(z.object({ _id: z.string(), name: z.string(), gameId: z.string(), attacker: z.string() })),
  /** Who caused it; null when that is not told or the account is gone. */
  by: z.nullable(z.object({ _id: z.string(), displayName: z.string() })),
  /** The beginning of the comment; null when there is none or it was removed. */
  comment: z.nullable(z.string()),
  /** The saved searches that found the combo, as far as they are there. */
  searches: z.array(z.object({ searchId: z.string(), name: z.string() })),
});
export type Notification = z.output<typeof Notification>;

/** What the bell shows. */
export const InboxState = z.object({
  unread: z.int(),
  latest: z.nullable(Notification),
});
export type InboxState = z.output<typeof InboxState>;
