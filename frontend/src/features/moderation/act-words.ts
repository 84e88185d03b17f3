import type { ModerationAct } from '@combolab/contracts';
import { untilWords } from '../../entities/moderation/report-words.js';

const DID = {
  dismissed: 'dismissed the reports of',
  hidden: 'hid',
  restored: 'restored',
  warned: 'warned',
  unsuspended: 'lifted the suspension of',
} as const;
const CONCERNS_AUTHOR: readonly string[] = ['warned', 'suspended', 'unsuspended'];

/** What was done, to be read between who did it and what it is about. */
export function actWords({ outcome, until, kind }: Pick<ModerationAct, 'outcome' | 'until' | 'kind'>): string {
  const did = outcome === 'suspended' ? `suspended, ${untilWords(until ?? null)},` : DID[outcome];
  return kind !== 'user' && CONCERNS_AUTHOR.includes(outcome) ? `${did} the author of` : did;
}

export const whoDid = ({ by }: Pick<ModerationAct, 'by'>): string => by?.displayName ?? 'The operator';
