import { listWords, numberWords } from '../../../shared/language/formats.js';
import { ON_TIME_FRAMES, type RunJudgement } from '@combolab/contracts';
import type { SessionView } from './session-view.js';
import type { FinishedWait } from './wait-run.js';
import { t } from '../texts.js';

const SECONDS = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
const listed = (parts: readonly string[]): string => listWords(parts, { type: 'unit' });

/** How a run that waited went: `4 of 4 in 8.2 s, no wrong press`. */
export function waitOutcome({ score: { total, done, mistakes }, durationMs }: FinishedWait): string {
  const dropped = mistakes.filter(({ kind }) => kind === 'dropped').length;
  return listed([
    t('doneInSeconds', { done, total, seconds: numberWords(durationMs / 1000, SECONDS) }),
    t('wrongPresses', { count: mistakes.length - dropped }),
    ...(dropped === 0 ? [] : [t('holdsLetGo', { count: dropped })]),
  ]);
}

/** How a timed run went, press by press: `3 on time, 1 early, 1 late`; what there was none of is left out. */
export function timedOutcome({ presses, extras }: Pick<RunJudgement, 'presses' | 'extras'>): string {
  const errors = presses.flatMap((press) => (press.kind === 'hit' ? [press.error] : []));
  const parts = [
    [errors.filter((error) => Math.abs(error) <= ON_TIME_FRAMES).length, 'countOnTime'],
    [errors.filter((error) => error < -ON_TIME_FRAMES).length, 'countEarly'],
    [errors.filter((error) => error > ON_TIME_FRAMES).length, 'countLate'],
    [presses.length - errors.length, 'countMissed'],
    [extras.length, 'countNotAskedFor'],
  ] as const;
  const [onTime, ...others] = parts;
  return listed([onTime, ...others.filter(([count]) => count > 0)].map(([count, what]) => t(what, { count })));
}

/** How the run that is over went, in one line; empty while none is. */
export function outcomeWords({ finished, waited }: Pick<SessionView, 'finished' | 'waited'>): string {
  if (waited !== null) return waitOutcome(waited);
  return finished === null ? '' : timedOutcome(finished.judgement);
}
