import { ChevronDown, X } from 'lucide-react';
import { Popover } from 'radix-ui';
import { gameOrDefault, type FacetCounts } from '@combolab/contracts';
import { activeFilters, withoutFilter, withPercent, type Filters } from '@combolab/contracts/filters';
import { filterWords } from '../../../shared/terms/filters.js';
import { scaleName } from '../../../shared/terms/scale.js';
import { PercentFilter } from '../percent-filter.js';
import { t } from '../texts.js';
import styles from './quick-filters.module.css';

interface Props {
  readonly filters: Filters;
  readonly onChange: (filters: Filters) => void;
  readonly facets: FacetCounts | null;
}

/** The percent in the search row: which, and its slider when that is pressed. */
export function QuickPercent({ filters, onChange, facets }: Props) {
  const { scale } = gameOrDefault(filters.game);
  const set = activeFilters(filters).find(({ kind }) => kind === 'percent');
  const isSet = set !== undefined;
  const words = set === undefined ? scaleName(scale) : filterWords(set);
  return (
    <div className={styles.percent} data-filter="percent" data-set={isSet}>
      <Popover.Root>
        <Popover.Trigger asChild>
          <button type="button" className={styles.open} aria-label={isSet ? `${scaleName(scale)}: ${words}` : words}>
            <span className={isSet ? 'mono' : undefined}>{words}</span>
            {!isSet && <ChevronDown size={16} aria-hidden />}
          </button>
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Content className={styles.popover} align="start" sideOffset={6} collisionPadding={12}>
            <PercentFilter
              scale={scale}
              value={filters.percent}
              onChange={(percent) => {
                onChange(withPercent(filters, percent));
              }}
              bins={facets?.percent ?? null}
              isWhole={filters.wholePercent}
              onWhole={(wholePercent) => {
                onChange({ ...filters, wholePercent });
              }}
            />
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
      {set !== undefined && (
        <button
          type="button"
          className={styles.clear}
          aria-label={t('removeFilter', { filter: words })}
          onClick={() => {
            onChange(withoutFilter(filters, set));
          }}
        >
          <X size={16} aria-hidden />
        </button>
      )}
    </div>
  );
}
