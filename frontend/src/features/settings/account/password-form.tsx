import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { problemCode, problemText, type ApiError } from '../../../shared/api/problem.js';
import { changePassword } from '../../../shared/auth/account.js';
import { Button } from '../../../shared/ui/button.js';
import { ErrorBanner } from '../../../shared/ui/error-banner.js';
import { useUnsaved } from '../../../shared/ui/unsaved-work.js';
import { isPassword } from '../../../shared/account/account-form.js';
import { EndTokensField } from '../../../shared/account/end-tokens-field.js';
import { PasswordField } from '../../../shared/account/password-field.js';
import part from '../part.module.css';
import styles from './account-section.module.css';
import { t } from '../texts.js';

interface Props {
  /** Texts a guesser would try: name and e-mail. */
  readonly known: readonly string[];
  readonly onClose: (changed: boolean) => void;
}

/** The current password and a new one, as at sign-up: 8 to 128 characters. */
export function PasswordForm({ known, onClose }: Props) {
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [endTokens, setEndTokens] = useState(true);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  useUnsaved(current !== '' || next !== '');
  useEffect(() => {
    form.current?.querySelector('input')?.focus();
  }, []);
  const ready = isPassword(current) && isPassword(next) && !busy;
  const isWrong = problemCode(error) === 'wrong-password';
  const submit = async () => {
    setBusy(true);
    setError(null);
    const result = await changePassword(current, next, { endTokens });
    setBusy(false);
    if (result.ok) {
      onClose(true);
      return;
    }
    setError(result.error);
    setRefused(current);
  };
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        if (ready) void submit();
      }}
    >
      <PasswordField
        label={t('currentPassword')}
        value={current}
        chosen={false}
        error={isWrong && refused === current ? problemText(error) : undefined}
        onChange={setCurrent}
      />
      <PasswordField label={t('newPassword')} value={next} chosen known={known} onChange={setNext} />
      <EndTokensField checked={endTokens} onChange={setEndTokens} />
      <p className={styles.said}>{t('everywhereElseYouAreSigned')}</p>
      <ErrorBanner error={isWrong ? null : error} />
      <div className={part.line}>
        <Button type="submit" look="primary" disabled={!ready}>
          {busy ? t('saving') : t('savePassword')}
        </Button>
        <Button
          look="ghost"
          onClick={() => {
            onClose(false);
          }}
        >
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
