import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { AccountMode } from '../../shared/account/account-form.js';
import { useAuth } from '../../shared/auth/use-auth.js';
import { useDelayed } from '../../shared/lib/use-delayed.js';
import { useTitle } from '../../shared/lib/use-title.js';
import { Spinner } from '../../shared/ui/spinner.js';
import { AccountFrame } from './account-frame.js';
import styles from './account.module.css';
import { EnterForm } from './enter-form.js';
import { NameForm } from './name-form.js';
import { nextPath } from './next-path.js';
import { useSignUpFlow } from './sign-up-flow.js';

const words = {
  SIGN_UP_FORM: ['Sign up', 'Share combos, keep favourites and join the discussion.'],
  LOGIN_FORM: ['Log in', 'Good to see you again.'],
} as const;

/** Sign-up and login; whoever is signed in goes on to where they wanted. */
export function AuthenticatePage() {
  const { status, userId } = useAuth();
  const { search } = useLocation();
  const flow = useSignUpFlow();
  const [mode, setMode] = useState<AccountMode>(
    new URLSearchParams(search).get('mode') === 'login' ? 'LOGIN_FORM' : 'SIGN_UP_FORM',
  );
  const [title, lead] = words[mode];
  useTitle(title);

  if (status === 'unknown') return <Wait label="Checking who you are" />;
  if (status === 'user') {
    if (flow.step === 'working') return <Wait label="Making your account" />;
    if (flow.step === 'name' && flow.userId === userId)
      return (
        <AccountFrame title="One thing left" lead="Your account is made. Only its display name is missing.">
          <NameForm key={flow.name} refused={flow.name} error={flow.error} />
        </AccountFrame>
      );
    return <GoOn to={nextPath(search)} />;
  }
  return (
    <AccountFrame title={title} lead={lead}>
      <EnterForm mode={mode} onMode={setMode} />
    </AccountFrame>
  );
}

/** Leads on, unless another page was chosen meanwhile that is still being fetched. */
function GoOn({ to }: { readonly to: string }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (window.location.pathname === pathname) void navigate(to, { replace: true });
  }, [navigate, pathname, to]);
  return null;
}

function Wait({ label }: { readonly label: string }) {
  const late = useDelayed(true);
  return <main className={styles.wait}>{late && <Spinner label={label} size={28} />}</main>;
}
