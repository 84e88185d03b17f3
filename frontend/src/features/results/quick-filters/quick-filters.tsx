import type { FacetCounts } from '@combolab/contracts';
import type { Filters, ListFilter } from '@combolab/contracts/filters';
import { FighterFilter } from '../fighter-filter.js';
import { SwapButton } from '../swap-button.js';
import { TagFilter } from '../tag-filter.js';
import { t } from '../texts.js';
import styles from './quick-filters.module.css';
import { QuickPercent } from './quick-percent.js';

interface Props {
  readonly filters: Filters;
  readonly onChange: (filters: Filters) => void;
  readonly facets: FacetCounts | null;
  /** Facets are on their way. */
  readonly loading: boolean;
}

/** The filters that are asked for most, in the search row where the panel of all filters is hidden. */
export function QuickFilters({ filters, onChange, facets, loading }: Props) {
  const set = (kind: ListFilter) => (values: readonly string[]) => {
    onChange({ ...filters, [kind]: values });
  };
  const fighters = (kind: 'attacker' | 'defender', title: string) => (
    <div data-filter={kind}>
      <FighterFilter
        title={title}
        placeholder={title}
        inRow
        gameId={filters.game}
        value={filters[kind]}
        onChange={set(kind)}
        counts={facets?.[kind] ?? null}
        loading={loading}
      />
    </div>
  );
  return (
    <div className={styles.quick} role="group" aria-label={t('filters')}>
      {fighters('attacker', t('attacker'))}
      {filters.attacker.length + filters.defender.length > 0 && <SwapButton filters={filters} onChange={onChange} />}
      {fighters('defender', t('defenderS'))}
      <QuickPercent filters={filters} onChange={onChange} facets={facets} />
      <div data-filter="tag">
        <TagFilter inRow value={filters.tag} onChange={set('tag')} counts={facets?.tag ?? null} loading={loading} />
      </div>
    </div>
  );
}
