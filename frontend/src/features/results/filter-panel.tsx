import { memo, useCallback } from 'react';
import { DIFFICULTIES, type FacetCounts } from '@combolab/contracts';
import { ConditionFilter } from './condition-filter.js';
import { FacetRows } from './facet-rows.js';
import { FighterFilter } from './fighter-filter.js';
import { toggled, withPercent, type Filters, type ListFilter } from '../../shared/search/filters.js';
import styles from './filter-panel.module.css';
import { PatchFilter } from './patch-filter.js';
import { PercentFilter } from './percent-filter.js';
import { PressToFind } from './press-to-find/press-to-find.js';
import { TagFilter } from './tag-filter.js';

export type Counts = readonly { readonly value: string; readonly count: number }[];

interface Props {
  readonly filters: Filters;
  readonly onChange: (filters: Filters) => void;
  /** Asks for combos with these filters, where a change alone does not; `onChange` otherwise. */
  readonly onShow?: (filters: Filters) => void;
  readonly facets: FacetCounts | null;
  /** Facets are on their way. */
  readonly loading: boolean;
}

/** All filters of the results, with exact counts. */
export const FilterPanel = memo(function FilterPanel({ filters, onChange, onShow = onChange, facets, loading }: Props) {
  const set = (kind: ListFilter) => (values: readonly string[]) => {
    onChange({ ...filters, [kind]: values });
  };
  const setPercent = useCallback(
    (percent: readonly [number, number]) => {
      onChange(withPercent(filters, percent));
    },
    [filters, onChange],
  );
  const countOf = (counts: Counts | undefined, value: string) =>
    counts?.find((each) => each.value === value)?.count ?? 0;
  return (
    <div className={styles.panel}>
      <FighterFilter
        title="Attacker"
        placeholder="Select attacker..."
        gameId={filters.game}
        value={filters.attacker}
        onChange={set('attacker')}
        counts={facets?.attacker ?? null}
        loading={loading}
      />
      <FighterFilter
        title="Defender(s)"
        placeholder="Select defender(s)..."
        gameId={filters.game}
        value={filters.defender}
        onChange={set('defender')}
        counts={facets?.defender ?? null}
        loading={loading}
      />
      <TagFilter value={filters.tag} onChange={set('tag')} counts={facets?.tag ?? null} loading={loading} />
      <PressToFind filters={filters} onChange={onShow} />
      <PercentFilter
        value={filters.percent}
        onChange={setPercent}
        bins={facets?.percent ?? null}
        isWhole={filters.wholePercent}
        onWhole={(wholePercent) => {
          onChange({ ...filters, wholePercent });
        }}
      />
      <FacetRows
        title="Difficulty"
        rows={DIFFICULTIES.map((value) => ({
          value,
          label: value,
          count: facets === null ? null : countOf(facets.difficulty, value),
          on: filters.difficulty.includes(value),
        }))}
        onToggle={(value, on) => {
          set('difficulty')(toggled(filters.difficulty, value, on));
        }}
      />
      <PatchFilter
        gameId={filters.game}
        value={filters.patch}
        onChange={(patch) => {
          onChange({ ...filters, patch });
        }}
      />
      <FacetRows
        title="Verification"
        rows={[
          {
            value: 'true',
            label: 'Verified',
            count: facets === null ? null : countOf(facets.verified, 'true'),
            on: filters.verified === true,
          },
          {
            value: 'false',
            label: 'Not verified',
            count: facets === null ? null : countOf(facets.verified, 'false'),
            on: filters.verified === false,
          },
        ]}
        onToggle={(value, on) => {
          onChange({ ...filters, verified: on ? value === 'true' : null });
        }}
      />
      <ConditionFilter filters={filters} onChange={onChange} />
    </div>
  );
});
