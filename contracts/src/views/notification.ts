import { z } from 'zod/mini';
import { OUTCOMES, REPORTED_KINDS } from './moderation-kinds.js';
import { ACCOUNT_ACTS, TOLD_KINDS } from './notification-kinds.js';
import { Time } from './text.js';

/** Something a user is told, with what it is about as that is now. */
export const Notification = z.object({
  _id: z.string(),
  kind: z.enum(TOLD_KINDS),
  at: Time,
  read: z.boolean(),
  /** null when it was removed, or when it is about none. */
  combo: z.nullable(z.object({ _id: z.string(), name: z.string(), gameId: z.string(), attacker: z.string() })),
  /** A guide that somebody they follow published: its id and title; null when it is gone or out of sight. */
  guide: z.exactOptional(z.nullable(z.object({ _id: z.string(), title: z.string() }))),
  /** Who caused it; null when that is not told or the account is gone. */
  by: z.nullable(z.object({ _id: z.string(), displayName: z.string() })),
  /** The beginning of the comment; null when there is none or it was removed. */
  comment: z.nullable(z.string()),
  /** Its id, where it can be read at the combo; absent where there is none to lead to. */
  commentId: z.exactOptional(z.string()),
  /** The saved searches that found the combo, as far as they are there. */
  searches: z.array(z.object({ searchId: z.string(), name: z.string() })),
  /** Of an account: what happened, and how many API tokens ended with it. */
  account: z.exactOptional(z.object({ act: z.enum(ACCOUNT_ACTS), endedTokens: z.int() })),
  /** Of what an admin decided. */
  decision: z.exactOptional(
    z.object({
      outcome: z.enum(OUTCOMES),
      kind: z.enum(REPORTED_KINDS),
      /** Of a guide: its id and title; null when it is none or gone. */
      guide: z.nullable(z.object({ _id: z.string(), title: z.string() })),
      /** End of a suspension; null = without end. */
      until: z.exactOptional(z.nullable(Time)),
      /** In the admin's words; '' when there are none. */
      note: z.string(),
    }),
  ),
});
export type Notification = z.output<typeof Notification>;

/** What the bell shows. */
export const InboxState = z.object({
  unread: z.int(),
  latest: z.nullable(Notification),
});
export type InboxState = z.output<typeof InboxState>;
