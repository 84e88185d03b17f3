import { GhostCard } from '../../shared/ui/ghost-card.js';
import { Skeleton } from '../../shared/ui/skeleton.js';
import grid from './list-cards.module.css';
import styles from './lists.module.css';

/** The place of a list's head while it is awaited. */
export const GhostHead = () => (
  <div className={styles.about} aria-hidden>
    <Skeleton height="34px" width="min(320px, 70%)" />
    <Skeleton height="20px" width="180px" />
  </div>
);

/** The places of a list's combos while they are awaited. */
export const GhostCards = () => (
  <div className={grid.grid} data-rows aria-hidden>
    {[0, 1, 2, 3].map((n) => (
      <GhostCard key={n} />
    ))}
  </div>
);
