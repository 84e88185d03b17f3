import { Repeat2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { PracticeEntry } from '@combolab/contracts';
import { useAuth } from '../../shared/auth/use-auth.js';
import { useDelayed } from '../../shared/lib/use-delayed.js';
import { useNow } from '../../shared/lib/use-now.js';
import { useTitle } from '../../shared/lib/use-title.js';
import { isDue } from '../../entities/practice/due-words.js';
import { usePracticeQueueQuery } from '../../entities/practice/practice-api.js';
import { useSendStoredRuns } from '../../entities/practice/stored-runs.js';
import { buttonClass } from '../../shared/ui/button.js';
import { ErrorNotice } from '../../shared/ui/error-notice.js';
import { Notice } from '../../shared/ui/notice.js';
import { ShortListEnd } from '../../shared/ui/short-list-end.js';
import { PracticeGhost } from './practice-ghost.js';
import styles from './practice-page.module.css';
import { lessonAddress } from '../../shared/combos/lesson-address.js';
import { PracticeRow } from './practice-row.js';
import { t } from './texts.js';

/** What a user learns, by when it should be practised again. */
export function PracticePage() {
  const { userId } = useAuth();
  useSendStoredRuns();
  useTitle(t('practice'));
  if (userId === null) return null;
  return (
    <main className={styles.page}>
      <h1 tabIndex={-1}>{t('practice')}</h1>
      <Queue userId={userId} />
    </main>
  );
}

function Queue({ userId }: { readonly userId: string }) {
  const { data, isLoading, error, refetch } = usePracticeQueueQuery(userId, { refetchOnMountOrArgChange: true });
  const late = useDelayed(isLoading);
  if (isLoading)
    return (
      <div role="status" aria-label={t('loadingYourPractice')}>
        {late && <PracticeGhost />}
      </div>
    );
  if (data === undefined)
    return <ErrorNotice title={t('yourPracticeCouldNotBe')} error={error} onRetry={() => void refetch()} />;
  return data.length === 0 ? <Nothing /> : <Entries userId={userId} entries={data} />;
}

const Nothing = () => (
  <Notice
    title={t('nothingToPractiseYet')}
    icon={<Repeat2 size={28} strokeWidth={1.5} aria-hidden />}
    actions={
      <Link to="/results" className={buttonClass({ look: 'primary' })}>
        {t('findCombos')}
      </Link>
    }
  >
    {t('finishALessonOfA')}
  </Notice>
);

function Entries({ userId, entries }: { readonly userId: string; readonly entries: readonly PracticeEntry[] }) {
  const now = useNow();
  const due = entries.filter((entry) => entry.due !== null && isDue(entry.due, now));
  const later = entries.filter((entry) => !due.includes(entry));
  const [first] = due;
  return (
    <>
      {first !== undefined && (
        <Link to={lessonAddress(first.comboId)} className={buttonClass({ look: 'primary' })}>
          {t('practiseWhatIsDue')}
        </Link>
      )}
      <Part title={t('dueNow')} entries={due} userId={userId} now={now} />
      <Part title={t('later')} entries={later} userId={userId} now={now} />
      <ShortListEnd count={entries.length} to="/results" way={t('findCombos')}>
        {t('finishALessonOfA')}
      </ShortListEnd>
    </>
  );
}

interface PartProps {
  readonly title: string;
  readonly entries: readonly PracticeEntry[];
  readonly userId: string;
  readonly now: number;
}

const Part = ({ title, entries, userId, now }: PartProps) =>
  entries.length === 0 ? null : (
    <section aria-label={title} className={styles.part}>
      <h2>
        {title} <span className="mono">{entries.length}</span>
      </h2>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <PracticeRow key={entry.comboId} userId={userId} entry={entry} now={now} />
        ))}
      </ul>
    </section>
  );
