import { useEffect, useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { problemStatus } from '../../shared/api/problem.js';
import { useGuideQuery } from '../../entities/guides/guides-api.js';
import { useDelayed } from '../../shared/lib/use-delayed.js';
import { useTitle } from '../../shared/lib/use-title.js';
import { startLive } from '../../shared/live/live-socket.js';
import { ErrorNotice } from '../../shared/ui/error-notice.js';
import { GoneNotice } from '../../shared/ui/gone-notice.js';
import { Skeleton } from '../../shared/ui/skeleton.js';
import styles from './guide-page.module.css';
import type { GuideParts } from './guide-parts.js';
import { GuideView } from './guide-view.js';
import { t } from './texts.js';

/** The guide that the address names, in its path or as `guideId`. */
export function GuidePage({ Stage, Strip }: GuideParts) {
  const { guideId: named } = useParams();
  const [search] = useSearchParams();
  const guideId = named ?? search.get('guideId') ?? '';
  const {
    currentData: guide,
    error,
    isFetching,
    refetch,
  } = useGuideQuery(guideId, {
    skip: guideId === '',
    refetchOnMountOrArgChange: 30,
  });
  const late = useDelayed(guide === undefined && isFetching);
  const parts = useMemo(() => ({ Stage, Strip }), [Stage, Strip]);
  useEffect(startLive, []);
  const gone = guideId === '' || (error !== undefined && !isFetching && isMissing(error));
  if (guide !== undefined && !gone) return <GuideView key={guideId} guide={guide} parts={parts} />;
  const failed = error !== undefined && !isFetching;
  if (!gone && !failed) return <main className="frame-read">{late && <Ghost />}</main>;
  return (
    <main className={styles.alone}>
      {gone ? (
        <Gone />
      ) : (
        <ErrorNotice headline title={t('theGuideCouldNotBe')} error={error} onRetry={() => void refetch()} />
      )}
    </main>
  );
}

const isMissing = (error: unknown): boolean => [400, 404].includes(problemStatus(error) ?? 0);

function Gone() {
  useTitle(t('guide'));
  return (
    <GoneNotice title={t('thereIsNoSuchGuide')} to="/discover" way={t('discoverGuides')}>
      {t('itMayHaveBeenDeleted')}
    </GoneNotice>
  );
}

/** Where what it is about, its name, its author and its beginning will stand. */
function Ghost() {
  return (
    <div className={styles.ghost} aria-hidden>
      <Skeleton height="1.5rem" width="12rem" />
      <Skeleton height="2.375rem" width="60%" />
      <Skeleton height="2.25rem" width="10rem" />
      <Skeleton height="1.125rem" width="90%" />
      <Skeleton height="1.125rem" width="75%" />
      <Skeleton height="min(428px, 53vw)" radius="10px" />
    </div>
  );
}
