import { Skeleton } from '../../shared/ui/skeleton.js';
import styles from './practice-page.module.css';

const ROWS = [0, 1, 2] as const;

/** A part of the queue as it will stand: its heading, and combos with picture, name, fighters, what was reached, and the way to the lesson. */
export const PracticeGhost = () => (
  <div className={styles.part} aria-hidden>
    <div className={styles.ghostHead}>
      <Skeleton width="5rem" height="14px" />
    </div>
    <div className={styles.list}>
      {ROWS.map((row) => (
        <div key={row} className={styles.row}>
          <span className={styles.picture}>
            <Skeleton height="72px" />
          </span>
          <span className={styles.ghost}>
            <Skeleton width="min(240px, 60%)" height="14px" />
            <Skeleton width="72px" height="22px" />
            <Skeleton width="min(200px, 80%)" height="12px" />
          </span>
          <span className={styles.tools}>
            <span className={styles.ghostTool}>
              <Skeleton height="100%" />
            </span>
          </span>
        </div>
      ))}
    </div>
  </div>
);
