import { NOTIFICATION_KINDS, type NotificationKind } from '@combolab/contracts';
import { problemText } from '../../shared/api/problem.js';
import { useMe } from '../../shared/auth/use-auth.js';
import { SwitchRow } from '../../shared/ui/switch-row.js';
import { toast } from '../../shared/ui/toast.js';
import { useSetNotificationsMutation } from './inbox-api.js';
import { KIND_WORDS } from './notification-words.js';
import { t } from './texts.js';
import styles from './notification-settings.module.css';

/** What the user wants to be told of. */
export function NotificationSettings() {
  const me = useMe();
  const [save, { isLoading }] = useSetNotificationsMutation();
  if (me === undefined) return null;
  const off = me.notificationsOff ?? [];
  const set = async (next: readonly NotificationKind[]) => {
    const result = await save({ userId: me._id, off: next });
    if ('error' in result) toast.error(t('thisWasNotSaved', { problemText: problemText(result.error) }));
  };
  const allOff = off.length === NOTIFICATION_KINDS.length;
  return (
    <fieldset className={styles.settings}>
      <legend className="visuallyHidden">{t('tellMeAbout')}</legend>
      {NOTIFICATION_KINDS.map((kind) => (
        <SwitchRow
          key={kind}
          label={KIND_WORDS[kind]}
          checked={!off.includes(kind)}
          disabled={isLoading}
          onChange={(on) => void set(on ? off.filter((each) => each !== kind) : [...off, kind])}
        />
      ))}
      <SwitchRow
        label={t('allOff')}
        checked={allOff}
        disabled={isLoading}
        onChange={(on) => void set(on ? NOTIFICATION_KINDS : [])}
      />
    </fieldset>
  );
}
