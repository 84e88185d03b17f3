import type { ActiveFilter } from '@combolab/contracts/filters';
import styles from './quick-filters.module.css';

/** What the search row says itself, so that no chip needs to. */
export const QUICK_KINDS: readonly ActiveFilter['kind'][] = ['attacker', 'defender', 'tag', 'percent'];

/** The room of the filters in the search row while their code is on its way. */
export const QuickPlace = () => (
  <div className={styles.quick} aria-hidden>
    {['attacker', 'defender', 'percent', 'tag'].map((each) => (
      <span key={each} className={styles.ghost} data-filter={each} />
    ))}
  </div>
);
