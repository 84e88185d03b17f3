import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { AuthorData } from '@combolab/contracts';
import { useAuth } from '../../../shared/auth/use-auth.js';
import { useDelayed } from '../../../shared/lib/use-delayed.js';
import { ErrorNotice } from '../../../shared/ui/error-notice.js';
import { LiveCount } from '../../../shared/ui/live-count.js';
import { Skeleton } from '../../../shared/ui/skeleton.js';
import { CommentForm, type Sending } from './comment-form.js';
import { CommentList } from './comment-list.js';
import { useDiscussionQuery } from './comments-api.js';
import styles from './discussion.module.css';
import { usePeople } from './use-people.js';
import { t } from '../texts.js';

interface Props {
  readonly comboId: string;
  /** Authors of the combo, who can be mentioned beside those who have written. */
  readonly authors: readonly AuthorData[];
  /** Live count; the list itself may still be on its way. */
  readonly count: number;
}

/** The comments of a combo as they come and go: newest thread first, answers below what they answer. */
export function Discussion({ comboId, authors, count }: Props) {
  const { status } = useAuth();
  const { pathname, search, hash } = useLocation();
  const { data, isLoading, error, refetch } = useDiscussionQuery(comboId);
  const late = useDelayed(isLoading);
  const [sending, setSending] = useState<{ comment: Sending; known: ReadonlySet<string> } | null>(null);
  const comments = data?.comments;
  const onSending = (comment: Sending | null) => {
    setSending(comment === null ? null : { comment, known: new Set(comments?.map(({ _id }) => _id)) });
  };
  // What comes over the live line before its own answer is not shown twice.
  const hasCome = comments?.some(({ _id, text }) => text === sending?.comment.text && !sending.known.has(_id)) === true;
  const people = usePeople(authors, comments);
  return (
    <section className={styles.discussion} aria-labelledby="discussion-title">
      <h2 id="discussion-title" className="visuallyHidden">
        {t('discussion')}{' '}
        <span className={styles.count}>
          <LiveCount value={count} />
        </span>
      </h2>
      {data !== undefined ? (
        <CommentList
          comboId={comboId}
          discussion={data}
          people={people}
          sending={hasCome ? null : (sending?.comment ?? null)}
          onSending={onSending}
        />
      ) : error !== undefined ? (
        <ErrorNotice title={t('theCommentsCouldNotBe')} error={error} onRetry={() => void refetch()} />
      ) : (
        late && <Skeleton height="72px" />
      )}
      <div className={styles.foot}>
        {status === 'user' && <CommentForm comboId={comboId} names={[...people.keys()]} onSending={onSending} />}
        {status === 'visitor' && (
          <p className={styles.hint}>
            {t.rich('logInToTakePart', {
              link: <Link to={`/authenticate?mode=login&next=${encodeURIComponent(pathname + search + hash)}`} />,
            })}
          </p>
        )}
      </div>
    </section>
  );
}
