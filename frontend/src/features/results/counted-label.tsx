import { ComboCount } from './combo-count.js';
import styles from './filter-panel.module.css';

interface Props {
  readonly label: string;
  /** How many combos it would show; null where that is not said. */
  readonly count: number | null;
}

/** A choice inside a select, with how many combos it would show. */
export function CountedLabel({ label, count }: Props) {
  return (
    <span className={styles.tag}>
      {label}
      {count !== null && <ComboCount count={count} />}
    </span>
  );
}
