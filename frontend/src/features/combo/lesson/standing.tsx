import { BookOpen } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useAuth } from '../../../shared/auth/use-auth.js';
import { useNow } from '../../../shared/lib/use-now.js';
import { dueWords } from '../../../entities/practice/due-words.js';
import { usePracticeBoardQuery } from '../../../entities/practice/practice-api.js';
import { speedSign } from '../../../entities/practice/speed-words.js';
import side from './lesson-side.module.css';
import styles from './standing.module.css';
import type { Recorded } from './use-records.js';
import { t } from '../texts.js';

/** Of the week, the best. */
const SHOWN = 5;

interface Props {
  readonly comboId: string;
  readonly recorded: Recorded;
}

/** When to practise again, and who was best this week. */
export function Standing({ comboId, recorded }: Props) {
  return (
    <>
      <Due recorded={recorded} />
      <Board comboId={comboId} recorded={recorded.state} />
    </>
  );
}

/** What became of the run, and when to practise again. */
export function Due({ recorded: { state, due, doubts, problem } }: Pick<Props, 'recorded'>) {
  const { userId } = useAuth();
  const now = useNow();
  if (state === 'none') return null;
  return (
    <section className={side.panel}>
      <p className={styles.due}>
        <BookOpen className="icon" aria-hidden />
        {state === 'kept' && t('keptInThisBrowserUntil')}
        {state === 'sending' && t('recordingTheRun')}
        {state === 'failed' && t('theRunIsKeptHere', { problem })}
        {state === 'recorded' && (due === null ? t('recorded') : t('dueAgain', { due: dueWords(due, now) }))}
        {userId !== null && <Link to="/practice">{t('practiceList')}</Link>}
      </p>
      {doubts.length > 0 && <p className={styles.doubts}>{t('itStandsOnNoBoard', { doubts: doubts.join(' ') })}</p>}
    </section>
  );
}

function Board({ comboId, recorded }: { readonly comboId: string; readonly recorded: Recorded['state'] }) {
  // Again for each run that was recorded.
  const { currentData } = usePracticeBoardQuery(comboId, {
    skip: recorded === 'sending',
    refetchOnMountOrArgChange: true,
  });
  const entries = currentData?.entries.slice(0, SHOWN) ?? [];
  if (entries.length === 0) return null;
  return (
    <section className={side.panel}>
      <h2>{t('thisWeek')}</h2>
      <ol className={styles.board}>
        {entries.map(({ place, userId, authorData, score, speed }) => (
          <li key={userId}>
            <span className={styles.place}>{place}</span>
            <bdi className={styles.who}>{authorData[0]?.displayName ?? t('somebody')}</bdi>
            <span className={styles.score}>
              {score} <span className={styles.speed}>{speedSign(speed)}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
