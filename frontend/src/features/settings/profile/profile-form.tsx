import { useState, type SyntheticEvent } from 'react';
import type { OwnUser } from '@combolab/contracts';
import { fieldProblems, problemCode, problemText } from '../../../shared/api/problem.js';
import { Button } from '../../../shared/ui/button.js';
import { ErrorBanner } from '../../../shared/ui/error-banner.js';
import { LeaveQuestion } from '../../../shared/ui/leave-question.js';
import { Spinner } from '../../../shared/ui/spinner.js';
import { TextField } from '../../../shared/ui/text-field.js';
import { enteredName, nameProblem } from '../../../shared/account/account-form.js';
import { canSave, changesOf, type ProfileDraft } from './profile-draft.js';
import styles from './profile-form.module.css';
import { PictureField } from './picture-field.js';
import { useSaveProfile } from './use-save-profile.js';

/** Picture and display name. What is not saved is gone with the page. */
export function ProfileForm({ me }: { readonly me: OwnUser }) {
  const [draft, setDraft] = useState<ProfileDraft>({});
  const { busy, error, save } = useSaveProfile(me);
  const [refusedName, setRefusedName] = useState<string | null>(null);
  const changes = changesOf(draft, me);
  const ready = canSave(changes) && !busy;
  const name = draft.displayName ?? me.displayName;
  const atName = nameError(error);
  const submit = async () => {
    setRefusedName(name);
    if (await save(changes)) setDraft({});
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
          setDraft((before) => ({ ...before, picture }));
        }}
      />
      <TextField
        className={styles.name}
        label="Display name"
        name="username"
        placeholder="display name (4+ chars)"
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
        value={name}
        hint="White space is taken out, letters become small ones."
        error={nameProblem(name) ?? (refusedName === name ? atName : undefined)}
        onChange={({ target }) => {
          setDraft((before) => ({ ...before, displayName: enteredName(target.value) }));
        }}
      />
      <LeaveQuestion active={Object.keys(changes).length > 0} />
      <ErrorBanner error={atName === undefined ? error : null} />
      <div className={styles.foot}>
        <Button type="submit" look="primary" disabled={!ready}>
          save
        </Button>
        {busy && <Spinner label="Updating your settings" />}
      </div>
    </form>
  );
}

/** What is wrong with the name that was sent; undefined when it was something else, or nothing. */
function nameError(error: unknown): string | undefined {
  const field = fieldProblems(error).displayName;
  if (field !== undefined) return `This name ${field}.`;
  return problemCode(error) === 'name-taken' ? problemText(error) : undefined;
}
