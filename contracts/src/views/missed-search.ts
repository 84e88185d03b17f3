import { z } from 'zod/mini';

/** `nothing`: no combo met the whole of it. `unopened`: some did, and none of them was opened. */
export const MISSES = ['nothing', 'unopened'] as const;
export type Miss = (typeof MISSES)[number];

/** What was looked for in vain, whoever it was. */
export const MissedSearch = z.object({
  /** What stands behind the `?` of its address, in one spelling. */
  query: z.string(),
  miss: z.enum(MISSES),
  times: z.int(),
  /** The last day of it, UTC: `2026-11-26`. */
  lastDay: z.string(),
});
export type MissedSearch = z.output<typeof MissedSearch>;

/** Days that it is kept. */
export const MISSED_DAYS = 30;
