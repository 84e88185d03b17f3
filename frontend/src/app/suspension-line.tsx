import { Lock } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useMe } from '../shared/auth/use-auth.js';
import { untilWords } from '../entities/moderation/report-words.js';
import { t } from './texts.js';
import styles from './suspension-line.module.css';

/** Tells suspended users what they may still do, and until when. */
export function SuspensionLine() {
  const suspension = useMe()?.suspension;
  return (
    <div role="status">
      {suspension !== undefined && (
        <p className={styles.line}>
          <Lock size={16} aria-hidden />
          <span>
            {t.rich(
              'yourAccountIsSuspendedYou',
              { link: <Link to="/notifications" /> },
              { until: untilWords(suspension.until) },
            )}
          </span>
        </p>
      )}
    </div>
  );
}
