import { useId, type ReactNode } from 'react';
import { useAsked } from './checks/asked-fields.js';
import { t } from './texts.js';
import styles from './details-form.module.css';

/** What binds a field to what is said of it. */
interface Described {
  readonly 'aria-invalid'?: true;
  readonly 'aria-describedby'?: string;
}

interface FieldProps {
  readonly label: string;
  /** Named for those who are led to it. */
  readonly name?: string;
  readonly required?: boolean;
  readonly hint?: string | undefined;
  readonly children: (id: string, described: Described) => ReactNode;
}

/** A labelled field of the form, with what it wants once it was asked for. */
export function Field({ label, name, required = false, hint, children }: FieldProps) {
  const id = useId();
  const asked = useAsked(name);
  const about = [...(asked === undefined ? [] : [`${id}-asked`]), ...(hint === undefined ? [] : [`${id}-hint`])];
  return (
    <div className={styles.field} data-field={name}>
      <label htmlFor={id}>
        {label}
        {required && <span className={styles.required}> {t('required')}</span>}
      </label>
      {children(id, {
        ...(asked !== undefined && { 'aria-invalid': true }),
        ...(about.length > 0 && { 'aria-describedby': about.join(' ') }),
      })}
      {asked !== undefined && (
        <p id={`${id}-asked`} className={styles.asked}>
          {asked}
        </p>
      )}
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
