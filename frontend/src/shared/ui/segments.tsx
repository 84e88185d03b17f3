import { useId, type ReactNode } from 'react';
import { cx } from '../lib/cx.js';
import styles from './segments.module.css';

interface Props<T extends string | number | boolean> {
  /** What is chosen, for those who hear it. */
  readonly label: string;
  readonly value: T;
  /** Up to six of them, each with what stands in it. */
  readonly options: readonly (readonly [value: T, words: ReactNode])[];
  readonly className?: string | undefined;
  readonly onChange: (value: T) => void;
}

/** One of a few, side by side in one frame: it switches what is seen in place. */
export function Segments<T extends string | number | boolean>({
  label,
  value,
  options,
  className,
  onChange,
}: Props<T>) {
  const name = useId();
  return (
    <fieldset className={cx(styles.segments, className)}>
      <legend className="visuallyHidden">{label}</legend>
      {options.map(([each, words]) => (
        <label key={String(each)}>
          <input
            type="radio"
            name={name}
            value={String(each)}
            checked={each === value}
            onChange={() => {
              onChange(each);
            }}
          />
          <span className={styles.words}>{words}</span>
        </label>
      ))}
    </fieldset>
  );
}
