import { useId, type ReactNode } from 'react';
import styles from './details-form.module.css';

interface FieldProps {
  readonly label: string;
  /** Named for those who are led to it. */
  readonly name?: string;
  readonly required?: boolean;
  readonly hint?: string | undefined;
  readonly children: (id: string) => ReactNode;
}

/** A labelled field of the form. */
export function Field({ label, name, required = false, hint, children }: FieldProps) {
  const id = useId();
  return (
    <div className={styles.field} data-field={name}>
      <label htmlFor={id}>
        {label}
        {required && <span className={styles.required}> required</span>}
      </label>
      {children(id)}
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
    </div>
  );
}
