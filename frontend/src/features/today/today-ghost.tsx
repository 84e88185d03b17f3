import { Skeleton } from '../../shared/ui/skeleton.js';
import styles from './today.module.css';

const ROWS = [0, 1, 2] as const;

/** Where the first part of the day will stand: its title, and combos with picture, name and inputs. */
export const TodayGhost = () => (
  <div className={styles.part} aria-hidden>
    <div className={styles.partHead}>
      <Skeleton width="10rem" height="16px" />
    </div>
    <div className={styles.rows}>
      {ROWS.map((row) => (
        <div key={row} className={styles.ghost}>
          <span className={styles.picture}>
            <Skeleton height="63px" />
          </span>
          <span className={styles.words}>
            <Skeleton width="min(240px, 80%)" height="14px" />
            <Skeleton width="min(150px, 50%)" height="12px" />
          </span>
          <span className={styles.strip}>
            <Skeleton height="12px" />
          </span>
        </div>
      ))}
    </div>
  </div>
);
