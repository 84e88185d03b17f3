import { z } from 'zod/mini';
import { AuthorData, ComboCard } from './combo.js';
import { Time } from './text.js';

/** A list of combos in its owner's order. */
export const ComboList = z.object({
  _id: z.string(),
  name: z.string(),
  description: z.string(),
  /** Whether anyone may read it; a private one does not exist for others. */
  isPublic: z.boolean(),
  owner: AuthorData,
  /** Combos that are there now; deleted ones are not counted. */
  numCombos: z.int(),
  /** What an edit sends back as `baseVersion`. */
  contentVersion: z.int(),
  createdAt: Time,
  changedAt: Time,
});
export type ComboList = z.output<typeof ComboList>;

/** A list among lists. */
export const ComboListCard = z.extend(ComboList, {
  /** The first of its combos, at most 3. */
  first: z.array(
    z.object({ _id: z.string(), name: z.string(), characterId: z.string(), thumbnail: z.nullable(z.string()) }),
  ),
  /** Whether the asked-for combo is in it; present when one was asked for. */
  has: z.optional(z.boolean()),
});
export type ComboListCard = z.output<typeof ComboListCard>;

/** A list with a page of its combos. */
export const ComboListPage = z.object({
  list: ComboList,
  combos: z.array(ComboCard),
  /** Where the next page begins; null at the end. */
  cursor: z.nullable(z.string()),
});
export type ComboListPage = z.output<typeof ComboListPage>;
