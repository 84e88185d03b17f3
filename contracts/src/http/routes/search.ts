import { z } from 'zod/mini';
import { GAME_IDS, isPatch } from '../../games/registry.js';
import {
  CHOICE_FIELDS,
  EXCLUDABLE_FIELDS,
  exclusionOf,
  FIELD_NAMES,
  fieldOf,
  OWN_FIELDS,
  type ExcludableField,
  type ExclusionName,
  type FieldName,
  type FieldValue,
  type RepeatableField,
} from '../../search-fields/fields.js';
import { MoveId } from '../../track/move.js';
import { PRESS_TYPES } from '../../track/press.js';
import { Combo } from '../../views/combo.js';
import { LIMITS } from '../../views/limits.js';
import { REASONS } from '../../views/reasons.js';
import { SearchResult } from '../../views/search.js';
import { SEARCH_SORTS } from '../../views/search-sorts.js';
import { FighterId, Id } from '../../views/text.js';
import { addresses } from '../addresses.js';
import { route } from '../route.js';
import { GameIdParam } from './games.js';

const reads = ['combos', 'tallies', 'comments', 'previews', 'users', 'search'] as const;
const many = <S extends z.core.$ZodType>(schema: S) => z._default(z.array(schema).check(z.maxLength(100)), []);
/** A whole number written as text. */
export const wholeNumber = (min: number, max: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,6}$/, { error: 'is not a whole number' })),
    z.pipe(z.transform(Number), z.int().check(z.minimum(min), z.maximum(max))),
  );
const searchText = z.string().check(
  z.refine((value) => value.isWellFormed() && !value.includes('\0'), {
    error: 'contains a character that cannot be searched',
  }),
  z.overwrite((value) => Array.from(value).slice(0, LIMITS.searchLength).join('')),
);

/** `low-high`, both ends inclusive. */
const PercentParam = z.pipe(
  z.string().check(z.regex(/^\d{1,3}-\d{1,3}$/, { error: 'must look like 0-60' })),
  z.pipe(
    z.transform((value: string) => value.split('-').map(Number) as [number, number]),
    z
      .tuple([z.int().check(z.maximum(200)), z.int().check(z.maximum(200))])
      .check(z.refine(([low, high]) => low <= high, { error: 'the low end is above the high end' })),
  ),
);

/** Divided by commas; at most `most` of them. */
const listed = <S extends z.core.$ZodType<unknown, string>>(item: S, most: number) =>
  z.pipe(
    z.string().check(z.maxLength(50 * most)),
    z.pipe(
      z.transform((value: string) => value.split(',')),
      z.array(item).check(z.minLength(1), z.maxLength(most)),
    ),
  );
const MOVES_IN_ORDER = 20;
const INPUTS_IN_ORDER = 30;

const PatchParam = z.string().check(
  z.refine((value) => GAME_IDS.some((game) => isPatch(game, value)), {
    error: 'is not a version of a game such as 13.0.3 or PAL',
  }),
);

/** How an address says a value of a field that has too many to list, or words of its own for what is wrong. */
const VALUE_SCHEMAS: Readonly<Partial<Record<FieldName, z.ZodMiniType<string>>>> = {
  game: GameIdParam,
  attacker: FighterId,
  defender: FighterId,
  patch: PatchParam,
  opens: MoveId,
  performs: MoveId,
  author: z.string().check(z.regex(/^[^\s,]{1,64}$/u, { error: 'is not the name of an author' })),
};

type ManyValues<N extends FieldName> = z.ZodMiniDefault<z.ZodMiniArray<z.ZodMiniType<FieldValue<N>>>>;
type OneValue<N extends FieldName> = z.ZodMiniOptional<z.ZodMiniType<FieldValue<N>>>;
type FieldParam<N extends FieldName> = N extends RepeatableField ? ManyValues<N> : OneValue<N>;

function fieldParam(name: FieldName): z.ZodMiniType {
  const { values, repeats } = fieldOf(name);
  const value = VALUE_SCHEMAS[name] ?? z.enum(values ?? []);
  return repeats ? many(value) : z.optional(value);
}

const fieldParams = <N extends FieldName>(names: readonly N[]) =>
  Object.fromEntries(names.map((name) => [name, fieldParam(name)])) as { [F in N]: FieldParam<F> };
const exclusionParams = Object.fromEntries(EXCLUDABLE_FIELDS.map((name) => [exclusionOf(name), fieldParam(name)])) as {
  [F in ExcludableField as ExclusionName<F>]: ManyValues<F>;
};

