import { useId } from 'react';
import { RadioRow } from './tick-row.js';
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
          <RadioRow
            key={choice}
            name={name}
            on={value === choice}
            onPick={() => {
              onChange(choice);
            }}
          >
            {words}
          </RadioRow>
        ))}
      </div>
    </fieldset>
  );
}
