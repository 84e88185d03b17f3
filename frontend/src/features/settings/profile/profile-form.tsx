import { useState, type SyntheticEvent } from 'react';
import type { OwnUser } from '@combolab/contracts';
import { fieldProblems, problemCode, problemText } from '../../../shared/api/problem.js';
import { Button } from '../../../shared/ui/button.js';
import { ErrorBanner } from '../../../shared/ui/error-banner.js';
import { Spinner } from '../../../shared/ui/spinner.js';
import { TextField } from '../../../shared/ui/text-field.js';
import { useUnsaved } from '../../../shared/ui/unsaved-work.js';
import { enteredName, nameProblem } from '../../../shared/account/account-form.js';
import { baseVersionOf, canSave, changesOf, type ProfileDraft } from './profile-draft.js';
import styles from './profile-form.module.css';
import { PictureField } from './picture-field.js';
import { useSaveProfile } from './use-save-profile.js';
import { t } from '../texts.js';

/** Picture and display name. What is not saved is gone with the page. */
export function ProfileForm({ me }: { readonly me: OwnUser }) {
  const [draft, setDraft] = useState<ProfileDraft>({});
  const { busy, error, save } = useSaveProfile(me._id);
  const [began, setBegan] = useState<OwnUser | null>(null);
  /** The version that the last try had to find. */
  const [triedOn, setTriedOn] = useState(me.contentVersion);
  const [refusedName, setRefusedName] = useState<string | null>(null);
  const changes = changesOf(draft, me);
  useUnsaved(Object.keys(changes).length > 0);
  const ready = canSave(changes) && !busy;
  const name = draft.displayName ?? me.displayName;
  const atName = nameError(error);
  const change = (changed: ProfileDraft) => {
    setBegan((before) => before ?? me);
    setDraft((before) => ({ ...before, ...changed }));
  };
  const submit = async () => {
    const baseVersion = baseVersionOf(began ?? me, me);
    setRefusedName(name);
    setTriedOn(baseVersion);
    if (await save(changes, baseVersion)) setDraft({});
    setBegan(null);
  };
  return (
    <form
      className={styles.form}
      aria-busy={busy}
      noValidate
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        if (ready) void submit();
      }}
    >
      <PictureField
        name={me.displayName}
        saved={me.photoUrl}
        chosen={draft.picture}
        onChange={(picture) => {
          change({ picture });
        }}
      />
      <TextField
        className={styles.name}
        label={t('displayName')}
        name="username"
        placeholder={t('displayName4Chars')}
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
        value={name}
        hint={t('whiteSpaceIsTakenOut')}
        error={nameProblem(name) ?? (refusedName === name ? atName : undefined)}
        onChange={({ target }) => {
          change({ displayName: enteredName(target.value) });
        }}
      />
      <ErrorBanner error={atName === undefined ? error : null}>
        {problemCode(error) === 'stale' && me.contentVersion > triedOn && me.displayName !== name && (
          <p>{t('yourNameIsNowSave', { saved: me.displayName, typed: name })}</p>
        )}
      </ErrorBanner>
      <div className={styles.foot}>
        <Button type="submit" look="primary" disabled={!ready}>
          {t('save')}
        </Button>
        {busy && <Spinner label={t('updatingYourSettings')} />}
      </div>
    </form>
  );
}

/** What is wrong with the name that was sent; undefined when it was something else, or nothing. */
function nameError(error: unknown): string | undefined {
  const field = fieldProblems(error).displayName;
  if (field !== undefined) return t('thisName', { problem: field });
  return problemCode(error) === 'name-taken' ? problemText(error) : undefined;
}
