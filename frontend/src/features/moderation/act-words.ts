import type { ModerationAct } from '@combolab/contracts';
import { untilWords } from '../../entities/moderation/report-words.js';
import { t } from './texts.js';

const DID = {
  dismissed: t('dismissedTheReportsOf'),
  hidden: 'hid',
  restored: 'restored',
  warned: 'warned',
  unsuspended: t('liftedTheSuspensionOf'),
} as const;
const CONCERNS_AUTHOR: readonly string[] = ['warned', 'suspended', 'unsuspended'];

/** What was done, to be read between who did it and what it is about. */
export function actWords({ outcome, until, kind }: Pick<ModerationAct, 'outcome' | 'until' | 'kind'>): string {
  const did = outcome === 'suspended' ? t('suspended', { until: untilWords(until ?? null) }) : DID[outcome];
  return kind !== 'user' && CONCERNS_AUTHOR.includes(outcome) ? t('theAuthorOf', { did }) : did;
}

export const whoDid = ({ by }: Pick<ModerationAct, 'by'>): string => by?.displayName ?? t('theOperator');
