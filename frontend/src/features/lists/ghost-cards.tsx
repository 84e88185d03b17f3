import { Skeleton } from '../../shared/ui/skeleton.js';
import styles from './lists.module.css';

/** The places of a list's head and combos while they are awaited. */
export function GhostCards() {
  return (
    <div aria-hidden className={styles.ghost}>
      <Skeleton height="34px" width="min(320px, 70%)" />
      <Skeleton height="20px" width="180px" />
      <div className={styles.tiles}>
        {[0, 1, 2, 3].map((n) => (
          <Skeleton key={n} height="250px" radius="10px" />
        ))}
      </div>
    </div>
  );
}
