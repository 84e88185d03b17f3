import { Button } from '../../shared/ui/button.js';
import styles from './shield-tool.module.css';

interface Props<T extends string | number | boolean> {
  readonly label: string;
  readonly choices: readonly (readonly [value: T, words: string])[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}

/** One of a few circumstances, side by side under what they are of. */
export function Pick<T extends string | number | boolean>({ label, choices, value, onChange }: Props<T>) {
  return (
    <div role="group" aria-label={label} className={styles.pick}>
      <span aria-hidden>{label}</span>
      <div>
        {choices.map(([choice, words]) => (
          <Button
            key={String(choice)}
            size="s"
            aria-pressed={choice === value}
            onClick={() => {
              onChange(choice);
            }}
          >
            {words}
          </Button>
        ))}
      </div>
    </div>
  );
}
