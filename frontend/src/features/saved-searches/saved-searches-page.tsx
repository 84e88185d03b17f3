import { Bookmark } from 'lucide-react';
import { Link } from 'react-router-dom';
import { LIMITS } from '@combolab/contracts';
import { useAuth } from '../../shared/auth/use-auth.js';
import { useDelayed } from '../../shared/lib/use-delayed.js';
import { useTitle } from '../../shared/lib/use-title.js';
import { buttonClass } from '../../shared/ui/button.js';
import { ErrorNotice } from '../../shared/ui/error-notice.js';
import { Notice } from '../../shared/ui/notice.js';
import { ShortListEnd } from '../../shared/ui/short-list-end.js';
import { Skeleton } from '../../shared/ui/skeleton.js';
import { SavedSearchRow } from './saved-search-row.js';
import { useSavedSearchesQuery } from '../../entities/saved-searches/saved-searches-api.js';
import { t } from './texts.js';
import styles from './saved-searches-page.module.css';

const SKELETONS = [0, 1, 2] as const;

/** The searches a user keeps. */
export function SavedSearchesPage() {
  const { userId } = useAuth();
  useTitle(t('savedSearches'));
  if (userId === null) return null;
  return (
    <main className={styles.page}>
      <h1 tabIndex={-1}>{t('savedSearches')}</h1>
      <Searches userId={userId} />
    </main>
  );
}

function Searches({ userId }: { readonly userId: string }) {
  const { data, isLoading, error, refetch } = useSavedSearchesQuery(userId, { refetchOnMountOrArgChange: true });
  const late = useDelayed(isLoading);
  if (isLoading)
    return (
      <div className={styles.list} role="status" aria-label={t('loadingSavedSearches')}>
        {late &&
          SKELETONS.map((each) => (
            <div key={each} className={styles.ghost} aria-hidden>
              <Skeleton width="min(220px, 60%)" height="16px" />
              <Skeleton width="min(320px, 80%)" height="26px" radius="13px" />
              <Skeleton width="min(180px, 50%)" height="14px" />
            </div>
          ))}
      </div>
    );
  if (data === undefined)
    return (
      <ErrorNotice
        title={t('yourSavedSearchesCouldNot')}
        error={error}
        onRetry={() => {
          void refetch();
        }}
      />
    );
  if (data.length === 0)
    return (
      <Notice
        title={t('noSavedSearchesYet')}
        icon={<Bookmark size={28} strokeWidth={1.5} aria-hidden />}
        actions={
          <Link to="/results" className={buttonClass({ look: 'primary' })}>
            {t('findCombos')}
          </Link>
        }
      >
        <p>{t('searchForWhatYouPlay')}</p>
      </Notice>
    );
  return (
    <>
      <p className={styles.count}>
        {t.rich(
          'countOfMost',
          { number: <span className="mono" /> },
          { count: data.length, most: LIMITS.savedSearches },
        )}
      </p>
      <ul className={styles.list}>
        {data.map((search) => (
          <SavedSearchRow key={search._id} userId={userId} search={search} />
        ))}
      </ul>
      <ShortListEnd count={data.length} to="/results" way={t('findCombos')}>
        {t('searchForWhatYouPlay')}
      </ShortListEnd>
    </>
  );
}
