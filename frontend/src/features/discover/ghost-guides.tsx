import tiles from '../../entities/guides/guide-tile.module.css';
import { Skeleton } from '../../shared/ui/skeleton.js';
import styles from './discover.module.css';

/** The places of guides while they are awaited; they fade in one after the other. */
export function GhostGuides() {
  return (
    <div className={tiles.grid} aria-hidden>
      {[0, 1, 2, 3, 4, 5].map((n) => (
        <div key={n} className={styles.ghost} data-ghost style={{ '--n': n }}>
          <Skeleton height="auto" radius="10px 10px 0 0" />
          <div className={styles.ghostWords}>
            <Skeleton height="20px" width="70%" />
            <Skeleton height="16px" width="45%" />
          </div>
        </div>
      ))}
    </div>
  );
}
