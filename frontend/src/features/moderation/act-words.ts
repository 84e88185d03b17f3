import type { ModerationAct } from '@combolab/contracts';
import { t } from './texts.js';

const ABOUT_THINGS = {
  dismissed: 'actDismissed',
  hidden: 'actHidden',
  restored: 'actRestored',
  warned: 'actWarned',
  suspended: 'actSuspended',
  unsuspended: 'actUnsuspended',
} as const;
const ABOUT_AUTHORS = {
  ...ABOUT_THINGS,
  warned: 'actWarnedAuthor',
  suspended: 'actSuspendedAuthor',
  unsuspended: 'actUnsuspendedAuthor',
} as const;

/** The message that tells of an act: it takes who did it, what it is about and, for a suspension, until when. */
export const sentenceOf = ({ outcome, kind }: Pick<ModerationAct, 'outcome' | 'kind'>) =>
  (kind === 'user' ? ABOUT_THINGS : ABOUT_AUTHORS)[outcome];

export const whoDid = ({ by }: Pick<ModerationAct, 'by'>): string => by?.displayName ?? t('theOperator');
