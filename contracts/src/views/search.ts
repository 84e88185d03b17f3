import { z } from 'zod/mini';
import { recordOf } from '../record-of.js';
import { FACET_FIELDS } from '../search-fields/fields.js';
import { ComboCard } from './combo.js';
import { UnderstoodSchema } from './understood.js';

const ValueCounts = z.array(z.object({ value: z.string(), count: z.int() }));
export { PERCENT_BINS } from './percent-bins.js';

const countsOfFields = recordOf(FACET_FIELDS, () => ValueCounts);

/** Exact counts, each facet under all filters but its own; zeros left out, count descending, then value. */
export const FacetCounts = z.object({
  ...countsOfFields,
  /** 20 numbers: bin i = 10i to 10i+9, the last 190 to 200; a combo counts in each bin it overlaps. */
  percent: z.array(z.int()),
});
export type FacetCounts = z.output<typeof FacetCounts>;

export const SearchResult = z.object({
  hits: z.array(ComboCard),
  total: z.int(),
  facets: z.nullable(FacetCounts),
  cursor: z.nullable(z.string()),
  /** What the words of `q` were taken for; its `optional` are words, of `q` or of filters, that the hits need not meet. */
  understood: UnderstoodSchema,
  /** How many hits meet all of the question; they stand first. Present on a first page with `optional` words. */
  exact: z.optional(z.int()),
  /**
   * Present while the search engine is away: the answer comes from the views, and text cannot be searched. `newest` is how
   * many of each game's newest combos were looked through; null = all of them, so that every count is exact.
   */
  textSearchOff: z.optional(z.object({ newest: z.nullable(z.int()) })),
});
export type SearchResult = z.output<typeof SearchResult>;
