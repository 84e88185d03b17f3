import { fieldOf, rowWords, type ChoiceField, type FacetCounts } from '@combolab/contracts';
import { type Filters, withValues } from '@combolab/contracts/filters';
import { FacetRows } from './facet-rows.js';
import { SelectFilter } from './select-filter.js';

interface Props {
  readonly name: ChoiceField;
  readonly filters: Filters;
  readonly onChange: (filters: Filters) => void;
  /** Null while they are not known. */
  readonly facets: FacetCounts | null;
}

/** A field of the table as its entry wants it shown. */
export function ChoiceFilter({ name, filters, onChange, facets }: Props) {
  const { title, values, options, place } = fieldOf(name);
  const all = options?.(filters.game) ?? values ?? [];
  if (all.length === 0) return null;
  const choose = (value: string, on: boolean) => {
    onChange(withValues(filters, name, [value], on));
  };
  const counts = (facets as Partial<Record<string, FacetCounts['game']>> | null)?.[name];
  const countOf = (value: string) => counts?.find((each) => each.value === value)?.count ?? 0;
  if (place?.as === 'select')
    return (
      <SelectFilter
        title={title}
        any={place.any}
        options={all.map((value) => ({ value, label: rowWords(name, value) }))}
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
        label: rowWords(name, value),
        count: counts === undefined ? null : countOf(value),
        on: filters[name].includes(value),
      }))}
      onToggle={choose}
    />
  );
}
