import styles from './ghost-rows.module.css';
import { Skeleton } from './skeleton.js';

interface Props {
  /** How many; three unless it is said. */
  readonly count?: number;
}

/** The rows of a list while it is awaited: a name, and what is said of it, between lines. */
export const GhostRows = ({ count = 3 }: Props) => (
  <div className={styles.rows} aria-hidden>
    {Array.from({ length: count }, (_, n) => (
      <div key={n} className={styles.row}>
        <Skeleton height="14px" width={`${String(30 + ((n * 13) % 20))}%`} />
        <Skeleton height="12px" width={`${String(18 + ((n * 7) % 15))}%`} />
      </div>
    ))}
  </div>
);
