import { useState, type SyntheticEvent } from 'react';
import { API_TOKEN_DAYS, LIMITS, SCOPES, type Scope } from '@combolab/contracts';
import { usePasswordAgain } from '../../../shared/account/use-password-again.js';
import { Button } from '../../../shared/ui/button.js';
import { ChoiceRow } from '../../../shared/ui/choice-row.js';
import { Dialog } from '../../../shared/ui/dialog.js';
import { ErrorBanner } from '../../../shared/ui/error-banner.js';
import { CheckRow } from '../../../shared/ui/tick-row.js';
import { TextField } from '../../../shared/ui/text-field.js';
import type { Fresh } from './fresh-token.js';
import { useMakeApiTokenMutation } from './tokens-api.js';
import { t } from '../texts.js';
import styles from './tokens-section.module.css';

const DAYS = API_TOKEN_DAYS.map((days): readonly [string, string] => [
  String(days),
  days === 365 ? t('n1Year') : t('days', { days }),
]);

/** What each scope allows; `SCOPE_WORDS` says it in the description of the API. */
const ALLOWS: Readonly<Record<Scope, string>> = {
  read: t('readEverythingYouMayRead'),
  'write:combos': t('uploadChangeAndDeleteYour'),
  'write:comments': t('writeChangeAndRemoveYour'),
  'write:guides': t('writePublishAndDeleteYour'),
  'write:lists': t('changeYourListsAndFavourites'),
};

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onMade: (fresh: Fresh) => void;
}

/** Asks what a new token is called, what it may do and for how long. */
export function MakeTokenDialog({ open, onClose, onMade }: Props) {
  return (
    <Dialog
      open={open}
      onOpenChange={(shown) => {
        if (!shown) onClose();
      }}
      title={t('makeAnApiToken')}
    >
      <MakeTokenForm onClose={onClose} onMade={onMade} />
    </Dialog>
  );
}

function MakeTokenForm({ onClose, onMade }: Omit<Props, 'open'>) {
  const [make, { isLoading, reset }] = useMakeApiTokenMutation();
  const again = usePasswordAgain();
  const [error, setError] = useState<unknown>(null);
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly Scope[]>(['read']);
  const [days, setDays] = useState('90');
  const ready = name.trim() !== '' && scopes.length > 0 && again.ready && !isLoading;
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (!ready) return;
    const length = API_TOKEN_DAYS.find((each) => String(each) === days) ?? API_TOKEN_DAYS[0];
    const fail = (refusal: unknown) => {
      setError(again.heed(refusal) ? null : refusal);
    };
    const proof = await again.prove();
    if (!proof.ok) {
      fail(proof.error);
      return;
    }
    const { ok: _, ...password } = proof;
    const result = await make({ name: name.trim(), scopes: [...scopes], days: length, ...password });
    if ('error' in result) {
      fail(result.error);
      return;
    }
    const { token: text, apiToken } = result.data;
    reset();
    onMade({ tokenId: apiToken._id, name: apiToken.name, text });
    onClose();
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <ErrorBanner error={error} />
      <TextField
        label={t('name')}
        hint={t('whatWillUseItSuch')}
        required
        maxLength={LIMITS.apiTokenNameLength}
        autoComplete="off"
        value={name}
        onChange={({ target }) => {
          setName(target.value);
        }}
      />
      <fieldset className={styles.choices}>
        <legend>{t('itMay')}</legend>
        {SCOPES.map((scope) => (
          <CheckRow
            key={scope}
            className={styles.choice}
            on={scopes.includes(scope)}
            onToggle={(on) => {
              setScopes(SCOPES.filter((each) => (each === scope ? on : scopes.includes(each))));
            }}
          >
            <span className={styles.scope}>
              {ALLOWS[scope]}
              <code>{scope}</code>
            </span>
          </CheckRow>
        ))}
        {scopes.length === 0 && <p className={styles.missing}>{t('chooseAtLeastOne')}</p>}
      </fieldset>
      <ChoiceRow label={t('itEndsAfter')} choices={DAYS} value={days} onChange={setDays} />
      {again.field}
      <div className={styles.buttons}>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button type="submit" look="primary" disabled={!ready}>
          {isLoading ? t('makingIt') : t('makeToken')}
        </Button>
      </div>
    </form>
  );
}
