import styles from './ghost-card.module.css';
import { Skeleton } from './skeleton.js';

/** The place of a combo's card while it is awaited, in the card's sizes: tile, strip, matchup, name, moves, counts. */
export function GhostCard() {
  return (
    <div className={styles.card} data-ghost-card aria-hidden>
      <div className={styles.stage}>
        <Skeleton height="100%" radius="0" />
      </div>
      <div className={styles.strip}>
        <Skeleton height="6px" />
      </div>
      <div className={styles.body}>
        <div className={styles.row}>
          <Skeleton height="20px" width="72px" />
          <Skeleton height="12px" width="64px" />
        </div>
        <div className={styles.name}>
          <Skeleton height="14px" width="62%" />
        </div>
        <div className={styles.moves}>
          <Skeleton height="10px" width="84%" />
        </div>
        <div className={styles.meta}>
          <Skeleton height="12px" width="48%" />
        </div>
      </div>
    </div>
  );
}
