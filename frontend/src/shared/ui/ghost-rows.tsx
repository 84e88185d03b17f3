import styles from './ghost-rows.module.css';
import { Skeleton } from './skeleton.js';

interface Props {
  /** How many; three unless it is said. */
  readonly count?: number;
  /** Each begins with a picture. */
  readonly pictures?: boolean;
}

/** The rows of a list while it is awaited: picture, name, and what is said of it, between lines. */
export const GhostRows = ({ count = 3, pictures = false }: Props) => (
  <div className={styles.rows} aria-hidden>
    {Array.from({ length: count }, (_, n) => (
      <div key={n} className={styles.row}>
        {pictures && <Skeleton height="63px" width="112px" />}
        <div className={styles.words}>
          <Skeleton height="14px" width={`${String(30 + ((n * 13) % 20))}%`} />
          <Skeleton height="12px" width={`${String(18 + ((n * 7) % 15))}%`} />
        </div>
      </div>
    ))}
  </div>
);
