import { memo, useCallback } from 'react';
import { gameOrDefault, type FacetCounts } from '@combolab/contracts';
import { AuthorFilter } from './author-filter.js';
import { ChoiceFilter } from './choice-filter.js';
import { choicesIn } from './choices-in.js';
import { ConditionFilter } from './condition-filter.js';
import { FighterFilter } from './fighter-filter.js';
import { type Filters, type ListFilter, withPercent } from '@combolab/contracts/filters';
import styles from './filter-panel.module.css';
import { PercentFilter } from './percent-filter.js';
import { PressToFind } from './press-to-find/press-to-find.js';
import { TagFilter } from './tag-filter.js';
import { t } from './texts.js';

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
  return (
    <div className={styles.panel}>
      <FighterFilter
        title={t('attacker')}
        placeholder={t('selectAttacker')}
        gameId={filters.game}
        value={filters.attacker}
        onChange={set('attacker')}
        counts={facets?.attacker ?? null}
        loading={loading}
      />
      <FighterFilter
        title={t('defenderS')}
        placeholder={t('selectDefenderS')}
        gameId={filters.game}
        value={filters.defender}
        onChange={set('defender')}
        counts={facets?.defender ?? null}
        loading={loading}
      />
      <TagFilter value={filters.tag} onChange={set('tag')} counts={facets?.tag ?? null} loading={loading} />
      <PressToFind filters={filters} onChange={onShow} />
      <PercentFilter
        scale={gameOrDefault(filters.game).scale}
        value={filters.percent}
        onChange={setPercent}
        bins={facets?.percent ?? null}
        isWhole={filters.wholePercent}
        onWhole={(wholePercent) => {
          onChange({ ...filters, wholePercent });
        }}
      />
      {choicesIn('rows', 'select').map((name) => (
        <ChoiceFilter key={name} name={name} filters={filters} onChange={onChange} facets={facets} />
      ))}
      <AuthorFilter value={filters.author} onChange={set('author')} counts={facets?.author ?? null} />
      <ConditionFilter filters={filters} onChange={onChange} facets={facets} />
    </div>
  );
});
