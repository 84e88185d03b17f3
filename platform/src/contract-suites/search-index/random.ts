import {
  eachExclusion,
  eachField,
  fieldOf,
  SEARCH_SORTS,
  type ExcludedValues,
  type FieldName,
  type FieldValues,
} from '@combolab/contracts';
import fc from 'fast-check';
import type { SearchIndex, SearchQuery } from '../../ports/search-index.js';
import { samplesOf } from './field-samples.js';
import { document } from './support.js';

type Change = Parameters<SearchIndex['write']>[0][number];

const IDS = Array.from({ length: 24 }, (_, i) => `combo-${String(i)}`);
const WORDS = ['mario', 'mar', 'marth', 'máRio', 'fox', 'fair', 'f', '&', 'true', 'combo', 'x-y', 'Ω'];
/** Some are near to others, or to those of queries. */
const MORE_WORDS = ['ladder', 'latter', 'ladders', 'jigglypuff'];
const MISSPELT = [
  'maroi',
  'mrio',
  'marioo',
  'mxrth',
  'xombo',
  'comob',
  'fxair',
  'lader',
  'latder',
  'jiglypuf',
  'jgigylpuff',
];
const MOVES = ['up-throw', 'up-air', 'jab', 'odd move', 'grab'];
const TITLE_WORDS = ['mario', 'fox', 'up-air', 'ladder', 'jab'];
const INPUTS = ['A_BUTTON', 'B_BUTTON', 'CONTROL_STICK_UP'];
const percents = fc.tuple(fc.nat(200), fc.nat(200)).map(([a, b]): [number, number] => [Math.min(a, b), Math.max(a, b)]);
const text = (maxLength: number, words = [...WORDS, ...MORE_WORDS]): fc.Arbitrary<string> =>
  fc.array(fc.constantFrom(...words), { maxLength }).map((each) => each.join(' '));
const run = (values: readonly string[], maxLength: number): fc.Arbitrary<string[]> =>
  fc.array(fc.constantFrom(...values), { maxLength });
const some = <T>(values: readonly T[], maxLength: number): fc.Arbitrary<T[]> =>
  fc.uniqueArray(fc.constantFrom(...values), { maxLength });
/** Mostly nothing, so that queries with many conditions still find something. */
const rarely = <T>(values: fc.Arbitrary<T[]>): fc.Arbitrary<T[]> =>
  fc.oneof({ weight: 6, arbitrary: fc.constant<T[]>([]) }, values);
const perhaps = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | null> =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(null) }, value);

/** What a combo may have of a field: as many values as it may have, and sometimes none. */
const havesOf = (name: FieldName): fc.Arbitrary<readonly string[]> => some(samplesOf(name), fieldOf(name).many ? 4 : 1);
type Arbitraries<T> = { readonly [K in keyof T]: fc.Arbitrary<T[K]> };
const haves = eachField(havesOf) as Arbitraries<FieldValues>;
const asks = eachField((name): fc.Arbitrary<readonly string[]> =>
  rarely(some([...samplesOf(name), 'unknown'], 3)),
) as Arbitraries<FieldValues>;
const refuses = eachExclusion((name): fc.Arbitrary<readonly string[]> =>
  rarely(some(samplesOf(name), 2)),
) as Arbitraries<ExcludedValues>;

const version = fc.tuple(fc.nat(1), fc.nat(6));
/** Everything of a document but id and version. */
export const fields = fc.record({
  ...haves,
  percent: percents,
  difficultyScore: fc.nat(3),
  numLikes: fc.nat(3),
  standing: fc.integer({ min: -2, max: 3 }),
  createdAt: fc.nat(4).map((second) => new Date(second * 1000).toISOString()),
  name: text(3),
  description: text(3),
  fighterNames: fc.array(text(2), { maxLength: 2 }),
  title: some(TITLE_WORDS, 4),
  moves: run(MOVES, 6),
  mentioned: some(MOVES, 2),
  inputs: run(INPUTS, 12),
});

/** Writes, rewrites with likes alone, and deletes, with versions in any order. */
export const changes: fc.Arbitrary<Change[]> = fc.array(
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc
        .tuple(fc.constantFrom(...IDS), version, fields)
        .map(([id, at, rest]): Change => document(id, { ...rest, version: at })),
    },
    {
      weight: 2,
      arbitrary: fc
        .tuple(fc.constantFrom(...IDS), version, fc.nat(5), fc.nat(5))
        .map(([id, at, numLikes, standing]): Change => document(id, { numLikes, standing, version: at })),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom(...IDS), version)
        .map(([id, at]): Change => ({ id, version: at, deleted: true })),
    },
  ),
  { maxLength: 40 },
);

export const queries: fc.Arbitrary<SearchQuery> = fc.record({
  ...asks,
  ...refuses,
  percent: perhaps(percents),
  wholePercent: fc.boolean(),
  moves: rarely(some([...MOVES, 'unknown'], 3)),
  allMoves: rarely(run(MOVES, 3)),
  notMoves: rarely(some([...MOVES, 'unknown'], 2)),
  sequence: rarely(run([...MOVES, 'up-air'], 3)),
  first: perhaps(fc.constantFrom(...MOVES, 'unknown')),
  contiguous: fc.boolean(),
  starts: rarely(run(MOVES, 2)),
  ends: rarely(run(MOVES, 2)),
  inputs: rarely(run(INPUTS, 6)),
  text: fc.oneof(fc.constant(''), text(2), text(2, [...WORDS, ...MISSPELT]), fc.string({ maxLength: 3 })),
  words: fc.constantFrom('all', 'one', 'none'),
  titleWords: rarely(some(TITLE_WORDS.slice(2), 3)),
  titleNames: rarely(some(TITLE_WORDS.slice(0, 2), 2)),
  titleText: fc.constantFrom('', 'mario', 'fox fair'),
  sort: fc.constantFrom(...SEARCH_SORTS),
  limit: fc.integer({ min: 1, max: 6 }),
  cursor: fc.constant(null),
  skip: fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, fc.nat(12)),
  facets: fc.constant(true),
});
