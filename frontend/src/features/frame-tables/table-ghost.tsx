import { Skeleton } from '../../shared/ui/skeleton.js';
import styles from './table-ghost.module.css';

/** Names of moves have no one length; percent. */
const LENGTHS = [22, 16, 19, 26, 14, 21, 17, 24, 15, 20, 23, 18] as const;

/** Where what leads on, what narrows the table, and its rows will stand. */
export const TableGhost = () => (
  <div className={styles.ghost} aria-hidden>
    <div className={styles.tools}>
      <Skeleton width="8rem" height="2.5rem" />
      <Skeleton width="11rem" height="2.5rem" />
    </div>
    <div className={styles.tools}>
      <Skeleton width="14rem" height="2.5rem" />
      <Skeleton width="9rem" height="2.5rem" />
    </div>
    {LENGTHS.map((length, at) => (
      <div key={at} className={styles.row}>
        <Skeleton width={`${String(length)}%`} height="12px" />
        <span />
        <Skeleton width="34%" height="14px" radius="3px" />
        <Skeleton width="2rem" height="12px" />
        <Skeleton width="2rem" height="12px" />
      </div>
    ))}
  </div>
);
