import type { Reason } from '@combolab/contracts';
import { t } from '../texts.js';

/** What a player reads of each part of a combo's score. */
export const REASON_WORDS: Readonly<Record<Reason, string>> = {
  'same-title': t('itsTitleIsWhatYou'),
  'whole-title': t('itsTitleSaysAllThat'),
  'part-of-title': t('itsTitleSaysPartOf'),
  'fighters-title': t('itsTitleNamesJustThese'),
  'all-words': t('itHasAllOfYour'),
  'some-words': t('itHasSomeOfYour'),
  'starts-together': t('itBeginsWithTheseMoves'),
  together: t('itHasTheseMovesSide'),
  'starts-in-order': t('itBeginsWithTheFirst'),
  'in-order': t('itHasTheseMovesIn'),
  'spoken-of': t('itsTextSpeaksOfA'),
  'one-opponent': t('itIsMadeForThis'),
  'every-percent': t('itWorksAtEveryPercent'),
  'some-percents': t('itWorksAtSomeOf'),
  verified: t('itIsVerified'),
};
