import { useTitle } from '../shared/lib/use-title.js';
import { GoneNotice } from '../shared/ui/gone-notice.js';
import { t } from './texts.js';
import styles from './app-shell.module.css';

export function NotFound() {
  useTitle(t('notFound'));
  return (
    <main className={styles.center}>
      <GoneNotice title={t('thereIsNoPageAt')}>{t('theLinkMayBeOld')}</GoneNotice>
    </main>
  );
}
