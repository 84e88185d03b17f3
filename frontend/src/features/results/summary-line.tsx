import { ArrowLeftRight, X } from 'lucide-react';
import { SEARCH_SORTS, type SearchSort } from '@combolab/contracts';
import { useRef, type ReactNode } from 'react';
import { type ActiveFilter, activeFilters, type Filters } from '@combolab/contracts/filters';
import { filterWords } from '../../shared/terms/filters.js';
import { ChipContent } from '../../shared/search/chip-content.js';
import { Button } from '../../shared/ui/button.js';
import { t } from './texts.js';
import styles from './summary-line.module.css';

const SORT_WORDS: Readonly<Record<SearchSort, string>> = {
  best: t('bestMatch'),
  new: t('newest'),
  liked: t('mostLiked'),
  easy: t('easiest'),
  wide: t('widestPercent'),
};

function SwapButton({ onSwap }: { readonly onSwap: () => void }) {
  return (
    <Button
      look="ghost"
      size="s"
      square
      aria-label={t('swapAttackerAndDefender')}
      data-tip={t('swapAttackerAndDefender')}
      onClick={onSwap}
    >
      <ArrowLeftRight size={16} aria-hidden />
    </Button>
  );
}

const swapped = ({ attacker, notAttacker, defender, notDefender, ...rest }: Filters): Filters => ({
  ...rest,
  ...{ attacker: defender, notAttacker: notDefender, defender: attacker, notDefender: notAttacker },
});

/** The focus goes to the chip beside the one that is about to go, else to the order of the results. */
function focusBeside(line: HTMLElement | null, button: HTMLElement): void {
  if (line === null || document.activeElement !== button) return;
  const buttons = [...line.querySelectorAll<HTMLElement>('[data-drop]')];
  const at = buttons.indexOf(button);
  const beside = buttons[at + 1] ?? buttons[at - 1] ?? line.querySelector<HTMLElement>('select');
  beside?.focus({ preventScroll: true });
}

interface Props {
  readonly filters: Filters;
  readonly onChange: (filters: Filters) => void;
  readonly onDrop: (filter: ActiveFilter) => void;
  /** Null while it is not known. */
  readonly total: number | null;
  readonly children?: ReactNode;
}

/** What is asked for, chip by chip, with how much there is of it. */
export function SummaryLine({ filters, onChange, onDrop, total, children }: Props) {
  const active = activeFilters(filters);
  const line = useRef<HTMLDivElement>(null);
  // Between the two sides; it never stands on a line of its own.
  const beforeSwap =
    active.findLast(({ kind }) => kind === 'attacker' || kind === 'notAttacker') ??
    active.find(({ kind }) => kind === 'defender' || kind === 'notDefender');
  const order: SearchSort = filters.sort ?? (active.length === 0 ? 'new' : 'best');
  return (
    <div ref={line} className={styles.line}>
      <ul className={styles.chips} aria-label={t('activeFilters')}>
        {active.map((filter) => (
          <li key={`${filter.kind} ${filter.value}`} className={styles.place}>
            <span className={styles.chip}>
              <ChipContent filter={filter} />
              <button
                type="button"
                aria-label={t('removeFilter', { filter: filterWords(filter) })}
                data-drop
                onClick={({ currentTarget }) => {
                  focusBeside(line.current, currentTarget);
                  onDrop(filter);
                }}
              >
                <X size={15} aria-hidden />
              </button>
            </span>
            {filter === beforeSwap && (
              <SwapButton
                onSwap={() => {
                  onChange(swapped(filters));
                }}
              />
            )}
          </li>
        ))}
      </ul>
      <div className={styles.tail}>
        <p className={styles.total} role="status">
          {total !== null && <>{t.rich('totalOfCombos', { number: <span className="mono" /> }, { total })}</>}
        </p>
        <select
          className={styles.sort}
          aria-label={t('sortBy')}
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
