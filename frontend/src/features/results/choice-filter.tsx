import { fieldOf, type ChoiceField, type FacetCounts } from '@combolab/contracts';
import { type Filters, withValues } from '@combolab/contracts/filters';
import { anyWords, fieldTitle, valueRow } from '../../shared/terms/choices.js';
import { FacetRows } from './facet-rows.js';
import { SelectFilter } from './select-filter.js';

interface Props {
  readonly name: ChoiceField;
  readonly filters: Filters;
  readonly onChange: (filters: Filters) => void;
  /** Null while they are not known. */
  readonly facets: FacetCounts | null;
}

/** Values that combos have, the most frequent first, and those that are chosen. */
const counted = (counts: FacetCounts['game'] | undefined, chosen: readonly string[]): readonly string[] => [
  ...new Set([...(counts ?? []).map(({ value }) => value), ...chosen]),
];

/** A field of the table as its entry wants it shown. */
export function ChoiceFilter({ name, filters, onChange, facets }: Props) {
  const { values, options, place } = fieldOf(name);
  const title = fieldTitle(name);
  const counts = (facets as Partial<Record<string, FacetCounts['game']>> | null)?.[name];
  const isOpen = values === null && options === undefined;
  const all = isOpen ? counted(counts, filters[name]) : (options?.(filters.game) ?? values ?? []);
  if (all.length === 0 && !isOpen) return null;
  const choose = (value: string, on: boolean) => {
    onChange(withValues(filters, name, [value], on));
  };
  const shown = (value: string) =>
    counts === undefined ? null : (counts.find((each) => each.value === value)?.count ?? 0);
  if (place?.as === 'select')
    return (
      <SelectFilter
        title={title}
        any={anyWords(name, place.any)}
        options={all.map((value) => ({ value, label: valueRow(name, value), count: shown(value) }))}
        value={filters[name][0] ?? null}
        onChange={(value) => {
          onChange({ ...filters, [name]: value === null ? [] : [value] });
        }}
      />
    );
  return (
    <FacetRows
      title={title}
      rows={all.map((value) => ({
        value,
        label: valueRow(name, value),
        count: shown(value),
        on: filters[name].includes(value),
      }))}
      onToggle={choose}
    />
  );
}
