/**
 * What users are told of, and may choose not to be: a combo that a saved search finds, a comment on their combo, an answer to
 * their comment, a comment that mentions them, their combo verified, a new combo or guide of somebody they follow.
 */
export const NOTIFICATION_KINDS = ['match', 'comment', 'reply', 'mention', 'verified', 'followed'] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** As above, with what everybody is told: that an admin decided about something of theirs, or what happened to their account. */
export const TOLD_KINDS = [...NOTIFICATION_KINDS, 'moderation', 'account'] as const;
export type ToldKind = (typeof TOLD_KINDS)[number];

/** What is told of an account: another password, by who knew the old one or by a link that was mailed, or a new API token. */
export const ACCOUNT_ACTS = ['password-changed', 'password-reset', 'token-made'] as const;
export type AccountAct = (typeof ACCOUNT_ACTS)[number];
