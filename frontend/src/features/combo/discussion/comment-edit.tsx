import { useEffect, useRef, useState } from 'react';
import type { Comment } from '@combolab/contracts';
import { problemText } from '../../../shared/api/problem.js';
import { Button } from '../../../shared/ui/button.js';
import { CommentBox } from './comment-box.js';
import { useEditCommentMutation } from './comments-api.js';
import { t } from '../texts.js';
import styles from './discussion.module.css';

interface Props {
  readonly comment: Comment;
  readonly onDone: () => void;
}

/** Writes an own comment anew. */
export function CommentEdit({ comment, onDone }: Props) {
  const [text, setText] = useState(comment.text);
  const [edit, { isLoading, error, reset }] = useEditCommentMutation();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    field.current?.focus();
  }, []);
  const save = async () => {
    const wanted = text.trim();
    if (wanted === '' || isLoading) return;
    if (wanted !== comment.text && 'error' in (await edit({ before: comment, text: wanted }))) return;
    onDone();
  };
  return (
    <CommentBox
      ref={field}
      label={t('newText')}
      value={text}
      problem={error === undefined ? null : problemText(error)}
      onChange={(next) => {
        setText(next);
        if (error !== undefined) reset();
      }}
      onPost={() => void save()}
      onCancel={onDone}
    >
      <span className={styles.gap} />
      <Button look="ghost" onClick={onDone}>
        {t('cancelComment')}
      </Button>
      <Button type="submit" disabled={text.trim() === '' || isLoading}>
        {t('saveComment')}
      </Button>
    </CommentBox>
  );
}
