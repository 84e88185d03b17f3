import { useState, type SyntheticEvent } from 'react';
import { Link } from 'react-router-dom';
import {
  canSend,
  enteredName,
  nameProblem,
  type AccountFields,
  type AccountMode,
} from '../../shared/account/account-form.js';
import { PasswordField } from '../../shared/account/password-field.js';
import type { ApiError } from '../../shared/api/problem.js';
import { signIn } from '../../shared/auth/session.js';
import { useSharedDispatch } from '../../shared/state.js';
import { Button } from '../../shared/ui/button.js';
import { ErrorBanner } from '../../shared/ui/error-banner.js';
import { TextField } from '../../shared/ui/text-field.js';
import styles from './account.module.css';
import { makeAccount } from './sign-up-flow.js';
import { t } from './texts.js';

interface Props {
  readonly mode: AccountMode;
  readonly onMode: (mode: AccountMode) => void;
}

/** Sign-up and login: one form in two modes. What was typed stays when the mode changes or the server refuses. */
export function EnterForm({ mode, onMode }: Props) {
  const dispatch = useSharedDispatch();
  const [fields, setFields] = useState<AccountFields>({ username: '', email: '', password: '' });
  const [error, setError] = useState<ApiError | null>(null);
  const [busy, setBusy] = useState(false);
  const set = (change: Partial<AccountFields>) => {
    setFields((before) => ({ ...before, ...change }));
  };
  const signingUp = mode === 'SIGN_UP_FORM';

  const submit = async () => {
    setBusy(true);
    setError(null);
    const { email, password, username } = fields;
    if (signingUp) setError(await makeAccount(dispatch, email, password, username));
    else {
      const result = await signIn(dispatch, email, password);
      setError(result.ok ? null : result.error);
    }
    setBusy(false);
  };

  return (
    <>
      <form
        className={styles.form}
        noValidate
        aria-busy={busy}
        onSubmit={(event: SyntheticEvent) => {
          event.preventDefault();
          if (!busy && canSend(mode, fields)) void submit();
        }}
      >
        <ErrorBanner error={error} />
        {signingUp && (
          <TextField
            label={t('displayName')}
            name="username"
            placeholder={t('displayName4Chars')}
            autoComplete="nickname"
            autoCapitalize="none"
            spellCheck={false}
            required
            value={fields.username}
            error={nameProblem(fields.username)}
            onChange={({ target }) => {
              set({ username: enteredName(target.value) });
            }}
          />
        )}
        <TextField
          label={t('eMail')}
          type="email"
          name="email"
          placeholder={t('emailPlaceholder')}
          autoComplete={signingUp ? 'email' : 'username'}
          required
          value={fields.email}
          onChange={({ target }) => {
            set({ email: target.value });
          }}
        />
        <PasswordField
          label={t('password')}
          value={fields.password}
          chosen={signingUp}
          known={[fields.username, fields.email]}
          onChange={(password) => {
            set({ password });
          }}
        />
        <Button type="submit" look="primary" className={styles.submit} disabled={busy || !canSend(mode, fields)}>
          {signingUp ? (busy ? t('signingUp') : t('signUpButton')) : busy ? t('loggingIn') : t('logInButton')}
        </Button>
      </form>
      <p className={styles.foot}>
        <span>
          {t.rich(signingUp ? 'alreadyHaveAnAccount' : 'newHere', {
            button: (
              <button
                type="button"
                className={styles.link}
                onClick={() => {
                  setError(null);
                  onMode(signingUp ? 'LOGIN_FORM' : 'SIGN_UP_FORM');
                }}
              />
            ),
          })}
        </span>
        {!signingUp && (
          <Link to="/forgot-password" className={styles.link}>
            {t('forgotPassword')}
          </Link>
        )}
      </p>
    </>
  );
}
