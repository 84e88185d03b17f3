import { z } from 'zod/mini';
import { OFFER_KINDS, SPAN_KINDS, type Understood } from '../query/understood.js';
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
  text: z.string(),
  offers: list(z.object({ kind: z.enum(OFFER_KINDS), values: Ids, label: z.string(), ...place })),
  corrections: list(z.object({ from: z.string(), to: z.string(), label: z.string(), ...place })),
  spans: list(z.object({ kind: z.enum(SPAN_KINDS), value: z.string(), label: z.string(), ...place })),
}) satisfies z.ZodMiniType<Understood>;
