import { useState, type SyntheticEvent } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { isPassword } from '../../shared/account/account-form.js';
import { EndTokensField } from '../../shared/account/end-tokens-field.js';
import { PasswordField } from '../../shared/account/password-field.js';
import type { ApiError } from '../../shared/api/problem.js';
import { resetPassword } from '../../shared/auth/session.js';
import { useTitle } from '../../shared/lib/use-title.js';
import { Button, buttonClass } from '../../shared/ui/button.js';
import { ErrorBanner } from '../../shared/ui/error-banner.js';
import { toast } from '../../shared/ui/toast.js';
import { AccountFrame } from './account-frame.js';
import { t } from './texts.js';
import styles from './account.module.css';

/** The code of a reset link: `token` from our own server, `oobCode` from Firebase; null when the link has none. */
function resetCode(search: URLSearchParams): string | null {
  // Firebase sends people here for other purposes, too, where that address was given to it for all of them.
  const wanted = (search.get('mode') ?? 'resetPassword') === 'resetPassword' && !search.has('error');
  const code = search.get('token') ?? search.get('oobCode') ?? '';
  return wanted && code !== '' ? code : null;
}

/** Where the link of the reset e-mail leads: sets a new password with its code. */
export function ResetPasswordPage() {
  useTitle(t('newPassword'));
  const [search] = useSearchParams();
  const code = resetCode(search);
  if (code === null)
    return (
      <AccountFrame title={t('thisLinkIsNotComplete')} lead={t('itMayBeOldUsed')}>
        <div className={styles.form}>
          <Link to="/forgot-password" className={buttonClass({ look: 'primary' })}>
            {t('sendANewLink')}
          </Link>
        </div>
      </AccountFrame>
    );
  return <ResetForm code={code} />;
}

function ResetForm({ code }: { readonly code: string }) {
  const navigate = useNavigate();
  const [password, setPassword] = useState('');
  const [error, setError] = useState<ApiError | null>(null);
  const [endTokens, setEndTokens] = useState(true);
  const [busy, setBusy] = useState(false);
  const submit = async () => {
    setBusy(true);
    setError(null);
    const result = await resetPassword(code, password, { endTokens });
    setBusy(false);
    if (!result.ok) {
      setError(result.error);
      return;
    }
    toast.success(t('yourPasswordWasChangedLog'));
    void navigate('/authenticate?mode=login', { replace: true });
  };
  return (
    <AccountFrame title={t('newPassword')} lead={t('chooseAPasswordForYour')}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event: SyntheticEvent) => {
          event.preventDefault();
          if (!busy && isPassword(password)) void submit();
        }}
      >
        <ErrorBanner error={error}>
          <Link to="/forgot-password" className={styles.link}>
            {t('sendANewLinkInText')}
          </Link>
        </ErrorBanner>
        <PasswordField label={t('newPassword')} value={password} onChange={setPassword} chosen />
        <EndTokensField checked={endTokens} onChange={setEndTokens} />
        <Button type="submit" look="primary" className={styles.submit} disabled={busy || !isPassword(password)}>
          {busy ? t('saving') : t('savePassword')}
        </Button>
      </form>
    </AccountFrame>
  );
}
