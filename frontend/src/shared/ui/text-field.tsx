import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { cx } from '../lib/cx.js';
import styles from './text-field.module.css';

type Props = InputHTMLAttributes<HTMLInputElement> & {
  readonly label: string;
  readonly hint?: ReactNode;
  /** What is wrong with it; told to screen readers with the field. */
  readonly error?: string | undefined;
  readonly ref?: Ref<HTMLInputElement>;
};

/** A labelled line of text with its hint and its error. */
export function TextField({ label, hint, error, className, ...rest }: Props) {
  const id = useId();
  const about = [error === undefined ? null : `${id}-error`, hint === undefined ? null : `${id}-hint`]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={cx(styles.field, className)}>
      <label htmlFor={id}>
        {label}
        {rest.required === true && <span aria-hidden> *</span>}
      </label>
      <input
        id={id}
        className={styles.input}
        aria-invalid={error !== undefined}
        {...(about !== '' && { 'aria-describedby': about })}
        {...rest}
      />
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
