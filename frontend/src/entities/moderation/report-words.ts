import type { ReportedKind, ReportReason } from '@combolab/contracts';

/** Why something is reported, in the order of the form. */
export const REASON_WORDS: Readonly<Record<ReportReason, string>> = {
  wrong: 'It is wrong or not what it says',
  stolen: 'It is somebody else’s work',
  rude: 'It is rude or attacks somebody',
  spam: 'It is advertising or repeats itself',
  harmful: 'It is against the law or harmful',
  other: 'Something else',
};

export const KIND_WORDS: Readonly<Record<ReportedKind, string>> = {
  combo: 'combo',
  comment: 'comment',
  guide: 'guide',
  user: 'user',
};

const dayAndTime = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short' });

/** Until when a suspension lasts, after "may only read". */
export const untilWords = (until: string | null): string =>
  until === null ? 'until an admin lifts that' : `until ${dayAndTime.format(new Date(until))}`;
