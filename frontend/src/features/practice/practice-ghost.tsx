import { Skeleton } from '../../shared/ui/skeleton.js';
import styles from './practice-page.module.css';

const ROWS = [0, 1, 2] as const;

/** Combos as they will stand in the queue: picture, name, fighters, what was reached, and the way to the lesson. */
export const PracticeGhost = () =>
  ROWS.map((row) => (
    <div key={row} className={styles.row} aria-hidden>
      <span className={styles.picture}>
        <Skeleton height="72px" />
      </span>
      <span className={styles.ghost}>
        <Skeleton width="min(240px, 60%)" height="14px" />
        <Skeleton width="72px" height="22px" />
        <Skeleton width="min(200px, 80%)" height="12px" />
      </span>
      <Skeleton width="100%" height="2.25rem" />
      <Skeleton width="2.25rem" height="2.25rem" />
    </div>
  ));
