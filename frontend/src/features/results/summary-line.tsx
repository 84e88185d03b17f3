import { ArrowLeftRight, X } from 'lucide-react';
import { findFighter, SEARCH_SORTS, type SearchSort } from '@combolab/contracts';
import type { ReactNode } from 'react';
import { Button } from '../../shared/ui/button.js';
import { Emblem } from '../../shared/ui/emblem.js';
import { activeFilters, withoutFilter, type ActiveFilter, type Filters } from './filters.js';
import styles from './summary-line.module.css';

const SORT_WORDS: Readonly<Record<SearchSort, string>> = {
  best: 'Best match',
  new: 'Newest',
  liked: 'Most liked',
  easy: 'Easiest',
  wide: 'Widest percent',
};

const chipText = ({ kind, value }: ActiveFilter): string => {
  if (kind === 'attacker') return findFighter(value)?.name ?? value;
  if (kind === 'defender') return `on ${findFighter(value)?.name ?? value}`;
  if (kind === 'percent') return `${value}%`;
  return kind === 'q' ? `“${value}”` : value;
};

/** Says what a filter asks for. */
function ChipContent({ filter }: { readonly filter: ActiveFilter }) {
  const isFighter = filter.kind === 'attacker' || filter.kind === 'defender';
  if (!isFighter) return <b className={filter.kind === 'percent' ? 'mono' : undefined}>{chipText(filter)}</b>;
  return (
    <>
      {filter.kind === 'defender' && 'on'}
      <Emblem fighterId={filter.value} size={18} decorative />
      <b>{findFighter(filter.value)?.name ?? filter.value}</b>
    </>
  );
}

function SwapButton({ onSwap }: { readonly onSwap: () => void }) {
  return (
    <Button
      look="ghost"
      size="s"
      square
      aria-label="Swap attacker and defender"
      title="Swap attacker and defender"
      onClick={onSwap}
    >
      <ArrowLeftRight size={16} aria-hidden />
    </Button>
  );
}

interface Props {
  readonly filters: Filters;
  readonly onChange: (filters: Filters) => void;
  /** Null while it is not known. */
  readonly total: number | null;
  readonly children?: ReactNode;
}

/** What is asked for, chip by chip, with how much there is of it. */
export function SummaryLine({ filters, onChange, total, children }: Props) {
  const active = activeFilters(filters);
  // Between the two sides; it never stands on a line of its own.
  const beforeSwap =
    active.findLast(({ kind }) => kind === 'attacker') ?? active.find(({ kind }) => kind === 'defender');
  const order: SearchSort = filters.sort ?? (filters.q === '' ? 'new' : 'best');
  return (
    <div className={styles.line}>
      <ul className={styles.chips} aria-label="Active filters">
        {active.map((filter) => (
          <li key={`${filter.kind} ${filter.value}`} className={styles.place}>
            <span className={styles.chip}>
              <ChipContent filter={filter} />
              <button
                type="button"
                aria-label={`Remove filter ${chipText(filter)}`}
                onClick={() => {
                  onChange(withoutFilter(filters, filter));
                }}
              >
                <X size={15} aria-hidden />
              </button>
            </span>
            {filter === beforeSwap && (
              <SwapButton
                onSwap={() => {
                  onChange({ ...filters, attacker: filters.defender, defender: filters.attacker });
                }}
              />
            )}
          </li>
        ))}
      </ul>
      <div className={styles.tail}>
        <p className={styles.total} role="status">
          {total !== null && (
            <>
              <span className="mono">{total.toLocaleString('en')}</span> {total === 1 ? 'combo' : 'combos'}
            </>
          )}
        </p>
        <select
          className={styles.sort}
          aria-label="Sort by"
          value={order}
          onChange={({ target }) => {
            onChange({ ...filters, sort: target.value as SearchSort });
          }}
        >
          {SEARCH_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {SORT_WORDS[sort]}
            </option>
          ))}
        </select>
        {children}
      </div>
    </div>
  );
}
