import { Skeleton } from '../../shared/ui/skeleton.js';
import styles from './combo-page.module.css';

/** The page's shape while the combo is on its way. */
export function ComboSkeleton() {
  return (
    <div className={styles.page} aria-hidden>
      <div className={`${styles.clip ?? ''} ${styles.ghost ?? ''}`}>
        <Skeleton height="100%" radius="10px" />
      </div>
      <div className={`${styles.about ?? ''} ${styles.ghostLines ?? ''}`}>
        <Skeleton height="30px" width="140px" />
        <Skeleton height="28px" width="60%" />
        <Skeleton height="20px" width="80%" />
      </div>
      <div className={styles.side}>
        <Skeleton height="420px" radius="10px" />
      </div>
    </div>
  );
}
