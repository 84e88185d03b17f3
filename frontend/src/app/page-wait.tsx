import { useDelayed } from '../shared/lib/use-delayed.js';
import { Spinner } from '../shared/ui/spinner.js';
import { t } from './texts.js';
import styles from './app-shell.module.css';

/** A page is on its way; shown only when that takes a while. */
export function PageWait() {
  const late = useDelayed(true);
  return <div className={styles.wait}>{late && <Spinner label={t('loadingThePage')} size={28} />}</div>;
}
