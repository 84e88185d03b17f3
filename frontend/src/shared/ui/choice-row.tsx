import { useId } from 'react';
import styles from './choice-row.module.css';

interface Props<T extends string> {
  readonly label: string;
  /** Every choice with its words. */
  readonly choices: readonly (readonly [T, string])[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}

/** One of a few, side by side. */
export function ChoiceRow<T extends string>({ label, choices, value, onChange }: Props<T>) {
  const name = useId();
  return (
    <fieldset className={styles.choices}>
      <legend>{label}</legend>
      <div className={styles.row}>
        {choices.map(([choice, words]) => (
          <label key={choice}>
            <input
              type="radio"
              name={name}
              value={choice}
              checked={value === choice}
              onChange={() => {
                onChange(choice);
              }}
            />
            {words}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
