import {
  AtSign,
  BadgeCheck,
  BellOff,
  Gavel,
  KeyRound,
  MessageCircle,
  Reply,
  Search,
  UserRoundCheck,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Notification, ToldKind } from '@combolab/contracts';
import { problemText } from '../../shared/api/problem.js';
import { cx } from '../../shared/lib/cx.js';
import { Ago } from '../../shared/ui/ago.js';
import { useDelayed } from '../../shared/lib/use-delayed.js';
import { Button, buttonClass } from '../../shared/ui/button.js';
import { ErrorNotice } from '../../shared/ui/error-notice.js';
import { Notice } from '../../shared/ui/notice.js';
import { Skeleton } from '../../shared/ui/skeleton.js';
import { useNotificationsInfiniteQuery, useReadNotificationsMutation } from './inbox-api.js';
import { addressOf } from './notification-address.js';
import styles from './notification-list.module.css';
import { notificationWords } from './notification-words.js';
import { useKeptFresh } from './use-kept-fresh.js';
import { t } from './texts.js';

const ICONS: Readonly<Record<ToldKind, LucideIcon>> = {
  match: Search,
  comment: MessageCircle,
  reply: Reply,
  mention: AtSign,
  verified: BadgeCheck,
  followed: UserRoundCheck,
  moderation: Gavel,
  account: KeyRound,
};
const SKELETONS = [0, 1, 2, 3] as const;

interface Props {
  readonly userId: string;
  /** Called when one was followed. */
  readonly onFollow?: () => void;
  /** All there are, page by page; else the newest alone. */
  readonly whole?: boolean;
}

/** What a user was told, newest first. */
export function NotificationList({ userId, onFollow, whole = false }: Props) {
  const query = useNotificationsInfiniteQuery(userId, { refetchOnMountOrArgChange: true });
  const { data, isLoading, isError, error, isFetchingNextPage, isFetchNextPageError, hasNextPage } = query;
  useKeptFresh(userId, () => {
    // who has older ones before the eyes keeps them
    void query.refetch({ refetchCachedPages: whole && (data?.pages.length ?? 0) > 1 });
  });
  const late = useDelayed(isLoading);
  if (isLoading) return late ? <Skeletons /> : <div className={styles.pending} />;
  if (data === undefined)
    return (
      <ErrorNotice
        title={t('yourNotificationsCouldNotBe')}
        error={error}
        onRetry={() => {
          void query.refetch();
        }}
      />
    );
  const pages = whole ? data.pages : data.pages.slice(0, 1);
  const all = [
    ...new Map(pages.flatMap(({ notifications }) => notifications.map((each) => [each._id, each]))).values(),
  ];
  if (all.length === 0)
    return (
      <Notice
        title={t('nothingYet')}
        icon={<BellOff size={28} strokeWidth={1.5} aria-hidden />}
        actions={
          <Link to="/results" className={buttonClass()} onClick={onFollow}>
            {t('browseCombos')}
          </Link>
        }
      >
        <p>{t('followPeopleOrSaveA')}</p>
      </Notice>
    );
  return (
    <>
      {isError && !isFetchNextPageError && (
        <p role="alert" className={styles.stale}>
          {t('thisMayNotBeThe', { problemText: problemText(error) })}
        </p>
      )}
      <ul className={styles.list}>
        {all.map((each) => (
          <Row key={each._id} userId={userId} notification={each} {...(onFollow && { onFollow })} />
        ))}
      </ul>
      {whole && hasNextPage && (
        <div className={styles.more}>
          {isFetchNextPageError && <p role="alert">{t('olderOnesCouldNotBe')}</p>}
          <Button disabled={isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {isFetchingNextPage ? t('loading') : isFetchNextPageError ? t('tryAgain') : t('showOlder')}
          </Button>
        </div>
      )}
    </>
  );
}

function Skeletons() {
  return (
    <div className={styles.skeletons} role="status" aria-label={t('loadingNotifications')}>
      {SKELETONS.map((each) => (
        <div key={each} className={styles.row} aria-hidden>
          <Skeleton width="20px" height="20px" />
          <span className={styles.ghost}>
            <Skeleton width="min(340px, 90%)" height="12px" />
            <Skeleton width="min(140px, 40%)" height="10px" />
          </span>
        </div>
      ))}
    </div>
  );
}

const Thing = ({ children }: { readonly children: ReactNode }) => (
  <b>
    <bdi>{children}</bdi>
  </b>
);

interface RowProps extends Pick<Props, 'userId' | 'onFollow'> {
  readonly notification: Notification;
}

function Row({ userId, notification, onFollow }: RowProps) {
  const [markRead] = useReadNotificationsMutation();
  const { _id: notificationId, kind, at, read } = notification;
  const address = addressOf(notification);
  const Icon = ICONS[kind];
  const { said, who, thing, values, more } = notificationWords(notification);
  const mark = () => {
    if (!read) void markRead({ userId, notificationId });
  };
  const content = (
    <>
      <Icon className={cx('icon', styles.icon)} aria-hidden />
      <span className={styles.words}>
        <span className={styles.line}>
          {!read && <span className="visuallyHidden">{t('unread')} </span>}
          {t.rich(said, { who: <bdi>{who}</bdi>, thing: <Thing>{thing}</Thing> }, values)}
        </span>
        {more !== '' && (
          <span className={styles.extra}>
            <bdi>{more}</bdi>
          </span>
        )}
      </span>
      <Ago at={at} exact className={styles.time} />
      <span className={styles.mark} aria-hidden>
        {!read && <span className={styles.dot} />}
      </span>
    </>
  );
  const className = cx(styles.row, !read && styles.unread);
  return (
    <li>
      {address === null ? (
        <button type="button" className={className} onClick={mark} aria-disabled={read}>
          {content}
        </button>
      ) : (
        <Link
          to={address}
          className={className}
          onClick={() => {
            mark();
            onFollow?.();
          }}
        >
          {content}
        </Link>
      )}
    </li>
  );
}
