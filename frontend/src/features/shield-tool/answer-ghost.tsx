import { GhostRows } from '../../shared/ui/ghost-rows.js';
import { Skeleton } from '../../shared/ui/skeleton.js';
import styles from './shield-tool.module.css';

/** Where the answer will stand: its sentence, what both do over time, and what lands. */
export const AnswerGhost = () => (
  <>
    <div className={styles.ghost} aria-hidden>
      <Skeleton height="18px" width="40%" />
      <Skeleton height="28px" />
      <Skeleton height="28px" />
      <Skeleton height="12px" width="60%" />
    </div>
    <GhostRows />
  </>
);
