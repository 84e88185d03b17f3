import { useTitle } from '../shared/lib/use-title.js';
import { GoneNotice } from '../shared/ui/gone-notice.js';
import styles from './app-shell.module.css';

export function NotFound() {
  useTitle('Not found');
  return (
    <main className={styles.center}>
      <GoneNotice title="There is no page at this address">
        The link may be old, or a letter of it may be missing.
      </GoneNotice>
    </main>
  );
}
