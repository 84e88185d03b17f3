import { Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Comment } from '@combolab/contracts';
import { problemText } from '../../../shared/api/problem.js';
import { useAuth, useMe } from '../../../shared/auth/use-auth.js';
import { relativeTime } from '../../../shared/lib/relative-time.js';
import { useDelayed } from '../../../shared/lib/use-delayed.js';
import { Avatar } from '../../../shared/ui/avatar.js';
import { Button } from '../../../shared/ui/button.js';
import { ErrorNotice } from '../../../shared/ui/error-notice.js';
import { LiveCount } from '../../../shared/ui/live-count.js';
import { Skeleton } from '../../../shared/ui/skeleton.js';
import { toast } from '../../../shared/ui/toast.js';
import { CommentForm } from './comment-form.js';
import { useDiscussionQuery, useRemoveCommentMutation } from './comments-api.js';
import styles from './discussion.module.css';

const ConfirmDialog = lazy(async () => ({
  default: (await import('../../../shared/ui/confirm-dialog.js')).ConfirmDialog,
}));

interface Props {
  readonly comboId: string;
  /** Live count; the list itself may still be on its way. */
  readonly count: number;
}

/** The comments of a combo, oldest first, as they come and go. */
export function Discussion({ comboId, count }: Props) {
  const { status } = useAuth();
  const { pathname } = useLocation();
  return (
    <section className={styles.discussion} aria-labelledby="discussion-title">
      <h2 id="discussion-title">
        Discussion{' '}
        <span className={styles.count}>
          <LiveCount value={count} />
        </span>
      </h2>
      {status === 'user' && <CommentForm comboId={comboId} />}
      {status === 'visitor' && (
        <p className={styles.hint}>
          <Link to={`/authenticate?next=${encodeURIComponent(pathname)}`}>Log in</Link> to take part.
        </p>
      )}
      <CommentList comboId={comboId} />
    </section>
  );
}

function CommentList({ comboId }: { readonly comboId: string }) {
  const { data, isLoading, error, refetch } = useDiscussionQuery(comboId);
  const late = useDelayed(isLoading);
  const [doomed, setDoomed] = useState<string | null>(null);
  const [remove] = useRemoveCommentMutation();
  const confirmed = async (commentId: string) => {
    const result = await remove({ comboId, commentId });
    if ('error' in result) toast.error(`The comment was not removed. ${problemText(result.error)}`);
  };
  if (data === undefined && error !== undefined)
    return <ErrorNotice title="The comments could not be loaded" error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return late ? <Skeleton height="72px" /> : null;
  if (data.comments.length === 0) return <p className={styles.hint}>No comments yet.</p>;
  return (
    <>
      <ol className={styles.list}>
        {data.comments.map((comment) => (
          <CommentItem key={comment._id} comment={comment} onRemove={setDoomed} />
        ))}
      </ol>
      <Suspense>
        {doomed !== null && (
          <ConfirmDialog
            confirmation={{ message: 'This will remove this comment', onConfirm: () => void confirmed(doomed) }}
            onClose={() => {
              setDoomed(null);
            }}
          />
        )}
      </Suspense>
    </>
  );
}

function CommentItem({ comment, onRemove }: { readonly comment: Comment; readonly onRemove: (id: string) => void }) {
  const me = useMe();
  const author = comment.authorData[0];
  const name = author?.displayName ?? 'deleted account';
  const mayRemove = me !== undefined && (me._id === comment.userId || me.userType === 'ADMIN');
  return (
    <li className={styles.item}>
      <Avatar name={name} photoUrl={author?.photoUrl ?? null} size={32} />
      <div className={styles.body}>
        <p className={styles.who}>
          <b>{name}</b>
          <time dateTime={comment.createdAt}>{relativeTime(comment.createdAt)}</time>
        </p>
        <p className={styles.text}>{comment.text}</p>
      </div>
      {mayRemove && (
        <Button
          look="ghost"
          size="s"
          square
          aria-label={`Remove comment of ${name}`}
          title="Remove comment"
          onClick={() => {
            onRemove(comment._id);
          }}
        >
          <Trash2 size={16} aria-hidden />
        </Button>
      )}
    </li>
  );
}
