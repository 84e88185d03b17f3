import { LIMITS } from '@combolab/contracts';
import { useId, type ReactNode, type Ref } from 'react';
import { isShortcut } from '../../../shared/keys/shortcuts.js';
import styles from './discussion.module.css';

interface Props {
  readonly label: string;
  readonly placeholder?: string;
  readonly value: string;
  /** What went wrong, in words; null when nothing did. */
  readonly problem: string | null;
  readonly onChange: (text: string) => void;
  readonly onPost: () => void;
  readonly onCancel?: () => void;
  readonly ref?: Ref<HTMLTextAreaElement>;
  /** What stands beside the field, and its buttons. */
  readonly children: ReactNode;
}

/** A field to write a comment in: Ctrl+Enter posts, Escape leaves where one can leave. */
export function CommentBox({ label, placeholder, value, problem, onChange, onPost, onCancel, ref, children }: Props) {
  const id = useId();
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onPost();
      }}
    >
      <label htmlFor={id} className="visuallyHidden">
        {label}
      </label>
      <textarea
        id={id}
        ref={ref}
        rows={2}
        maxLength={LIMITS.commentLength}
        {...(placeholder !== undefined && { placeholder })}
        value={value}
        aria-invalid={problem !== null}
        {...(problem !== null && { 'aria-describedby': `${id}-error` })}
        onChange={({ target }) => {
          onChange(target.value);
        }}
        onKeyDown={(event) => {
          if (isShortcut(event, 'comment')) onPost();
          if (event.key !== 'Escape' || onCancel === undefined) return;
          event.stopPropagation();
          onCancel();
        }}
      />
      {problem !== null && (
        <p id={`${id}-error`} role="alert" className={styles.error}>
          {problem}
        </p>
      )}
      <div className={styles.formFoot}>{children}</div>
    </form>
  );
}
