import { MonitorSmartphone } from 'lucide-react';
import type { OwnSession } from '../../../shared/auth/identity-provider.js';
import { isNow, relativeTime } from '../../../shared/lib/relative-time.js';
import { useNow } from '../../../shared/lib/use-now.js';
import { Button } from '../../../shared/ui/button.js';
import styles from './account-section.module.css';
import { browserWords } from './browser-words.js';
import { t } from '../texts.js';

interface Props {
  readonly session: OwnSession;
  readonly busy: boolean;
  readonly onEnd: () => void;
}

/** One browser the user is signed in with. */
export function SessionRow({ session: { createdAt, userAgent, isCurrent }, busy, onEnd }: Props) {
  const words = browserWords(userAgent);
  const now = useNow();
  const since = relativeTime(createdAt, now);
  return (
    <li className={styles.session}>
      <MonitorSmartphone className="icon" aria-hidden />
      <div className={styles.who}>
        <span>{words}</span>
        <span className={styles.said}>
          {t.rich('signedIn', {
            time: <time dateTime={createdAt}>{isNow(createdAt, now) ? t('justNow') : since}</time>,
          })}
        </span>
      </div>
      {isCurrent ? (
        <span className={styles.good}>{t('thisBrowser')}</span>
      ) : (
        <Button size="s" disabled={busy} aria-label={t('signOutSignedIn', { browser: words, since })} onClick={onEnd}>
          {t('signOut')}
        </Button>
      )}
    </li>
  );
}
