import { useId } from 'react';
import { CheckRow } from '../../shared/ui/tick-row.js';
import { ComboCount } from './combo-count.js';
import styles from './facet-rows.module.css';

export interface FacetRow {
  readonly value: string;
  readonly label: string;
  readonly count: number | null;
  readonly on: boolean;
}

interface Props {
  readonly title: string;
  readonly rows: readonly FacetRow[];
  readonly onToggle: (value: string, on: boolean) => void;
}

/** Choices of a facet with how many combos each would show. */
export function FacetRows({ title, rows, onToggle }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.facet}>
      <h3 id={id}>{title}</h3>
      {rows.map(({ value, label, count, on }) => (
        <CheckRow
          key={value}
          className={styles.row}
          on={on}
          onToggle={(checked) => {
            onToggle(value, checked);
          }}
        >
          {label}
          {count !== null && <ComboCount count={count} />}
        </CheckRow>
      ))}
    </section>
  );
}
