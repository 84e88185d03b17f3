/** What can be reported. */
export const REPORTED_KINDS = ['combo', 'comment', 'guide', 'user'] as const;
export type ReportedKind = (typeof REPORTED_KINDS)[number];

/** Why: advertising, untrue, rude, somebody else's work, against the law or harmful, anything else. */
export const REPORT_REASONS = ['spam', 'wrong', 'rude', 'stolen', 'harmful', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** What admins decide. */
export const OUTCOMES = ['dismissed', 'hidden', 'restored', 'warned', 'suspended', 'unsuspended'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** For how long somebody can be suspended, or without end. */
export const SUSPENSION_DAYS = [1, 7, 30] as const;
/** null = without end. */
export type SuspensionDays = (typeof SUSPENSION_DAYS)[number] | null;
