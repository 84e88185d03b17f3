import { useId } from 'react';
import { Select, type Option } from '../../shared/ui/select.js';
import styles from './filter-panel.module.css';

interface Props {
  readonly title: string;
  /** Says that nothing is chosen. */
  readonly any: string;
  readonly options: readonly Option[];
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
}

/** One of many values, or any. */
export function SelectFilter({ title, any: anyWords, options, value, onChange }: Props) {
  const id = useId();
  const any: Option = { value: '', label: anyWords };
  const chosen = value === null ? any : (options.find((each) => each.value === value) ?? { value, label: value });
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
      />
    </section>
  );
}
