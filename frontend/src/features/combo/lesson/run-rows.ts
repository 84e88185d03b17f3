import { nearnessOf, type PressJudgement, type PressType } from '@combolab/contracts';
import { errorWords, MISSED } from '../../../shared/terms/timing.js';
import type { SessionView } from './session-view.js';
import type { TimedView } from './timed-run.js';
import type { WaitView } from './wait-run.js';
import { t } from '../texts.js';

/** One press of a run, and how it was. */
export interface RunRow {
  /** Where it belongs; of a press that nothing asked for, where it came. */
  readonly frame: number;
  readonly type: PressType;
  /** `on time`, `3 frames late`, `missed`, `not asked for`. */
  readonly words: string;
  readonly tone: 'good' | 'near' | 'far';
  /** Frames, + late; null where it was missed or not asked for. */
  readonly error: number | null;
}

function judgedRow(press: PressJudgement): RunRow {
  const { frame, type } = press;
  const timing = press.kind === 'missed' ? MISSED : errorWords(press.error);
  const words = press.part === 'release' ? t('letGoTiming', { timing }) : timing;
  return press.kind === 'missed'
    ? { frame, type, words, tone: 'far', error: null }
    : { frame, type, words, tone: nearnessOf(press.error), error: press.error };
}

const notAsked = ({ frame, type }: { readonly frame: number; readonly type: PressType }): RunRow => ({
  frame: Math.round(frame),
  type,
  words: t('notAskedFor'),
  tone: 'far',
  error: null,
});

/** The list of a run that waits or waited: what went wrong, in the order it happened. */
export const waitRows = (mistakes: WaitView['mistakes']): readonly RunRow[] =>
  mistakes.map((mistake) =>
    mistake.kind === 'wrong'
      ? notAsked(mistake)
      : { frame: mistake.frame, type: mistake.type, words: t('letGoTooEarly'), tone: 'far', error: null },
  );

/** The list of a timed run: while it goes on what nothing asked for, and every press once it is over. */
export function timedRows(
  finished: SessionView['finished'],
  view: Pick<TimedView, 'extras'> | null,
): readonly RunRow[] {
  if (finished === null) return (view?.extras ?? []).map(notAsked);
  const { presses, extras } = finished.judgement;
  return [...presses.map(judgedRow), ...extras.map(notAsked)].sort((a, b) => a.frame - b.frame);
}
