import { useState } from 'react';
import { LIMITS } from '@combolab/contracts';
import { TextField } from '../../shared/ui/text-field.js';
import { CheckRow } from '../../shared/ui/tick-row.js';
import { ComboCount } from './combo-count.js';
import rows from './facet-rows.module.css';
import type { Counts } from './filter-panel.js';
import { t } from './texts.js';
import styles from './filter-panel.module.css';

/** Authors that are offered beside those who are chosen. */
const OFFERED = 5;

interface Props {
  readonly value: readonly string[];
  readonly onChange: (authors: readonly string[]) => void;
  /** Those who shared most, by display name; null while they are not known. */
  readonly counts: Counts | null;
}

/** Who shared it: those who shared most of what is found, and anybody by display name. */
export function AuthorFilter({ value, onChange, counts }: Props) {
  const [name, setName] = useState('');
  const typed = name.trim().replace(/^@/, '');
  const isWrong = /[\s,]/u.test(typed);
  const offered = (counts ?? []).slice(0, OFFERED).map((each) => each.value);
  const listed = [...new Set([...offered, ...value])];
  const countOf = (author: string) => counts?.find((each) => each.value === author)?.count ?? null;
  const take = () => {
    if (typed === '' || isWrong) return;
    onChange([...new Set([...value, typed])]);
    setName('');
  };
  return (
    <section className={rows.facet}>
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
          error={isWrong ? t('aDisplayNameHasNo') : undefined}
          onChange={({ target }) => {
            setName(target.value);
          }}
          onBlur={take}
        />
      </form>
      {listed.length > 0 && (
        <div role="group" aria-label={t('sharedMost')} className={rows.offered}>
          {listed.map((author) => (
            <CheckRow
              key={author}
              className={rows.row}
              on={value.includes(author)}
              onToggle={(on) => {
                onChange(on ? [...value, author] : value.filter((each) => each !== author));
              }}
            >
              {author}
              {countOf(author) !== null && <ComboCount count={countOf(author) ?? 0} />}
            </CheckRow>
          ))}
        </div>
      )}
    </section>
  );
}
