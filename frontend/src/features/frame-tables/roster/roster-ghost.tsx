import { Skeleton } from '../../../shared/ui/skeleton.js';
import styles from './roster.module.css';

const TILES = 24;

/** Where the field and the fighters will stand. */
export const RosterGhost = () => (
  <>
    <div className={styles.search} aria-hidden>
      <Skeleton height="3.75rem" />
      <p>&nbsp;</p>
    </div>
    <div className={styles.grid} aria-hidden>
      {Array.from({ length: TILES }, (_, at) => (
        <div key={at} className={styles.tile}>
          <Skeleton width="36px" height="36px" radius="11px" />
          <Skeleton width="55%" height="12px" />
        </div>
      ))}
    </div>
  </>
);
