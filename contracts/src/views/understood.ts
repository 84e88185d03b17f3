import { z } from 'zod/mini';
import { OFFER_KINDS, SPAN_KINDS, type Understood } from '../query/understood.js';
import { DI_DIRECTIONS, PLATFORMS, POSITIONS } from '../track/condition-words.js';
import { DIFFICULTIES } from '../track/difficulty.js';
import { SEARCH_SORTS } from './search-sorts.js';
import { PERCENT_MAX, PERCENT_MIN, TAGS } from './tags.js';

const list = <S extends z.core.$ZodType>(item: S) => z.readonly(z.array(item));
const Ids = list(z.string());
const Tags = list(z.enum(TAGS));
const Percent = z.int().check(z.minimum(PERCENT_MIN), z.maximum(PERCENT_MAX));
const place = { start: z.int(), end: z.int() };

/** What the query language made of `q`, as an answer of the search carries it. */
export const UnderstoodSchema = z.object({
  game: z.nullable(z.string()),
  attackers: Ids,
  defenders: Ids,
  tags: Tags,
  excluded: z.object({ attackers: Ids, defenders: Ids, tags: Tags, moves: Ids }),
  percent: z.nullable(z.readonly(z.tuple([Percent, Percent]))),
  moves: Ids,
  sequence: Ids,
  first: z.nullable(z.string()),
  starts: Ids,
  ends: Ids,
  contiguous: z.boolean(),
  sort: z.nullable(z.enum(SEARCH_SORTS)),
  difficulty: list(z.enum(DIFFICULTIES)),
  verified: z.nullable(z.boolean()),
  conditions: z.object({
    position: list(z.enum(POSITIONS)),
    platform: list(z.enum(PLATFORMS)),
    di: list(z.enum(DI_DIRECTIONS)),
    fiftyFifty: z.nullable(z.boolean()),
    outOfShield: z.nullable(z.boolean()),
  }),
  patch: z.nullable(z.string()),
  authors: Ids,
  optional: list(z.string()),
  text: z.string(),
  offers: list(z.object({ kind: z.enum(OFFER_KINDS), values: Ids, label: z.string(), ...place })),
  implied: list(z.object({ values: Ids, label: z.string(), ...place })),
  corrections: list(z.object({ from: z.string(), to: z.string(), label: z.string(), ...place })),
  spans: list(z.object({ kind: z.enum(SPAN_KINDS), value: z.string(), label: z.string(), ...place })),
}) satisfies z.ZodMiniType<Understood>;
