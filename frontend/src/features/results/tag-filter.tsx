import { useId } from 'react';
import { TAGS } from '@combolab/contracts';
import { choiceName } from '../../shared/terms/choices.js';
import { Select, type Option } from '../../shared/ui/select.js';
import { CountedLabel } from './counted-label.js';
import type { Counts } from './filter-panel.js';
import { t } from './texts.js';
import styles from './filter-panel.module.css';

interface Props {
  readonly value: readonly string[];
  readonly onChange: (tags: readonly string[]) => void;
  readonly counts: Counts | null;
  readonly loading: boolean;
  /** It stands in a row with others, where its placeholder says to the eye what it is. */
  readonly inRow?: boolean;
}

export function TagFilter({ value, onChange, counts, loading, inRow = false }: Props) {
  const id = useId();
  const options = TAGS.map((tag): Option => ({ value: tag, label: choiceName(tag) }));
  const countOf = (tag: string) => counts?.find((each) => each.value === tag)?.count ?? 0;
  return (
    <section className={styles.field}>
      <label htmlFor={id} className={inRow ? 'visuallyHidden' : undefined}>
        {t('comboType')}
      </label>
      <Select<Option, true>
        inputId={id}
        isMulti
        isCompact={inRow}
        closeMenuOnSelect={false}
        placeholder={inRow ? t('comboType') : t('selectComboType')}
        isLoading={loading}
        options={options}
        value={options.filter((option) => value.includes(option.value))}
        onChange={(chosen) => {
          onChange(chosen.map((option) => option.value));
        }}
        formatOptionLabel={(option, { context }) => (
          <CountedLabel
            label={option.label}
            count={context === 'menu' && counts !== null ? countOf(option.value) : null}
          />
        )}
      />
    </section>
  );
}
