import { Spinner } from '../../../shared/ui/spinner.js';
import { Button } from '../../../shared/ui/button.js';
import { ErrorBanner } from '../../../shared/ui/error-banner.js';
import { ErrorNotice } from '../../../shared/ui/error-notice.js';
import part from '../part.module.css';
import styles from './account-section.module.css';
import { SessionRow } from './session-row.js';
import { useSessions } from './use-sessions.js';
import { t } from '../texts.js';

/** Where the user is signed in, with a way to end it there. */
export function SessionsPart() {
  const { state, busy, error, reload, end } = useSessions();
  const others = state.step === 'ready' ? state.sessions.filter(({ isCurrent }) => !isCurrent) : [];
  return (
    <div className={part.part}>
      <h3 className={part.name}>{t('signedInTitle')}</h3>
      {state.step === 'loading' && <Spinner label={t('loadingWhereYouAreSigned')} />}
      {state.step === 'failed' && (
        <ErrorNotice title={t('whereYouAreSignedIn')} error={state.error} onRetry={() => void reload()} />
      )}
      {state.step === 'untold' && <p className={styles.said}>{t('thisSiteKeepsItsAccounts')}</p>}
      {state.step === 'ready' && (
        <ul className={styles.sessions}>
          {state.sessions.map((session) => (
            <SessionRow key={session.id} session={session} busy={busy} onEnd={() => void end(session.id)} />
          ))}
        </ul>
      )}
      <ErrorBanner error={error} />
      {others.length > 0 && (
        <div className={part.line}>
          <Button size="s" disabled={busy} onClick={() => void end(null)}>
            {t('signOutEverywhereElse')}
          </Button>
        </div>
      )}
    </div>
  );
}