// saved searches keep their parameters in this order
export const SearchParams = z.strictObject({
  ...fieldParams(OWN_FIELDS),
  ...exclusionParams,
  move: many(MoveId),
  notMove: many(MoveId),
  /** Moves in this order, others may stand between: `up-air,up-air,up-special`. */
  sequence: z.optional(listed(MoveId, MOVES_IN_ORDER)),
  /** The sequence has no others between its moves. */
  contiguous: z.optional(z.literal('1')),
  /** The move it starts with. */
  first: z.optional(MoveId),
  /** Moves it starts with, none between. */
  starts: z.optional(listed(MoveId, MOVES_IN_ORDER)),
  /** Moves it ends with, none between. */
  ends: z.optional(listed(MoveId, MOVES_IN_ORDER)),
  /** Inputs in this order, others may stand between: `CONTROL_STICK_UP,B_BUTTON`. */
  inputs: z.optional(listed(z.enum(PRESS_TYPES), INPUTS_IN_ORDER)),
  percent: z.optional(PercentParam),
  /** Works at every percent of it, not only at some. */
  wholePercent: z.optional(z.literal('1')),
  ...fieldParams(CHOICE_FIELDS),
  /** Fighters with the same moves count too. */
  echo: z.optional(z.literal('1')),
  q: z._default(searchText, ''),
  sort: z.optional(z.enum(SEARCH_SORTS)),
  /** Where nothing meets all filters, those that meet most are found; words of `q` are always taken so. */
  near: z.optional(z.literal('1')),
  cursor: z.optional(z.string().check(z.maxLength(600))),
  limit: z._default(wholeNumber(1, LIMITS.pageSizeMax), LIMITS.pageSize),
  facets: z.optional(z.literal('1')),
});

/** Names that may stand more than once. */
export const REPEATABLE: readonly string[] = [
  ...FIELD_NAMES.filter((name) => fieldOf(name).repeats),
  ...EXCLUDABLE_FIELDS.map(exclusionOf),
  ...['move', 'notMove', 'fighter', 'level', 'of'],
];

const ADDRESS_LENGTH = 4000;

/** What stands behind the `?` of a search's address. */
export const SearchAddress = z.string().check(z.minLength(1), z.maxLength(ADDRESS_LENGTH));

/** Says on answers that have no other place for it that text search is off. */
export const TEXT_SEARCH_HEADER = 'Text-Search';

export const searchRoutes = {
  search: route({
    ...addresses.search,
    who: 'anyone',
    scope: 'read',
    summary:
      'Combos by fighters, percent, tags, moves, inputs and words as players write them, with exact facet counts',
    query: SearchParams,
    answer: SearchResult,
    reads,
    cachedForVisitors: true,
  }),
  searchTotals: route({
    ...addresses.searchTotals,
    who: 'anyone',
    scope: 'read',
    summary: 'How many combos each of several searches finds now',
    query: z.strictObject({
      /** Searches: of each what stands behind the `?` of its address. Order, page and facets say nothing here. */
      of: z.array(SearchAddress).check(z.minLength(1), z.maxLength(LIMITS.searchesCounted)),
    }),
    answer: z.object({
      /** In their order; null where the search engine is away and only some of the combos could be looked through. */
      totals: z.array(z.nullable(z.int())),
    }),
    reads: ['search'],
    cachedForVisitors: true,
  }),
  whyFound: route({
    ...addresses.whyFound,
    who: 'anyone',
    scope: 'read',
    summary:
      'Why a combo stands where it does among what a search finds: the parts of the score that it has, what says most first',
    params: z.strictObject({ comboId: Id }),
    query: SearchParams,
    answer: z.object({ reasons: z.array(z.enum(REASONS)) }),
    reads,
    problems: [404],
  }),
  gameCombos: route({
    ...addresses.gameCombos,
    who: 'anyone',
    scope: 'read',
    summary: 'Combos by path (the older form); `null` and `[]` stand for nothing',
    params: z.strictObject({
      userId: Id,
      gameId: GameIdParam,
      skip: wholeNumber(0, LIMITS.skipMax),
      limit: wholeNumber(1, LIMITS.pageSizeMax),
      primaryCharacterId: z.union([z.literal('null'), FighterId]),
      characterIds: z.string().check(z.maxLength(8000)),
      text: searchText,
      percentRange: z.string().check(z.maxLength(100)),
      tags: z.string().check(z.maxLength(1000)),
    }),
    answer: z.array(Combo),
    answerHeaders: {
      [TEXT_SEARCH_HEADER]:
        '`off` while filters are answered from the views, because the search engine is away; `off; newest=2000` when only so many of the newest combos of each game were looked through',
    },
    reads,
    problems: [403],
  }),
};
