import { useEffect, useRef } from 'react';
import type { Comment } from '@combolab/contracts';
import { problemText } from '../../../shared/api/problem.js';
import { Button } from '../../../shared/ui/button.js';
import { useWritten } from '../../../shared/written/use-written.js';
import { CommentBox } from './comment-box.js';
import { useEditCommentMutation } from './comments-api.js';
import { t } from '../texts.js';
import styles from './discussion.module.css';

interface Props {
  readonly comment: Comment;
  /** It was asked for just now, and takes the focus. */
  readonly asked: boolean;
  readonly onDone: () => void;
}

/** Where the new text of a comment is kept until it is sent. */
export const editedComment = (commentId: string): string => `comment.${commentId}`;

/** Writes an own comment anew. What was typed stays, here and over a reload, until it is saved or given up. */
export function CommentEdit({ comment, asked, onDone }: Props) {
  const { words, write, forget } = useWritten(editedComment(comment._id), { text: comment.text });
  const { text } = words;
  const [edit, { isLoading, error, reset }] = useEditCommentMutation();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (asked) field.current?.focus();
  }, [asked]);
  const leave = () => {
    forget();
    onDone();
  };
  const save = async () => {
    const wanted = text.trim();
    if (wanted === '' || isLoading) return;
    if (wanted !== comment.text && 'error' in (await edit({ before: comment, text: wanted }))) return;
    leave();
  };
  return (
    <CommentBox
      ref={field}
      label={t('newText')}
      value={text}
      problem={error === undefined ? null : problemText(error)}
      onChange={(next) => {
        write({ text: next });
        if (error !== undefined) reset();
      }}
      onPost={() => void save()}
      onCancel={leave}
    >
      <span className={styles.gap} />
      <Button look="ghost" onClick={leave}>
        {t('cancelComment')}
      </Button>
      <Button type="submit" disabled={text.trim() === '' || isLoading}>
        {t('saveComment')}
      </Button>
    </CommentBox>
  );
}
