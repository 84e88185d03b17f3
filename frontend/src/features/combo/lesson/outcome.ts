import { ON_TIME_FRAMES, type RunJudgement } from '@combolab/contracts';
import type { SessionView } from './session-view.js';
import type { FinishedWait } from './wait-run.js';
import { t } from '../texts.js';

const counted = (count: number, one: string, many: string): string =>
  `${count === 0 ? 'no' : String(count)} ${count < 2 ? one : many}`;

/** How a run that waited went: `4 of 4 in 8.2 s, no wrong press`. */
export function waitOutcome({ score: { total, done, mistakes }, durationMs }: FinishedWait): string {
  const dropped = mistakes.filter(({ kind }) => kind === 'dropped').length;
  return [
    t('ofInS', { done, total, durationMs: (durationMs / 1000).toFixed(1) }),
    counted(mistakes.length - dropped, t('wrongPress'), t('wrongPresses')),
    ...(dropped === 0 ? [] : [t('letGoTooEarly', { counted: counted(dropped, 'hold', 'holds') })]),
  ].join(', ');
}

/** How a timed run went, press by press: `3 on time, 1 early, 1 late`; what there was none of is left out. */
export function timedOutcome({ presses, extras }: Pick<RunJudgement, 'presses' | 'extras'>): string {
  const errors = presses.flatMap((press) => (press.kind === 'hit' ? [press.error] : []));
  const parts = [
    [errors.filter((error) => Math.abs(error) <= ON_TIME_FRAMES).length, t('onTime')],
    [errors.filter((error) => error < -ON_TIME_FRAMES).length, 'early'],
    [errors.filter((error) => error > ON_TIME_FRAMES).length, 'late'],
    [presses.length - errors.length, 'missed'],
    [extras.length, t('notAskedFor')],
  ] as const;
  const [onTime, ...others] = parts;
  return [onTime, ...others.filter(([count]) => count > 0)]
    .map(([count, what]) => `${String(count)} ${what}`)
    .join(', ');
}

/** How the run that is over went, in one line; empty while none is. */
export function outcomeWords({ finished, waited }: Pick<SessionView, 'finished' | 'waited'>): string {
  if (waited !== null) return waitOutcome(waited);
  return finished === null ? '' : timedOutcome(finished.judgement);
}
