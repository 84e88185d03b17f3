import { z } from 'zod/mini';
import { Time } from './text.js';

/** A search that its owner keeps. */
export const SavedSearch = z.object({
  _id: z.string(),
  name: z.string(),
  /** The only game it can find combos of; null = any. */
  game: z.nullable(z.string()),
  /** Parameters of the search's address in their canonical order. */
  query: z.string(),
  /** Whether its owner is told of new combos that it finds. */
  alert: z.boolean(),
  savedAt: Time,
});
export type SavedSearch = z.output<typeof SavedSearch>;
