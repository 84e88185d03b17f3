import type { ReportedKind, ReportReason } from '@combolab/contracts';
import { t } from './texts.js';
import { dateWords } from '../../shared/language/formats.js';

/** Why something is reported, in the order of the form. */
export const REASON_WORDS: Readonly<Record<ReportReason, string>> = {
  wrong: t('itIsWrongOrNot'),
  stolen: t('itIsSomebodyElsesWork'),
  rude: t('itIsRudeOrAttacks'),
  spam: t('itIsAdvertisingOrRepeats'),
  harmful: t('itIsAgainstTheLaw'),
  other: t('somethingElse'),
};

export const KIND_WORDS: Readonly<Record<ReportedKind, string>> = {
  combo: t('kindCombo'),
  comment: t('kindComment'),
  guide: t('kindGuide'),
  user: t('kindUser'),
};

/** Until when a suspension lasts, after "may only read". */
export const untilWords = (until: string | null): string =>
  until === null
    ? t('untilAnAdminLiftsThat')
    : t('until', { day: dateWords(until, { dateStyle: 'long', timeStyle: 'short' }) });
