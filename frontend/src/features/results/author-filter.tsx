import { useState } from 'react';
import { LIMITS } from '@combolab/contracts';
import { TextField } from '../../shared/ui/text-field.js';
import { t } from './texts.js';
import styles from './filter-panel.module.css';

interface Props {
  readonly value: readonly string[];
  readonly onChange: (authors: readonly string[]) => void;
}

/** Who shared it, by display name; each name becomes a chip. */
export function AuthorFilter({ value, onChange }: Props) {
  const [name, setName] = useState('');
  const typed = name.trim().replace(/^@/, '');
  const isWrong = /[\s,]/u.test(typed);
  const take = () => {
    if (typed === '' || isWrong) return;
    onChange([...new Set([...value, typed])]);
    setName('');
  };
  return (
    <form
      className={styles.field}
      onSubmit={(event) => {
        event.preventDefault();
        take();
      }}
    >
      <TextField
        label={t('author')}
        placeholder={t('displayNameThenEnter')}
        value={name}
        maxLength={LIMITS.displayNameMax + 1}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        hint={value.length === 0 ? undefined : t('chosen', { names: value.join(', ') })}
        error={isWrong ? t('aDisplayNameHasNo') : undefined}
        onChange={({ target }) => {
          setName(target.value);
        }}
        onBlur={take}
      />
    </form>
  );
}
