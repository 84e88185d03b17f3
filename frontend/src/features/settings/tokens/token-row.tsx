import { KeyRound } from 'lucide-react';
import type { ApiToken } from '@combolab/contracts';
import { isNow, relativeTime } from '../../../shared/lib/relative-time.js';
import { useNow } from '../../../shared/lib/use-now.js';
import { Button } from '../../../shared/ui/button.js';
import { expiryWords, usageWords } from './token-days.js';
import { t } from '../texts.js';
import styles from './tokens-section.module.css';

interface Props {
  readonly token: ApiToken;
  readonly onRevoke: () => void;
}

/** One API token: what it may do, until when, and whether it is in use. */
export function TokenRow({ token: { name, scopes, madeAt, expiresAt, usedOn }, onRevoke }: Props) {
  const now = useNow();
  const made = isNow(madeAt, now) ? t('justNow') : relativeTime(madeAt, now);
  return (
    <li className={styles.token}>
      <KeyRound className="icon" aria-hidden />
      <div className={styles.about}>
        <span className={styles.name}>{name}</span>
        <span className={styles.scopes}>
          {scopes.map((scope) => (
            <code key={scope}>{scope}</code>
          ))}
        </span>
        <span className={styles.said}>
          {t.rich('made', { time: <time dateTime={madeAt}>{made}</time> })} ·{' '}
          <time dateTime={expiresAt}>{expiryWords(expiresAt)}</time> · {usageWords(usedOn)}
        </span>
      </div>
      <Button size="s" aria-label={t('revokeToken', { name })} onClick={onRevoke}>
        {t('revoke')}
      </Button>
    </li>
  );
}
