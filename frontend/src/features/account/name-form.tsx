import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { enteredName, isName, nameProblem } from '../../shared/account/account-form.js';
import type { ApiError } from '../../shared/api/problem.js';
import { useSharedDispatch } from '../../shared/state.js';
import { Button } from '../../shared/ui/button.js';
import { ErrorBanner } from '../../shared/ui/error-banner.js';
import { TextField } from '../../shared/ui/text-field.js';
import styles from './account.module.css';
import { claimName, isNameRefused } from './sign-up-flow.js';
import { t } from './texts.js';

/** The account exists, its name does not: asks for another name only. */
export function NameForm({ refused, error }: { readonly refused: string; readonly error: ApiError }) {
  const dispatch = useSharedDispatch();
  const [name, setName] = useState(refused);
  const input = useRef<HTMLInputElement>(null);
  const needsOther = isNameRefused(error);
  useEffect(() => {
    if (needsOther) input.current?.select();
  }, [needsOther]);
  const ready = isName(name) && !(needsOther && name === refused);
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        if (ready) void claimName(dispatch, name);
      }}
    >
      <ErrorBanner error={error} />
      <TextField
        ref={input}
        label={t('displayName')}
        name="username"
        placeholder={t('displayName4Chars')}
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={name}
        error={nameProblem(name)}
        onChange={({ target }) => {
          setName(enteredName(target.value));
        }}
      />
      <Button type="submit" look="primary" className={styles.submit} disabled={!ready}>
        {needsOther ? t('useThisName') : t('tryAgain')}
      </Button>
    </form>
  );
}
