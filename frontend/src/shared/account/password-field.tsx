import { TriangleAlert } from 'lucide-react';
import { TextField } from '../ui/text-field.js';
import { passwordProblem } from './account-form.js';
import { isCommonPassword } from './common-password.js';
import { t } from './texts.js';
import styles from './password-field.module.css';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onChange: (password: string) => void;
  /** A password being chosen is checked against the common ones; a known one is not. */
  readonly chosen: boolean;
  /** Texts a guesser would try: name and e-mail. */
  readonly known?: readonly string[];
  /** Why it was refused. */
  readonly error?: string | undefined;
}

/** A password, its placeholder as specified. A common one draws a warning and passes. */
export function PasswordField({ label, value, onChange, chosen, known = [], error }: Props) {
  const weak = chosen && isCommonPassword(value, known);
  return (
    <TextField
      label={label}
      type="password"
      name="password"
      placeholder={t('password8Characters')}
      autoComplete={chosen ? 'new-password' : 'current-password'}
      required
      value={value}
      error={passwordProblem(value) ?? error}
      hint={
        weak ? (
          <span className={styles.warning} role="status">
            <TriangleAlert size={14} aria-hidden />
            {t('thisPasswordIsAmongThe')}
          </span>
        ) : undefined
      }
      onChange={({ target }) => {
        onChange(target.value);
      }}
    />
  );
}
