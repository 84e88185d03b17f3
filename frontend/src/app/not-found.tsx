import { Link } from 'react-router-dom';
import { useTitle } from '../shared/lib/use-title.js';
import { buttonClass } from '../shared/ui/button.js';
import { Notice } from '../shared/ui/notice.js';
import styles from './app-shell.module.css';

export function NotFound() {
  useTitle('Not found');
  return (
    <main className={styles.center}>
      <Notice
        headline
        title="There is no page at this address"
        actions={
          <Link to="/results" className={buttonClass({ look: 'primary' })}>
            Browse combos
          </Link>
        }
      >
        The link may be old, or a letter of it may be missing.
      </Notice>
    </main>
  );
}
