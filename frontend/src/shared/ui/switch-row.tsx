import { useId, type ReactNode } from 'react';
import styles from './switch-row.module.css';

interface Props {
  readonly label: ReactNode;
  /** What it means, in smaller letters. */
  readonly hint?: ReactNode;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A switch with its words; the whole row turns it. */
export function SwitchRow({ label, hint, checked, disabled = false, onChange }: Props) {
  const hintId = useId();
  return (
    <label className={styles.row}>
      <span className={styles.words}>
        {label}
        {hint !== undefined && (
          <span id={hintId} className={styles.hint}>
            {hint}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        className={styles.switch}
        checked={checked}
        disabled={disabled}
        onChange={({ target }) => {
          onChange(target.checked);
        }}
        {...(hint !== undefined && { 'aria-describedby': hintId })}
      />
    </label>
  );
}
