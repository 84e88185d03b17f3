import { useState } from 'react';
import type { FacetCounts } from '@combolab/contracts';
import { type ActiveFilter, activeFilters, type Filters } from '@combolab/contracts/filters';
import { filterWords } from '../../shared/terms/filters.js';
import { Disclosure } from '../../shared/ui/disclosure.js';
import { ChoiceFilter } from './choice-filter.js';
import { choicesIn } from './choices-in.js';
import styles from './condition-filter.module.css';
import { FacetRows } from './facet-rows.js';
import { t } from './texts.js';

const CHOICES = choicesIn('folded');
const KINDS: readonly ActiveFilter['kind'][] = [...CHOICES, 'echo'];

interface Props {
  readonly filters: Filters;
  readonly onChange: (filters: Filters) => void;
  readonly facets: FacetCounts | null;
}

/** Under which conditions a combo works, as its author says. */
export function ConditionFilter({ filters, onChange, facets }: Props) {
  const [open, setOpen] = useState(false);
  const asked = activeFilters(filters).filter(({ kind }) => KINDS.includes(kind));
  return (
    <Disclosure
      onToggle={setOpen}
      summary={
        <>
          {t('conditions')}{' '}
          <span className={styles.asked}>{asked.length === 0 ? t('any') : asked.map(filterWords).join(', ')}</span>
        </>
      }
    >
      {open && (
        <div className={styles.choices}>
          {CHOICES.map((name) => (
            <ChoiceFilter key={name} name={name} filters={filters} onChange={onChange} facets={facets} />
          ))}
          <FacetRows
            title={t('echoFighters')}
            rows={[{ value: '1', label: t('countAsTheFighterThey'), count: null, on: filters.echo }]}
            onToggle={(_, echo) => {
              onChange({ ...filters, echo });
            }}
          />
        </div>
      )}
    </Disclosure>
  );
}
