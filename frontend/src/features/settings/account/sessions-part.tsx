import { Spinner } from '../../../shared/ui/spinner.js';
import { Button } from '../../../shared/ui/button.js';
import { ErrorBanner } from '../../../shared/ui/error-banner.js';
import { ErrorNotice } from '../../../shared/ui/error-notice.js';
import part from '../part.module.css';
import styles from './account-section.module.css';
import { SessionRow } from './session-row.js';
import { useSessions } from './use-sessions.js';

/** Where the user is signed in, with a way to end it there. */
export function SessionsPart() {
  const { state, busy, error, reload, end } = useSessions();
  const others = state.step === 'ready' ? state.sessions.filter(({ isCurrent }) => !isCurrent) : [];
  return (
    <div className={part.part}>
      <h3 className={part.name}>Signed in</h3>
      {state.step === 'loading' && <Spinner label="Loading where you are signed in" />}
      {state.step === 'failed' && (
        <ErrorNotice
          title="Where you are signed in could not be loaded"
          error={state.error}
          onRetry={() => void reload()}
        />
      )}
      {state.step === 'untold' && (
        <p className={styles.said}>
          This site keeps its accounts with Firebase, which does not list where you are signed in. Change your password
          to be signed out everywhere else.
        </p>
      )}
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
            sign out everywhere else
          </Button>
        </div>
      )}
    </div>
  );
}
