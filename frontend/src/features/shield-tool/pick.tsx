import { Segments } from '../../shared/ui/segments.js';
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
    <div className={styles.pick}>
      <span aria-hidden>{label}</span>
      <Segments label={label} value={value} options={choices} onChange={onChange} />
    </div>
  );
}
