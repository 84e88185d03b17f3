import { z } from 'zod/mini';
import { LIMITS } from '../../views/limits.js';
import { ComboList, ComboListCard, ComboListPage } from '../../views/list.js';
import { Id, text } from '../../views/text.js';
import { addresses } from '../addresses.js';
import { route } from '../route.js';
import { wholeNumber } from './search.js';

const ListName = text(1, LIMITS.nameLength);
const ListDescription = text(0, LIMITS.listDescriptionLength);
const Place = z.int().check(z.minimum(0), z.maximum(LIMITS.combosInList - 1));
const OfList = z.strictObject({ listId: Id });
const OfEntry = z.strictObject({ listId: Id, comboId: Id });

const Written = z.object({ listId: z.string(), list: ComboList, readAfter: z.string() });
const EntryWritten = z.extend(Written, { comboId: z.string(), has: z.boolean() });

const cards = ['lists', 'combos', 'previews', 'users'] as const;

export const listRoutes = {
  makeList: route({
    ...addresses.makeList,
    who: 'user',
    scope: 'write:lists',
    summary: 'Begin a list of combos, with its first one if named',
    body: z.strictObject({
      name: ListName,
      description: z._default(ListDescription, ''),
      isPublic: z._default(z.boolean(), false),
      comboId: z.optional(Id),
    }),
    answer: Written,
    problems: [404, 422],
  }),
  editList: route({
    ...addresses.editList,
    who: 'user',
    scope: 'write:lists',
    summary: 'Rename a list, describe it, or let anyone read it; absent fields stay',
    body: z.strictObject({
      listId: Id,
      baseVersion: z.optional(z.int().check(z.minimum(0))),
      name: z.optional(ListName),
      description: z.optional(ListDescription),
      isPublic: z.optional(z.boolean()),
    }),
    answer: Written,
    problems: [403, 404, 409],
  }),
  deleteList: route({
    ...addresses.deleteList,
    who: 'user',
    scope: 'write:lists',
    summary: 'Delete a list; its combos stay',
    body: OfList,
    answer: z.object({ listId: z.string(), deleted: z.literal(true), readAfter: z.string() }),
    problems: [403, 404],
  }),
  addToList: route({
    ...addresses.addToList,
    who: 'user',
    scope: 'write:lists',
    summary: 'Put a combo into a list, at its end or at a place counted from 0',
    body: z.extend(OfEntry, { at: z.optional(Place) }),
    answer: EntryWritten,
    problems: [403, 404, 422],
  }),
  removeFromList: route({
    ...addresses.removeFromList,
    who: 'user',
    scope: 'write:lists',
    summary: 'Take a combo out of a list',
    body: OfEntry,
    answer: EntryWritten,
    problems: [403, 404],
  }),
  moveInList: route({
    ...addresses.moveInList,
    who: 'user',
    scope: 'write:lists',
    summary: 'Give a combo of a list another place, counted from 0 among those that are shown',
    body: z.extend(OfEntry, { to: Place }),
    answer: EntryWritten,
    problems: [403, 404],
  }),
  list: route({
    ...addresses.list,
    who: 'anyone',
    scope: 'read',
    summary: 'A list and its combos in order, a page at a time; a private one for its owner alone',
    params: OfList,
    query: z.strictObject({
      cursor: z.optional(z.string().check(z.maxLength(100))),
      limit: z._default(wholeNumber(1, LIMITS.pageSizeMax), LIMITS.pageSize),
    }),
    answer: ComboListPage,
    reads: [...cards, 'tallies', 'comments'],
    problems: [404],
  }),
  ownLists: route({
    ...addresses.ownLists,
    who: 'user',
    scope: 'read',
    summary: 'The own lists, changed last first; with a combo asked for, whether it is in each',
    query: z.strictObject({ comboId: z.optional(Id) }),
    answer: z.object({ lists: z.array(ComboListCard) }),
    reads: cards,
  }),
  publicLists: route({
    ...addresses.publicLists,
    who: 'anyone',
    scope: 'read',
    summary: 'The public lists of a user, changed last first',
    params: z.strictObject({ userId: Id }),
    answer: z.object({ lists: z.array(ComboListCard) }),
    reads: cards,
    problems: [404],
  }),
};
