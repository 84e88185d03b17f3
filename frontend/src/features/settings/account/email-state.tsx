import { BadgeCheck, MailWarning } from 'lucide-react';
import { useState } from 'react';
import type { ApiError } from '../../../shared/api/problem.js';
import { sendVerification } from '../../../shared/auth/account.js';
import { Button } from '../../../shared/ui/button.js';
import { ErrorBanner } from '../../../shared/ui/error-banner.js';
import part from '../part.module.css';
import styles from './account-section.module.css';
import { t } from '../texts.js';

interface Props {
  readonly email: string;
  readonly verified: boolean;
}

/** The e-mail, whether it is verified, and the link that does it. */
export function EmailState({ email, verified }: Props) {
  const [step, setStep] = useState<'idle' | 'busy' | 'sent'>('idle');
  const [error, setError] = useState<ApiError | null>(null);
  const ask = async () => {
    setStep('busy');
    setError(null);
    const result = await sendVerification(email);
    setStep(result.ok ? 'sent' : 'idle');
    if (!result.ok) setError(result.error);
  };
  return (
    <div className={part.part}>
      <h3 className={part.name}>{t('eMail')}</h3>
      <div className={part.line}>
        <span className={styles.email}>{email}</span>
        {verified ? (
          <span className={styles.good}>
            <BadgeCheck size={16} aria-hidden />
            {t('verified')}
          </span>
        ) : (
          <span className={styles.open}>
            <MailWarning size={16} aria-hidden />
            {t('notVerified')}
          </span>
        )}
        {!verified && step !== 'sent' && (
          <Button size="s" disabled={step === 'busy'} onClick={() => void ask()}>
            {step === 'busy' ? t('sending') : t('sendTheLinkAgain')}
          </Button>
        )}
      </div>
      {step === 'sent' && (
        <p role="status" className={styles.said}>
          {t('theLinkIsOnIts', { email })}
        </p>
      )}
      <ErrorBanner error={error} />
    </div>
  );
}
