import { FACET_FIELDS, fieldOf, PERCENT_BINS, recordOf, type FacetCounts, type FacetField } from '@combolab/contracts';
import type { estypes } from '@elastic/elasticsearch';
import type { Conditions, FacetName } from './conditions.js';
import { FACET_VALUES } from './mapping.js';

type Aggregation = estypes.AggregationsAggregationContainer;

const NAMES: readonly FacetName[] = [...FACET_FIELDS, 'percent'];

const values = (field: string, size = FACET_VALUES): Aggregation => ({
  terms: { field, size, order: [{ _count: 'desc' }, { _key: 'asc' }] },
});
const mostOf = (facet: FacetField): number | undefined => fieldOf(facet).most;
/** A combo is in every bin from its first to its last: two counts of one value each tell how many are in a bin. */
const countsOf = (facet: FacetName): Record<string, Aggregation> =>
  facet === 'percent'
    ? { first: values('firstBin'), last: values('lastBin') }
    : { [facet]: values(facet, mostOf(facet)) };

/** Each facet under all choices but its own: one pass for those without a choice, one more for each that has one. */
export function facetAggregations({ choices }: Conditions): Record<string, Aggregation> {
  const under = (facets: readonly FacetName[]): Aggregation => ({
    filter: { bool: { filter: choices.filter(({ facet }) => !facets.includes(facet)).map(({ clause }) => clause) } },
    aggs: Object.assign({}, ...facets.map(countsOf)) as Record<string, Aggregation>,
  });
  const chosen = new Set(choices.map(({ facet }) => facet));
  return {
    others: under(NAMES.filter((facet) => !chosen.has(facet))),
    ...Object.fromEntries([...chosen].map((facet) => [facet, under([facet])])),
  };
}

interface Bucket {
  readonly key: string | number;
  readonly doc_count: number;
}
type Counted = Readonly<Record<string, Readonly<Record<string, { readonly buckets: readonly Bucket[] }>>>>;

/** @param aggregations of an answer to {@link facetAggregations} */
export function readFacets(aggregations: unknown): FacetCounts {
  const counted = Object.assign({}, ...Object.values(aggregations as Counted)) as Counted[string];
  const bucketsOf = (name: string): readonly Bucket[] => counted[name]?.buckets ?? [];
  const counts = recordOf(FACET_FIELDS, (name) =>
    bucketsOf(name).map(({ key, doc_count: count }) => ({ value: String(key), count })),
  );
  return { ...counts, percent: bins(bucketsOf('first'), bucketsOf('last')) };
}

/** Begun by this bin, less ended before it. */
function bins(first: readonly Bucket[], last: readonly Bucket[]): number[] {
  const upTo = (buckets: readonly Bucket[], bin: number): number =>
    buckets.reduce((sum, { key, doc_count: count }) => sum + (Number(key) <= bin ? count : 0), 0);
  return Array.from({ length: PERCENT_BINS }, (_, bin) => upTo(first, bin) - upTo(last, bin - 1));
}
