import { Bell as BellIcon } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useEffect, useRef, useState } from 'react';
import { compareVersions } from '@combolab/contracts';
import { useAuth } from '../../shared/auth/use-auth.js';
import { lazyPart } from '../../shared/lib/lazy-part.js';
import { useIsMobile } from '../../shared/lib/use-media-query.js';
import { LiveRegion } from '../../shared/ui/live-region.js';
import styles from './bell.module.css';
import { newsBetween, useInboxQuery, type Inbox } from './inbox-api.js';
import { t } from './texts.js';

const NotificationPanel = lazyPart(() => import('./notification-panel.js'), 'NotificationPanel');
const Dialog = lazyPart(() => import('../../shared/ui/dialog.js'), 'Dialog');
const MOST_SHOWN = 99;

/** The signed-in user's bell: how much is unread, as it comes, and behind it what that is. */
export function Bell() {
  const { userId } = useAuth();
  return userId === null ? null : <OwnBell userId={userId} />;
}

function OwnBell({ userId }: { readonly userId: string }) {
  const { data: inbox } = useInboxQuery(userId);
  const [open, setOpen] = useState(false);
  const mobile = useIsMobile();
  const close = () => {
    setOpen(false);
  };
  const panel = <NotificationPanel userId={userId} inbox={inbox} onFollow={close} />;
  const unread = inbox?.unread ?? 0;
  const name = unread === 0 ? t('notifications') : t('notificationsUnread', { unread });
  const button = (
    <button
      type="button"
      className={styles.bell}
      aria-label={name}
      data-tip={t('notifications')}
      {...(mobile && {
        'aria-haspopup': 'dialog' as const,
        onClick: () => {
          setOpen(true);
        },
      })}
    >
      <BellIcon className="icon" aria-hidden />
      {unread > 0 && (
        <span className={styles.count} aria-hidden>
          {unread > MOST_SHOWN ? `${String(MOST_SHOWN)}+` : unread}
        </span>
      )}
    </button>
  );
  return (
    <>
      {mobile ? (
        <>
          {button}
          {open && (
            <Dialog open onOpenChange={setOpen} title={t('notifications')} shape="sheet">
              <div className={styles.sheet}>{panel}</div>
            </Dialog>
          )}
        </>
      ) : (
        <Popover.Root open={open} onOpenChange={setOpen}>
          <Popover.Trigger asChild>{button}</Popover.Trigger>
          <Popover.Portal>
            <Popover.Content
              className={styles.popover}
              align="end"
              sideOffset={8}
              collisionPadding={12}
              aria-label={t('notifications')}
            >
              <NotificationPanel
                fallback={<div className={styles.pending} />}
                userId={userId}
                inbox={inbox}
                title={t('notifications')}
                onFollow={close}
              />
            </Popover.Content>
          </Popover.Portal>
        </Popover.Root>
      )}
      <News inbox={inbox} />
    </>
  );
}

/** Says how many came since the page was opened. */
function News({ inbox }: { readonly inbox: Inbox | undefined }) {
  const before = useRef<Inbox | undefined>(undefined);
  const [come, setCome] = useState(0);
  useEffect(() => {
    const told = before.current;
    // what this page counts down by itself is no news: the server has told nothing
    if (inbox === undefined || (told !== undefined && compareVersions(inbox.versions.inbox, told.versions.inbox) <= 0))
      return;
    before.current = inbox;
    const more = told === undefined ? 0 : newsBetween(told, inbox);
    if (more > 0) setCome((count) => count + more);
  }, [inbox]);
  return <LiveRegion text={come === 0 ? '' : t('newNotifications', { come })} />;
}
