import { GhostCard } from '../ui/ghost-card.js';
import { Skeleton } from '../ui/skeleton.js';
import styles from './card-shelf.module.css';

/** The place of a shelf while its combos are awaited. */
export const ShelfGhost = () => (
  <div className={styles.shelf} aria-hidden>
    <Skeleton height="1.75rem" width="9rem" />
    <ul>
      {[0, 1, 2, 3].map((n) => (
        <li key={n}>
          <GhostCard />
        </li>
      ))}
    </ul>
  </div>
);
