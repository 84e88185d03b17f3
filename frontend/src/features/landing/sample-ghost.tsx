import { Skeleton } from '../../shared/ui/skeleton.js';
import styles from './sample-ghost.module.css';

const LANES = ['30%', '44%', '22%', '36%'] as const;

/** Clip and lanes of the sample while it is awaited. */
export const SampleGhost = () => (
  <div className={styles.panel} aria-hidden>
    <div className={styles.clip} />
    {LANES.map((width) => (
      <div key={width} className={styles.lane}>
        <Skeleton height="24px" width="24px" radius="50%" />
        <Skeleton height="20px" width={width} />
      </div>
    ))}
  </div>
);
