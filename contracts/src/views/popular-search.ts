import { z } from 'zod/mini';

/** How many of a game are told. */
export const POPULAR_SEARCHES = 8;

/** Days that count. */
export const POPULAR_DAYS = 30;

/** A search that led several people to combos. */
export const PopularSearch = z.object({
  /** What stands behind the `?` of its address, in one spelling. */
  query: z.string(),
  /** How many combos it finds: as of some minutes ago at most. */
  total: z.int(),
});
export type PopularSearch = z.output<typeof PopularSearch>;
