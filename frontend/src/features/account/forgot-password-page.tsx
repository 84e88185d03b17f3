import { CircleCheck } from 'lucide-react';
import { useState, type SyntheticEvent } from 'react';
import { Link } from 'react-router-dom';
import { isEmail } from '../../shared/account/account-form.js';
import type { ApiError } from '../../shared/api/problem.js';
import { requestPasswordReset } from '../../shared/auth/session.js';
import { useTitle } from '../../shared/lib/use-title.js';
import { Button } from '../../shared/ui/button.js';
import { ErrorBanner } from '../../shared/ui/error-banner.js';
import { TextField } from '../../shared/ui/text-field.js';
import { AccountFrame } from './account-frame.js';
import { t } from './texts.js';
import styles from './account.module.css';

type Sending = { readonly state: 'idle' | 'busy' | 'sent' } | { readonly state: 'failed'; readonly error: ApiError };

/** Sends a link for a new password. Says the same whether the account exists or not. */
export function ForgotPasswordPage() {
  useTitle(t('forgotPasswordTitle'));
  const [email, setEmail] = useState('');
  const [sending, setSending] = useState<Sending>({ state: 'idle' });
  const submit = async () => {
    setSending({ state: 'busy' });
    const result = await requestPasswordReset(email);
    setSending(result.ok ? { state: 'sent' } : { state: 'failed', error: result.error });
  };
  const ready = isEmail(email) && sending.state !== 'busy';
  return (
    <AccountFrame title={t('forgotPasswordTitle')} lead={t('weSendALink')}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event: SyntheticEvent) => {
          event.preventDefault();
          if (ready) void submit();
        }}
      >
        <ErrorBanner error={sending.state === 'failed' ? sending.error : null} />
        <div role="status">
          {sending.state === 'sent' && (
            <p className={styles.done}>
              <CircleCheck className="icon" aria-hidden />
              {t('passwordResetEmailSent')}
            </p>
          )}
        </div>
        <TextField
          label={t('eMail')}
          type="email"
          name="email"
          placeholder={t('emailPlaceholder')}
          autoComplete="username"
          required
          value={email}
          onChange={({ target }) => {
            setEmail(target.value);
          }}
        />
        <Button type="submit" look="primary" className={styles.submit} disabled={!ready}>
          {sending.state === 'busy' ? t('sending') : sending.state === 'sent' ? t('sendAgain') : t('sendLink')}
        </Button>
      </form>
      <p className={styles.foot}>
        <Link to="/authenticate?mode=login" className={styles.link}>
          {t('backToLogIn')}
        </Link>
      </p>
    </AccountFrame>
  );
}
