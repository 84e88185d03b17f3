import { Skeleton } from '../../shared/ui/skeleton.js';
import { t } from './texts.js';
import styles from './filter-panel.module.css';

/** The filters' place while their code is fetched. */
export function PanelSkeleton() {
  return (
    <div className={styles.panel} aria-hidden>
      {[t('attacker'), t('defenderS'), t('comboType')].map((title) => (
        <div key={title} className={styles.field}>
          <h3>{title}</h3>
          <Skeleton height="40px" />
        </div>
      ))}
      <div className={styles.field}>
        <h3>{t('percent')}</h3>
        <Skeleton height="60px" />
      </div>
    </div>
  );
}
