import { LIMITS } from '@combolab/contracts';
import { useId, useState } from 'react';
import { problemText } from '../../../shared/api/problem.js';
import { useIntentionKey } from '../../../shared/api/use-intention-key.js';
import { isShortcut } from '../../../shared/keys/shortcuts.js';
import { useIsMobile } from '../../../shared/lib/use-media-query.js';
import { Button } from '../../../shared/ui/button.js';
import { useAddCommentMutation } from './comments-api.js';
import styles from './discussion.module.css';

/** Writes a comment. What was typed stays until the server has it. */
export function CommentForm({ comboId }: { readonly comboId: string }) {
  const [text, setText] = useState('');
  const [add, { isLoading, error, reset }] = useAddCommentMutation();
  const { keyFor, done } = useIntentionKey();
  const mobile = useIsMobile();
  const id = useId();
  const post = async () => {
    const comment = text.trim();
    if (comment === '' || isLoading) return;
    const result = await add({ comboId, comment, idempotencyKey: keyFor(comment) });
    if ('error' in result) return;
    done();
    setText('');
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void post();
      }}
    >
      <label htmlFor={id} className="visuallyHidden">
        Your comment
      </label>
      <textarea
        id={id}
        rows={2}
        maxLength={LIMITS.commentLength}
        placeholder="Say something about this combo"
        value={text}
        aria-invalid={error !== undefined}
        {...(error !== undefined && { 'aria-describedby': `${id}-error` })}
        onChange={({ target }) => {
          setText(target.value);
          if (error !== undefined) reset();
        }}
        onKeyDown={(event) => {
          if (isShortcut(event, 'comment')) void post();
        }}
      />
      <div className={styles.formFoot}>
        {error !== undefined && (
          <p id={`${id}-error`} role="alert" className={styles.error}>
            {problemText(error)}
          </p>
        )}
        <Button type="submit" disabled={text.trim() === '' || isLoading}>
          {mobile ? 'post' : 'comment'}
        </Button>
      </div>
    </form>
  );
}
