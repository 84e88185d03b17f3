import { Pencil, Reply, Trash2 } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import type { Comment, OwnUser } from '@combolab/contracts';
import { commentPlace } from '../../../shared/combos/comment-place.js';
import { Ago } from '../../../shared/ui/ago.js';
import { ReportButton } from '../../../entities/moderation/report-button.js';
import { AuthorLink } from '../../../shared/ui/author-link.js';
import { Avatar } from '../../../shared/ui/avatar.js';
import { Button } from '../../../shared/ui/button.js';
import { writtenWords } from '../../../shared/written/written.js';
import { CommentEdit, editedComment } from './comment-edit.js';
import { CommentText } from './comment-text.js';
import { t } from '../texts.js';
import styles from './discussion.module.css';

export interface CommentActions {
  /** The reader; undefined for a visitor. */
  readonly me: OwnUser | undefined;
  /** User ids by lower-cased display name. */
  readonly people: ReadonlyMap<string, string>;
  readonly onFrame: (frame: number) => void;
  /** Absent where nobody can answer. */
  readonly onReply?: (comment: Comment) => void;
  readonly onRemove: (comment: Comment) => void;
}

interface Props extends CommentActions {
  readonly comment: Comment;
  /** It answers something that is not shown. */
  readonly orphan?: boolean;
  /** The address leads to it. */
  readonly named?: boolean;
  /** What stands below it, as wide as it is. */
  readonly children?: ReactNode;
}

const nameOf = ({ authorData }: Comment): string => authorData[0]?.displayName ?? t('deletedAccount');

/** One comment, with what its reader may do about it. */
export function CommentItem(props: Props) {
  const { comment, orphan = false, named = false, me, people, onFrame, onReply, onRemove, children } = props;
  const author = comment.authorData[0];
  const isMine = me !== undefined && me._id === comment.userId;
  const [asked, setAsked] = useState<boolean | null>(null);
  // a new text that was left in the middle is there again by itself
  const left = useMemo(
    () => isMine && writtenWords(comment.userId, editedComment(comment._id)).has(),
    [isMine, comment.userId, comment._id],
  );
  const editing = asked ?? left;
  return (
    <li className={styles.item} id={commentPlace(comment._id)} {...(named && { tabIndex: -1, 'aria-current': true })}>
      <Avatar name={nameOf(comment)} photoUrl={author?.photoUrl ?? null} size={32} />
      <div className={styles.body}>
        <p className={styles.who}>
          <b>{author === undefined ? nameOf(comment) : <AuthorLink author={author} />}</b>
          <Ago at={comment.createdAt} />
          {comment.editedAt !== undefined && <span data-tip={comment.editedAt}>{t('edited')}</span>}
          {comment.hidden === true && <span>{t('hiddenOnlyItsAuthorAnd')}</span>}
          {orphan && <span>{t('inReplyToAComment')}</span>}
          {comment.frame !== undefined && <FrameLink frame={comment.frame} onFrame={onFrame} />}
        </p>
        {editing ? (
          <CommentEdit
            comment={comment}
            asked={asked === true}
            onDone={() => {
              setAsked(false);
            }}
          />
        ) : (
          <CommentText text={comment.text} people={people} />
        )}
      </div>
      {!editing && (
        <div className={styles.tools}>
          {onReply !== undefined && (
            <Tool
              label={t('replyTo', { name: nameOf(comment) })}
              tip={t('reply')}
              icon={<Reply size={16} aria-hidden />}
              onPress={() => {
                onReply(comment);
              }}
            />
          )}
          {onReply !== undefined && (
            <ReportButton kind="comment" subjectId={comment._id} authorId={comment.userId} name={nameOf(comment)} />
          )}
          {isMine && (
            <Tool
              label={t('editCommentOf', { name: nameOf(comment) })}
              tip={t('editComment')}
              icon={<Pencil size={16} aria-hidden />}
              onPress={() => {
                setAsked(true);
              }}
            />
          )}
          {(isMine || me?.userType === 'ADMIN') && (
            <Tool
              label={t('removeCommentOf', { name: nameOf(comment) })}
              tip={t('removeComment')}
              icon={<Trash2 size={16} aria-hidden />}
              onPress={() => {
                onRemove(comment);
              }}
            />
          )}
        </div>
      )}
      {children}
    </li>
  );
}

function FrameLink({ frame, onFrame }: { readonly frame: number; readonly onFrame: (frame: number) => void }) {
  return (
    <button
      type="button"
      className={`mono ${styles.frame ?? ''}`}
      onClick={() => {
        onFrame(frame);
      }}
    >
      {t('frameNumber', { frame })}
    </button>
  );
}

interface ToolProps {
  readonly label: string;
  /** The same in short, where it stands beside what it is for. */
  readonly tip: string;
  readonly icon: ReactNode;
  readonly onPress: () => void;
}

const Tool = ({ label, tip, icon, onPress }: ToolProps) => (
  <Button look="ghost" size="s" square aria-label={label} data-tip={tip} onClick={onPress}>
    {icon}
  </Button>
);
