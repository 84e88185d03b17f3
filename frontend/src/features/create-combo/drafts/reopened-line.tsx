import { useState } from 'react';
import { Link } from 'react-router-dom';
import { randomId } from '../../../shared/lib/random-id.js';
import { relativeTime } from '../../../shared/lib/relative-time.js';
import { useNow } from '../../../shared/lib/use-now.js';
import { draftPath } from './draft-path.js';
import { t } from '../texts.js';
import styles from './reopened-line.module.css';

/** Says that the last draft was opened, and leads to another combo. @param savedAt in ms since 1970 */
export function ReopenedLine({ savedAt }: { readonly savedAt: number }) {
  const [fresh] = useState(() => draftPath(randomId()));
  const now = useNow();
  const agoOf = (at: number) => relativeTime(new Date(at).toISOString(), now);
  const ago = agoOf(savedAt);
  return (
    <span role="status" className={styles.line}>
      {ago === agoOf(now) ? t('yourDraftOfJustNow') : t('yourDraftOf', { ago })} ·{' '}
      <Link to={fresh}>{t('beginAnew')}</Link>
    </span>
  );
}
