import { LADDER } from '@combolab/contracts';
import { speedSign } from '../../../entities/practice/speed-words.js';
import { numberWords } from '../../../shared/language/formats.js';
import { useStore } from '../../../shared/store/use-store.js';
import type { LessonSession } from './lesson-session.js';
import styles from './run-numbers.module.css';
import { useBest } from './use-records.js';
import { t } from '../texts.js';

const ONE_DIGIT = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
const signed = (frames: number): string =>
  frames === 0 ? '0' : `${frames > 0 ? '+' : '−'}${numberWords(Math.abs(frames), ONE_DIGIT)}`;

/** A timed run in numbers, as it goes. */
export function RunNumbers({ session }: { readonly session: LessonSession }) {
  const { timed, cleanRuns, ladder, finished } = useStore(session.view);
  const view = useStore(timed?.view);
  const best = useBest(session.combo._id);
  const score = view?.score ?? finished?.score ?? null;
  const average = score === null || score.total === score.missed ? null : score.average;
  const next = LADDER[ladder.rung + 1];
  return (
    <>
      <h2 className="visuallyHidden">{t('thisRun')}</h2>
      <dl className={styles.numbers}>
        <Figure
          name={t('score')}
          value={score === null ? '–' : String(score.score)}
          below={best === null ? t('noBestYet') : t('bestAt', { score: best.score, speed: speedSign(best.speed) })}
        />
        <Figure
          name={t('onTime')}
          value={score === null ? '–' : `${String(score.onTime)} / ${String(score.total)}`}
          below={
            view === null || view.isOver ? t('within1Frame') : t('countOfTotal', { count: view.passed, total: view.of })
          }
        />
        <Figure
          name={t('average')}
          value={average === null ? '–' : signed(average)}
          below={average === null || average === 0 ? t('framesOff') : average > 0 ? t('framesLate') : t('framesEarly')}
          tone={average !== null && Math.abs(average) > 1 ? 'warn' : 'plain'}
        />
        <Figure
          name={t('cleanRuns')}
          value={String(cleanRuns)}
          below={
            next === undefined
              ? t('atFullSpeed')
              : t('moreFor', { left: ladder.clean === 1 ? 1 : 2, speed: speedSign(next) })
          }
        />
      </dl>
    </>
  );
}

interface FigureProps {
  readonly name: string;
  readonly value: string;
  readonly below: string;
  readonly tone?: 'plain' | 'warn';
}

const Figure = ({ name, value, below, tone = 'plain' }: FigureProps) => (
  <div className={styles.figure} data-tone={tone}>
    <dt>{name}</dt>
    <dd>
      <span className={styles.value}>{value}</span>
      <span className={styles.below}>{below}</span>
    </dd>
  </div>
);
