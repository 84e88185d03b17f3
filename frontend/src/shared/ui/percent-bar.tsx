import { PERCENT_MAX } from '@combolab/contracts';
import styles from './percent-bar.module.css';

/** Where a combo works on the 0 to 200 % track. Its numbers stand beside it, so it says nothing to screen readers. */
export function PercentBar({ low, high }: { readonly low: number; readonly high: number }) {
  const range = {
    '--low': `${String((low / PERCENT_MAX) * 100)}%`,
    '--high': `${String((high / PERCENT_MAX) * 100)}%`,
  };
  return (
    <div className={styles.track} style={range} aria-hidden>
      <i />
    </div>
  );
}
