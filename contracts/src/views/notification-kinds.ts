/** What users are told of: a combo that a saved search finds, a comment on their combo, their combo verified. */
export const NOTIFICATION_KINDS = ['match', 'comment', 'verified'] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];
