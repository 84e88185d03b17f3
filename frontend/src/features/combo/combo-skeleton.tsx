import { Skeleton } from '../../shared/ui/skeleton.js';
import styles from './combo-page.module.css';

/** Lanes of a usual combo. */
const LANES = 4;

/** The page's shape while the combo is on its way. */
export function ComboSkeleton() {
  return (
    <div className={styles.page} style={{ '--lanes': LANES }} aria-hidden>
      <header className={styles.ghostLine}>
        <Skeleton height="26px" width="110px" />
        <Skeleton height="22px" width="220px" />
      </header>
      <div className={`${styles.clip ?? ''} ${styles.ghost ?? ''}`}>
        <Skeleton height="100%" radius="0" />
      </div>
      <div className={styles.rail}>
        <Skeleton height="100%" radius="0" />
      </div>
    </div>
  );
}
