import { useId } from 'react';
import { Select, type Option } from '../../shared/ui/select.js';
import { CountedLabel } from './counted-label.js';
import styles from './filter-panel.module.css';

export interface CountedOption extends Option {
  /** How many combos it would show; null while that is not known. */
  readonly count: number | null;
}

interface Props {
  readonly title: string;
  /** Says that nothing is chosen. */
  readonly any: string;
  readonly options: readonly CountedOption[];
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
}

/** One of many values, or any. */
export function SelectFilter({ title, any: anyWords, options, value, onChange }: Props) {
  const id = useId();
  const any: CountedOption = { value: '', label: anyWords, count: null };
  const chosen =
    value === null ? any : (options.find((each) => each.value === value) ?? { value, label: value, count: null });
  return (
    <section className={styles.field}>
      <label htmlFor={id}>{title}</label>
      <Select
        inputId={id}
        options={[any, ...options]}
        value={chosen}
        onChange={(next) => {
          onChange(next === null || next.value === '' ? null : next.value);
        }}
        formatOptionLabel={({ label, count }, { context }) => (
          <CountedLabel label={label} count={context === 'menu' ? count : null} />
        )}
      />
    </section>
  );
}
