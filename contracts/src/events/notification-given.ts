import { z } from 'zod/mini';
import { OUTCOMES, REPORTED_KINDS } from '../views/moderation-kinds.js';
import { ACCOUNT_ACTS, TOLD_KINDS } from '../views/notification-kinds.js';
import { defineEvent } from './event.js';

/** A user is told of something; first. Stream `user/<id>/notifications/<notificationId>`. */
export const NotificationGiven = defineEvent('notification.given', {
  data: z.object({
    /** Who is told. */
    userId: z.string(),
    notificationId: z.string(),
    kind: z.enum(TOLD_KINDS),
    /** null when it is about none. */
    comboId: z.nullable(z.string()),
    /** Of a match: the saved searches that find the combo. */
    searchIds: z.exactOptional(z.array(z.string())),
    /** Of a guide that was published. */
    guideId: z.exactOptional(z.string()),
    /** Of a comment. */
    commentId: z.exactOptional(z.string()),
    /** Who caused it. */
    byUserId: z.exactOptional(z.string()),
    /** Of an account: what happened, and how many API tokens ended with it. */
    account: z.exactOptional(z.object({ act: z.enum(ACCOUNT_ACTS), endedTokens: z.int() })),
    /** What an admin decided. */
    decision: z.exactOptional(
      z.object({
        outcome: z.enum(OUTCOMES),
        kind: z.enum(REPORTED_KINDS),
        /** Id of the thing. */
        subjectId: z.string(),
        until: z.exactOptional(z.nullable(z.string())),
        /** Id of its event, which has what the admin wrote. */
        actId: z.string(),
      }),
    ),
  }),
  example: { userId: 'u1', notificationId: 'n1', kind: 'match', comboId: 'c1', searchIds: ['s1'], byUserId: 'u2' },
  // the second schema may be about no combo, the third about a guide, the fourth about the account: readers of those before cannot know
  upcasts: [(old) => old, (old) => old, (old) => old],
});
