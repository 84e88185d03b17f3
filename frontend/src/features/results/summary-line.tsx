import { X } from 'lucide-react';
import { SEARCH_SORTS, type SearchSort } from '@combolab/contracts';
import { useRef, type ReactNode } from 'react';
import { type ActiveFilter, activeFilters, type Filters } from '@combolab/contracts/filters';
import { filterWords } from '../../shared/terms/filters.js';
import { ChipContent } from '../../shared/search/chip-content.js';
import { ChoiceMenu } from '../../shared/ui/choice-menu.js';
import { SwapButton } from './swap-button.js';
import { t } from './texts.js';
import styles from './summary-line.module.css';

const SORT_WORDS: Readonly<Record<SearchSort, string>> = {
  best: t('bestMatch'),
  new: t('newest'),
  liked: t('mostLiked'),
  easy: t('easiest'),
  wide: t('widestPercent'),
};
const SORTS = SEARCH_SORTS.map((sort) => [sort, SORT_WORDS[sort]] as const);

/** The focus goes to the chip beside the one that is about to go, else to the order of the results. */
function focusBeside(line: HTMLElement | null, button: HTMLElement): void {
  if (line === null || document.activeElement !== button) return;
  const buttons = [...line.querySelectorAll<HTMLElement>('[data-drop]')];
  const at = buttons.indexOf(button);
  const beside = buttons[at + 1] ?? buttons[at - 1] ?? line.querySelector<HTMLElement>('[aria-haspopup=menu]');
  beside?.focus({ preventScroll: true });
}

interface Props {
  readonly filters: Filters;
  readonly onChange: (filters: Filters) => void;
  readonly onDrop: (filter: ActiveFilter) => void;
  /** Kinds of filters that are told elsewhere, so that they are no chips. */
  readonly told: readonly ActiveFilter['kind'][];
  /** Null while it is not known. */
  readonly total: number | null;
  /** Which game, where the line has to say it. */
  readonly game?: ReactNode;
  readonly children?: ReactNode;
}

/** How much there is of what is asked for, and that chip by chip. */
export function SummaryLine({ filters, onChange, onDrop, told, total, game, children }: Props) {
  const all = activeFilters(filters);
  const active = all.filter(({ kind }) => !told.includes(kind));
  const line = useRef<HTMLDivElement>(null);
  // Between the two sides; it never stands on a line of its own.
  const beforeSwap =
    active.findLast(({ kind }) => kind === 'attacker' || kind === 'notAttacker') ??
    active.find(({ kind }) => kind === 'defender' || kind === 'notDefender');
  const order: SearchSort = filters.sort ?? (all.length === 0 ? 'new' : 'best');
  return (
    <div ref={line} className={styles.line}>
      <div className={styles.said}>
        <p className={styles.total} role="status">
          {total !== null && <>{t.rich('totalOfCombos', { number: <span className="mono" /> }, { total })}</>}
        </p>
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
              {filter === beforeSwap && <SwapButton filters={filters} onChange={onChange} />}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.tail}>
        {children}
        {game}
        <ChoiceMenu
          label={t('sortBy')}
          value={order}
          options={SORTS}
          onChange={(sort) => {
            onChange({ ...filters, sort });
          }}
        />
      </div>
    </div>
  );
}
