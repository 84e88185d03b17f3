import { Check } from 'lucide-react';
import { Checkbox } from 'radix-ui';
import { useId } from 'react';
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
        <div key={value} className={styles.row} data-on={on}>
          <Checkbox.Root
            id={`${id}-${value}`}
            className={styles.box}
            checked={on}
            onCheckedChange={(checked) => {
              onToggle(value, checked === true);
            }}
          >
            <Checkbox.Indicator className={styles.check}>
              <Check size={12} strokeWidth={4} aria-hidden />
            </Checkbox.Indicator>
          </Checkbox.Root>
          <label htmlFor={`${id}-${value}`}>
            {label}
            {count !== null && (
              <span className="mono">
                {count}
                <span className="visuallyHidden"> combos</span>
              </span>
            )}
          </label>
        </div>
      ))}
    </section>
  );
}
