import { useEffect, useRef, useState, type ReactNode } from 'react';
import { problemCode, problemText } from '../api/problem.js';
import { proveByPassword, type Proof } from '../auth/account.js';
import { PasswordField } from './password-field.js';
import { t } from './texts.js';
import styles from './password-field.module.css';

const ASKS = new Set(['fresh-sign-in', 'wrong-password']);

/** Whether an error only says that the password is to be typed again. */
export const asksForPassword = (error: unknown): boolean => ASKS.has(problemCode(error) ?? '');

/** For what needs a fresh sign-in: asks for the password once the server has refused a call for want of it. */
export function usePasswordAgain() {
  const [asked, setAsked] = useState<string | null>(null);
  const [refused, setRefused] = useState<{ readonly password: string; readonly words: string } | null>(null);
  const [password, setPassword] = useState('');
  const reset = (): void => {
    setAsked(null);
    setRefused(null);
    setPassword('');
  };
  return {
    /** The question; null while nobody asked. */
    field:
      asked === null ? null : (
        <Question words={asked}>
          <PasswordField
            label={t('yourPassword')}
            value={password}
            chosen={false}
            error={refused?.password === password ? refused.words : undefined}
            onChange={setPassword}
          />
        </Question>
      ),
    /** Whether a call may be sent. */
    ready: asked === null || password !== '',
    /** What the next call carries. */
    prove: (): Promise<Proof> => (asked === null ? Promise.resolve({ ok: true }) : proveByPassword(password)),
    /** Looks at the refusal of a call. @returns whether it was for want of the password, so that the question says it all */
    heed(error: unknown): boolean {
      if (!asksForPassword(error)) return false;
      if (asked === null) setAsked(problemText(error));
      else setRefused({ password, words: problemText(error) });
      return true;
    },
    reset,
  };
}

function Question({ words, children }: { readonly words: string; readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.querySelector('input')?.focus();
  }, []);
  return (
    <div ref={place} className={styles.again}>
      <p role="status">{words}</p>
      {children}
    </div>
  );
}
