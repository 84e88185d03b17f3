import { Gamepad2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { ComboCard, PracticeEntry } from '@combolab/contracts';
import { dueWords, isDue } from '../../entities/practice/due-words.js';
import { useNow } from '../../shared/lib/use-now.js';
import { buttonClass } from '../../shared/ui/button.js';
import { ErrorNotice } from '../../shared/ui/error-notice.js';
import { ComboRow } from './combo-row.js';
import { Part } from './part.js';
import styles from './today.module.css';
import type { Today } from './use-today.js';
import { t } from './texts.js';

/** More are behind the way to all of them. */
const MOST = 4;

const lessonOf = (comboId: string): string => `/combo/${comboId}?lesson=1`;

/** What is due for practice; for somebody who practises nothing yet, two combos to begin with. */
export function DuePart({ today: { practice, beginning } }: { readonly today: Today }) {
  const { data, error, refetch } = practice;
  const now = useNow();
  if (data === undefined)
    return (
      <Part title={t('dueForPractice')}>
        <ErrorNotice compact title={t('yourPracticeCouldNotBe')} error={error} onRetry={() => void refetch()} />
      </Part>
    );
  if (data.length === 0) return <Beginning {...beginning} />;
  const due = data.filter(({ due: at }) => at !== null && isDue(at, now));
  const [first] = due;
  if (first === undefined)
    return (
      <Part title={t('dueForPractice')} line={t('nothingNow')} action={<All of={data.length} />}>
        <p className={styles.quiet}>{nextWords(data, now)}</p>
      </Part>
    );
  return (
    <Part
      title={t('dueForPractice')}
      line={t('combos', { count: due.length })}
      action={
        <Link to={lessonOf(first.comboId)} className={buttonClass({ look: 'primary' })}>
          <Gamepad2 className="icon" aria-hidden />
          {t('startPractice')}
        </Link>
      }
    >
      <ul className={styles.rows}>
        {due.slice(0, MOST).map((entry) => (
          <ComboRow
            key={entry.comboId}
            combo={entry.combo}
            to={lessonOf(entry.comboId)}
            words={runWords(entry)}
            aside={
              entry.best === null
                ? t('new')
                : t.rich('best', { b: <b className="mono" /> }, { score: entry.best.score })
            }
          />
        ))}
      </ul>
      {data.length > Math.min(MOST, due.length) && <All of={data.length} />}
    </Part>
  );
}

/** What comes next, and when. @param entries soonest due first */
function nextWords(entries: readonly PracticeEntry[], now: number): string {
  const next = entries.find(({ due }) => due !== null);
  return next?.due == null
    ? t('nothingIsPlannedWhatYou')
    : t('youAreAheadOfYour', { name: next.combo.name, due: dueWords(next.due, now) });
}

const runWords = ({ attempts }: PracticeEntry): string =>
  attempts === 0 ? t('newToYou') : t('dueAgainAfterRuns', { attempts });

const All = ({ of }: { readonly of: number }) => (
  <Link to="/practice" className={buttonClass({ look: 'ghost', size: 's' })}>
    {t.rich(
      'allYouPractise',
      { number: <span className="mono" />, hidden: <span className="visuallyHidden" /> },
      { count: of },
    )}
  </Link>
);

/** An example that can be begun says more than that there is nothing. */
function Beginning({ data, error, refetch }: Today['beginning']) {
  const combos: readonly ComboCard[] = data?.hits ?? [];
  return (
    <Part title={t('practiseYourFirstCombo')}>
      {error !== undefined && (
        <ErrorNotice compact title={t('theCombosCouldNotBe')} error={error} onRetry={() => void refetch()} />
      )}
      <p className={styles.quiet}>{t('aLessonWaitsForEach')}</p>
      <ul className={styles.rows}>
        {combos.map((combo) => (
          <ComboRow
            key={combo._id}
            combo={combo}
            to={lessonOf(combo._id)}
            words={t('easyToBeginWith')}
            aside={t('start')}
          />
        ))}
      </ul>
    </Part>
  );
}
