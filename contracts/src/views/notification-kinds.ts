/**
 * What users are told of: a combo that a saved search finds, a comment on their combo, an answer to their comment, a comment
 * that mentions them, their combo verified.
 */
export const NOTIFICATION_KINDS = ['match', 'comment', 'reply', 'mention', 'verified'] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];
