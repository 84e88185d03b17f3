import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
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
import { t } from './texts.js';

const words = {
  SIGN_UP_FORM: [t('signUp'), t('shareCombosKeepFavouritesAnd')],
  LOGIN_FORM: [t('logIn'), t('goodToSeeYouAgain')],
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

  if (status === 'unknown') return <Wait label={t('checkingWhoYouAre')} />;
  if (status === 'user') {
    if (flow.step === 'working') return <Wait label={t('makingYourAccount')} />;
    if (flow.step === 'name' && flow.userId === userId)
      return (
        <AccountFrame title={t('oneThingLeft')} lead={t('yourAccountIsMadeOnly')}>
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
  const isFree = useNavigation().state === 'idle';
  const navigate = useNavigate();
  useEffect(() => {
    if (isFree) void navigate(to, { replace: true });
  }, [isFree, navigate, to]);
  return null;
}

function Wait({ label }: { readonly label: string }) {
  const late = useDelayed(true);
  return <main className={styles.wait}>{late && <Spinner label={label} size={28} />}</main>;
}
