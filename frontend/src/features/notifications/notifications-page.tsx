import { skipToken } from '@reduxjs/toolkit/query';
import { useAuth } from '../../shared/auth/use-auth.js';
import { useTitle } from '../../shared/lib/use-title.js';
import { useInboxQuery } from './inbox-api.js';
import { NotificationPanel } from './notification-panel.js';
import { t } from './texts.js';
import styles from './notifications-page.module.css';

/** Everything a user was told. */
export function NotificationsPage() {
  const { userId } = useAuth();
  const { data: inbox } = useInboxQuery(userId ?? skipToken);
  useTitle(t('notifications'));
  if (userId === null) return null;
  return (
    <main className={styles.page}>
      <NotificationPanel userId={userId} inbox={inbox} title={t('notifications')} whole />
    </main>
  );
}
