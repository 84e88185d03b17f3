import { useEffect } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { problemStatus } from '../../shared/api/problem.js';
import { useAuth } from '../../shared/auth/use-auth.js';
import { useDelayed } from '../../shared/lib/use-delayed.js';
import { useTitle } from '../../shared/lib/use-title.js';
import { startLive } from '../../shared/live/live-socket.js';
import { ErrorNotice } from '../../shared/ui/error-notice.js';
import { GoneNotice } from '../../shared/ui/gone-notice.js';
import { ProfileHead } from './profile-head.js';
import type { ProfileParts } from './profile-parts.js';
import { useProfileQuery } from './profile-api.js';
import { ProfileSkeleton } from './profile-skeleton.js';
import { ProfileTabs } from './profile-tabs.js';
import { t } from './texts.js';
import styles from './profile.module.css';

/** Anybody's profile. */
export function ProfilePage(parts: ProfileParts) {
  const { userId = '' } = useParams();
  return <Profile key={userId} userId={userId} parts={parts} />;
}

/** The own profile; an address that names somebody else leads to theirs. */
export function OwnProfilePage(parts: ProfileParts) {
  const { userId: named } = useParams();
  const { userId } = useAuth();
  if (userId === null) return null;
  if (named !== undefined && named !== userId) return <Navigate to={`/profile/${named}`} replace />;
  return <Profile key={userId} userId={userId} parts={parts} />;
}

function Profile({ userId, parts }: { readonly userId: string; readonly parts: ProfileParts }) {
  const { userId: viewerId } = useAuth();
  const { currentData, error, isFetching, refetch } = useProfileQuery(userId, { refetchOnMountOrArgChange: true });
  const late = useDelayed(currentData === undefined && isFetching);
  const own = viewerId === userId;
  useTitle(currentData?.displayName ?? t('profile'));
  useEffect(startLive, []);
  if (currentData === undefined)
    return (
      <main className={styles.page}>
        {error !== undefined && !isFetching ? (
          <Failed error={error} onRetry={() => void refetch()} />
        ) : (
          late && <ProfileSkeleton own={own} />
        )}
      </main>
    );
  return (
    <main className={styles.page}>
      <ProfileHead profile={currentData} own={own} />
      <ProfileTabs profile={currentData} own={own} parts={parts} />
    </main>
  );
}

function Failed({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  if (![400, 404].includes(problemStatus(error) ?? 0))
    return <ErrorNotice headline title={t('theProfileCouldNotBe')} error={error} onRetry={onRetry} />;
  return <GoneNotice title={t('thereIsNoSuchProfile')}>{t('theAccountMayHaveBeen')}</GoneNotice>;
}
