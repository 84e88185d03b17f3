import { pageIdentity } from '../auth/page-identity.js';
import { t } from './texts.js';
import styles from './password-field.module.css';

interface Props {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** Whether API tokens end with the old password. Firebase leaves no choice: those older than the password are void. */
export function EndTokensField({ checked, onChange }: Props) {
  if (pageIdentity.kind === 'firebase') return <p>{t('apiTokensEndWithThe')}</p>;
  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        checked={checked}
        onChange={({ target }) => {
          onChange(target.checked);
        }}
      />
      {t('endMyApiTokensToo')}
    </label>
  );
}
