import { useState } from 'react';
import { conditionWords, DI_DIRECTIONS, PLATFORMS, POSITIONS } from '@combolab/contracts';
import { activeFilters, type ActiveFilter } from '../../shared/search/active-filters.js';
import { filterWords } from '../../shared/search/filter-words.js';
import { toggled, type Filters } from '../../shared/search/filters.js';
import styles from './condition-filter.module.css';
import { FacetRows } from './facet-rows.js';

const rowsOf = <T extends string>(values: readonly T[], words: (value: T) => string) =>
  values.map((value) => ({ value, label: words(value) }));

const CHOICES = [
  { kind: 'position', title: 'Where on stage', rows: rowsOf(POSITIONS, conditionWords.position) },
  { kind: 'platform', title: 'Platform', rows: rowsOf(PLATFORMS, conditionWords.platform) },
  { kind: 'di', title: 'Against which DI', rows: rowsOf(DI_DIRECTIONS, conditionWords.di) },
] as const;
const KINDS: readonly ActiveFilter['kind'][] = [...CHOICES.map(({ kind }) => kind), 'fiftyFifty', 'echo'];

interface Props {
  readonly filters: Filters;
  readonly onChange: (filters: Filters) => void;
}

/** Under which conditions a combo works, as its author says. */
export function ConditionFilter({ filters, onChange }: Props) {
  const [open, setOpen] = useState(false);
  const asked = activeFilters(filters).filter(({ kind }) => KINDS.includes(kind));
  return (
    <details
      className={styles.conditions}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
      }}
    >
      <summary>
        Conditions{' '}
        <span className={styles.asked}>{asked.length === 0 ? 'any' : asked.map(filterWords).join(', ')}</span>
      </summary>
      {open && (
        <div className={styles.choices}>
          {CHOICES.map(({ kind, title, rows }) => (
            <FacetRows
              key={kind}
              title={title}
              rows={rows.map((row) => ({ ...row, count: null, on: filters[kind].includes(row.value) }))}
              onToggle={(value, on) => {
                onChange({ ...filters, [kind]: toggled(filters[kind], value, on) });
              }}
            />
          ))}
          <FacetRows
            title="The defender guesses"
            rows={[true, false].map((guesses) => ({
              value: String(guesses),
              label: conditionWords.fiftyFifty(guesses),
              count: null,
              on: filters.fiftyFifty === guesses,
            }))}
            onToggle={(value, on) => {
              onChange({ ...filters, fiftyFifty: on ? value === 'true' : null });
            }}
          />
          <FacetRows
            title="Echo fighters"
            rows={[{ value: '1', label: 'Count as the fighter they echo', count: null, on: filters.echo }]}
            onToggle={(_, echo) => {
              onChange({ ...filters, echo });
            }}
          />
        </div>
      )}
    </details>
  );
}
