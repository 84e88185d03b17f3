import type { SessionView } from './session-view.js';
import { t } from '../texts.js';

/** What to do after a run: `timing` plays it without waiting, `slower` at the speed below, `again` as it was. */
export type NextStep = 'timing' | 'slower' | 'again';

export const NEXT_WORDS: Readonly<Record<NextStep, string>> = {
  timing: t('runItAtFullTiming'),
  slower: t('slower'),
  again: t('again'),
};

/**
 * The one thing to do next: who knows what to press goes on to its timing; who missed something, or was on time with less
 * than half, plays slower where that can be.
 */
export function nextStep({ waited, finished, ranAt }: Pick<SessionView, 'waited' | 'finished' | 'ranAt'>): NextStep {
  if (waited !== null) return waited.score.clean ? 'timing' : 'again';
  if (finished === null || ranAt === 0) return 'again';
  const { missed, onTime, total } = finished.score;
  return missed > 0 || onTime * 2 < total ? 'slower' : 'again';
}
