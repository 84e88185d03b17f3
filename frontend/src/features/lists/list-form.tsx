import { useId, useState, type ReactNode } from 'react';
import { LIMITS } from '@combolab/contracts';
import { Button } from '../../shared/ui/button.js';
import { SwitchRow } from '../../shared/ui/switch-row.js';
import { TextField } from '../../shared/ui/text-field.js';
import type { ListWords } from '../../entities/lists/lists-api.js';
import { t } from './texts.js';
import styles from './list-form.module.css';

interface Props {
  readonly words: ListWords;
  readonly onWords: (words: ListWords) => void;
  readonly submit: string;
  readonly busy: boolean;
  /** What went wrong, or what changed meanwhile. */
  readonly trouble: ReactNode;
  readonly onSubmit: (words: ListWords) => void;
}

/** What a list is called, what it is for, and who may read it. */
export function ListForm({ words, onWords, submit, busy, trouble, onSubmit }: Props) {
  const [asked, setAsked] = useState(false);
  const id = useId();
  const empty = words.name.trim() === '';
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        if (!empty && !busy) onSubmit({ ...words, name: words.name.trim(), description: words.description.trim() });
      }}
    >
      <TextField
        label={t('name')}
        value={words.name}
        maxLength={LIMITS.nameLength}
        autoComplete="off"
        placeholder={t('laddersToPractise')}
        error={asked && empty ? t('giveTheListAName') : undefined}
        onChange={({ target }) => {
          onWords({ ...words, name: target.value });
        }}
      />
      <div className={styles.field}>
        <label htmlFor={id}>{t('description')}</label>
        <textarea
          id={id}
          rows={3}
          value={words.description}
          maxLength={LIMITS.listDescriptionLength}
          onChange={({ target }) => {
            onWords({ ...words, description: target.value });
          }}
        />
      </div>
      <SwitchRow
        label={t('public')}
        hint={t('anyoneWithTheLinkCan')}
        checked={words.isPublic}
        onChange={(isPublic) => {
          onWords({ ...words, isPublic });
        }}
      />
      {trouble !== null && (
        <p role="alert" className={styles.trouble}>
          {trouble}
        </p>
      )}
      <Button type="submit" look="primary" disabled={busy}>
        {submit}
      </Button>
    </form>
  );
}
