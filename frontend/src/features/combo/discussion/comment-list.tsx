import { memo, useMemo, useState, type ReactNode } from 'react';
import type { Comment } from '@combolab/contracts';
import { useClock } from '../../../shared/clip/clock-provider.js';
import { problemText } from '../../../shared/api/problem.js';
import { useAuth, useMe } from '../../../shared/auth/use-auth.js';
import { lazyPart } from '../../../shared/lib/lazy-part.js';
import { Button } from '../../../shared/ui/button.js';
import { toast } from '../../../shared/ui/toast.js';
import { CommentForm, type Reply, type Sending } from './comment-form.js';
import { CommentItem, type CommentActions } from './comment-item.js';
import { CommentText } from './comment-text.js';
import { useOlderCommentsMutation, useRemoveCommentMutation, type Discussion } from './comments-api.js';
import styles from './discussion.module.css';
import { groupsOf } from './thread-groups.js';
import { isSameThread, threadsOf, type Thread } from './threads.js';
import { useNamedComment } from './use-named-comment.js';
import { t } from '../texts.js';

const ConfirmDialog = lazyPart(() => import('../../../shared/ui/confirm-dialog.js'), 'ConfirmDialog');

interface Props {
  readonly comboId: string;
  readonly discussion: Discussion;
  readonly people: ReadonlyMap<string, string>;
  /** A comment on its way; null when none is. */
  readonly sending: Sending | null;
  readonly onSending: (comment: Sending | null) => void;
}

/** Threads, the newest first, and the way to older ones. */
export function CommentList({ comboId, discussion, people, sending, onSending }: Props) {
  const clock = useClock();
  const { status } = useAuth();
  const [doomed, setDoomed] = useState<Comment | null>(null);
  const [reply, setReply] = useState<Reply | null>(null);
  const [remove] = useRemoveCommentMutation();
  const named = useNamedComment(comboId, discussion);
  const threads = useMemo(() => threadsOf(discussion.comments), [discussion.comments]);
  const [newest] = useState(() => threads[0]?.root.createdAt ?? '');
  const confirmed = async (comment: Comment) => {
    const result = await remove(comment);
    if ('error' in result) toast.error(t('theCommentWasNotRemoved', { problem: problemText(result.error) }));
  };
  const me = useMe();
  const actions = useMemo(
    (): CommentActions => ({
      me,
      people,
      onFrame: (frame) => {
        clock.pause();
        clock.seek(frame);
        document.querySelector('[data-player]')?.scrollIntoView({ block: 'nearest' });
      },
      ...(status === 'user' && {
        onReply: (comment) => {
          // a new object each time: pressed again, it leads into the open box again
          setReply({ to: comment, opener: document.activeElement });
        },
      }),
      onRemove: setDoomed,
    }),
    [clock, me, people, status],
  );
  /** What is being written below a thread; null below nearly all. */
  const below = (thread: Thread): ReactNode => {
    const answered = reply !== null && isIn(thread, reply.to._id) ? reply : null;
    const isComing = sending?.parentId !== undefined && isIn(thread, sending.parentId);
    if (answered === null && !isComing) return null;
    return (
      <>
        {isComing && <OnItsWay comment={sending} people={people} />}
        {answered !== null && (
          <li>
            <CommentForm
              key={answered.to._id}
              comboId={comboId}
              names={[...people.keys()]}
              reply={answered}
              onSending={onSending}
              onDone={() => {
                setReply(null);
              }}
            />
          </li>
        )}
      </>
    );
  };
  const gone = named.missing && (
    <p role="status" className={styles.hint}>
      {t('theCommentThisLinkLeads')}
    </p>
  );
  const isEmpty = threads.length === 0 && sending === null;
  if (isEmpty)
    return (
      <>
        {gone}
        <p className={styles.hint}>{t('noCommentsYet')}</p>
      </>
    );
  return (
    <>
      {gone}
      {sending !== null && sending.parentId === undefined && (
        <ol>
          <OnItsWay comment={sending} people={people} />
        </ol>
      )}
      <div>
        {groupsOf(threads, newest).map((group) => (
          <ol key={group.key} className={styles.group} style={{ '--threads': group.threads.length }}>
            {group.threads.map((thread) => (
              <ThreadItem
                key={thread.root._id}
                thread={thread}
                named={named.commentId !== null && isIn(thread, named.commentId) ? named.commentId : null}
                actions={actions}
                below={below(thread)}
              />
            ))}
          </ol>
        ))}
      </div>
      {discussion.older !== null && <Older comboId={comboId} cursor={discussion.older} />}
      {doomed !== null && (
        <ConfirmDialog
          confirmation={{ message: t('thisWillRemoveThisComment'), onConfirm: () => void confirmed(doomed) }}
          onClose={() => {
            setDoomed(null);
          }}
        />
      )}
    </>
  );
}

const isIn = ({ root, replies }: Thread, commentId: string): boolean =>
  root._id === commentId || replies.some(({ _id }) => _id === commentId);

interface ThreadProps {
  readonly thread: Thread;
  /** The one of them that the address names; null when it names none of them. */
  readonly named: string | null;
  readonly actions: CommentActions;
  readonly below: ReactNode;
}

/** Of thousands, only those are drawn again that have changed. */
const ThreadItem = memo(
  ({ thread: { root, replies }, named, actions, below }: ThreadProps) => (
    <CommentItem comment={root} orphan={root.parentId !== undefined} named={root._id === named} {...actions}>
      <ol className={styles.replies}>
        {replies.map((reply) => (
          <CommentItem key={reply._id} comment={reply} named={reply._id === named} {...actions} />
        ))}
        {below}
      </ol>
    </CommentItem>
  ),
  (before, after) =>
    before.actions === after.actions &&
    before.below === after.below &&
    before.named === after.named &&
    isSameThread(before.thread, after.thread),
);
ThreadItem.displayName = 'ThreadItem';

/** A comment that the server does not have yet. */
const OnItsWay = ({ comment, people }: { readonly comment: Sending; readonly people: ReadonlyMap<string, string> }) => (
  <li className={styles.sending}>
    <CommentText text={comment.text} people={people} />
    <p className={styles.hint}>{t('beingSent')}</p>
  </li>
);

function Older({ comboId, cursor }: { readonly comboId: string; readonly cursor: string }) {
  const [load, { isLoading, error }] = useOlderCommentsMutation();
  return (
    <div className={styles.older}>
      {error !== undefined && (
        <p role="alert" className={styles.error}>
          {problemText(error)}
        </p>
      )}
      <Button disabled={isLoading} onClick={() => void load({ comboId, cursor })}>
        {isLoading ? t('loading') : t('showOlderComments')}
      </Button>
    </div>
  );
}
