import { CheckCheck, Settings2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { problemText } from '../../shared/api/problem.js';
import { Button } from '../../shared/ui/button.js';
import { toast } from '../../shared/ui/toast.js';
import { useReadNotificationsMutation, type Inbox } from './inbox-api.js';
import { NotificationList } from './notification-list.js';
import styles from './notification-panel.module.css';
import { NotificationSettings } from './notification-settings.js';
import { t } from './texts.js';

interface Props {
  readonly userId: string;
  readonly inbox: Inbox | undefined;
  /** Stands beside the tools, as the headline of a whole page; a sheet has a title of its own. */
  readonly title?: string;
  readonly onFollow?: () => void;
  readonly whole?: boolean;
}

/** The list with what can be done about it. */
export function NotificationPanel({ userId, inbox, title, onFollow, whole = false }: Props) {
  const [settings, setSettings] = useState(false);
  const [markRead, { isLoading }] = useReadNotificationsMutation();
  const readAll = async () => {
    if (inbox?.latest == null) return;
    const result = await markRead({ userId, upTo: inbox.latest.at });
    if ('error' in result) toast.error(t('theyWereNotMarkedAs', { problemText: problemText(result.error) }));
  };
  return (
    <div className={styles.panel}>
      <div className={styles.tools}>
        {title !== undefined &&
          (whole ? <h1 className={styles.headline}>{title}</h1> : <h2 className={styles.title}>{title}</h2>)}
        <Button look="ghost" size="s" disabled={isLoading || (inbox?.unread ?? 0) === 0} onClick={() => void readAll()}>
          <CheckCheck size={16} aria-hidden />
          {t('markAllAsRead')}
        </Button>
        <Button
          look="ghost"
          size="s"
          square
          aria-label={t('notificationSettings')}
          data-tip={t('notificationSettings')}
          aria-expanded={settings}
          onClick={() => {
            setSettings((open) => !open);
          }}
        >
          <Settings2 size={16} aria-hidden />
        </Button>
      </div>
      {settings && (
        <div className={styles.settings}>
          <NotificationSettings />
        </div>
      )}
      <div className={whole ? undefined : styles.scroll}>
        <NotificationList userId={userId} whole={whole} {...(onFollow && { onFollow })} />
      </div>
      {!whole && (
        <div className={styles.foot}>
          <Link to="/notifications" onClick={onFollow}>
            {t('allNotifications')}
          </Link>
          <Link to="/saved-searches" onClick={onFollow}>
            {t('savedSearches')}
          </Link>
        </div>
      )}
    </div>
  );
}
