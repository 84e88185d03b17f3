import { useMe } from '../../../shared/auth/use-auth.js';
import { ErrorNotice } from '../../../shared/ui/error-notice.js';
import { Skeleton } from '../../../shared/ui/skeleton.js';
import { useMeQuery } from '../../../shared/auth/me-api.js';
import { Section } from '../section.js';
import styles from './profile-form.module.css';
import { ProfileForm } from './profile-form.js';
import { t } from '../texts.js';

/** Who the user is to others: picture and display name. */
export function ProfileSection({ userId }: { readonly userId: string }) {
  const me = useMe();
  const { error, isFetching, refetch } = useMeQuery(userId);
  return (
    <Section title={t('profile')} lead={t('everyoneSeesTheseOnYour')}>
      {me !== undefined ? (
        <ProfileForm key={me._id} me={me} />
      ) : error === undefined || isFetching ? (
        <div role="status" aria-label={t('loadingYourProfile')} className={styles.ghost}>
          <div className={styles.ghostPicture}>
            <Skeleton width="96px" height="96px" radius="50%" />
            <Skeleton width="9.5rem" height="2.25rem" />
          </div>
          <div className={styles.ghostField}>
            <Skeleton width="5.5rem" height="12px" />
            <Skeleton height="2.5rem" />
            <Skeleton width="70%" height="10px" />
          </div>
          <Skeleton width="96px" height="2.25rem" />
        </div>
      ) : (
        <ErrorNotice title={t('yourProfileCouldNotBe')} error={error} onRetry={() => void refetch()} />
      )}
    </Section>
  );
}
