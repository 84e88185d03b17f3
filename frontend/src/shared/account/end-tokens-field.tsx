import { pageIdentity } from '../auth/page-identity.js';
import { CheckRow } from '../ui/tick-row.js';
import { t } from './texts.js';

interface Props {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** Whether API tokens end with the old password. Firebase leaves no choice: those older than the password are void. */
export function EndTokensField({ checked, onChange }: Props) {
  if (pageIdentity.kind === 'firebase') return <p>{t('apiTokensEndWithThe')}</p>;
  return (
    <CheckRow on={checked} onToggle={onChange}>
      {t('endMyApiTokensToo')}
    </CheckRow>
  );
}
