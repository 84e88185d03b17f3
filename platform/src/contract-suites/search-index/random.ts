import { DIFFICULTIES, SEARCH_SORTS, TAGS } from '@combolab/contracts';
import fc from 'fast-check';
import type { SearchIndex, SearchQuery } from '../../ports/search-index.js';
import { document } from './support.js';

type Change = Parameters<SearchIndex['write']>[0][number];

const IDS = Array.from({ length: 24 }, (_, i) => `combo-${String(i)}`);
const FIGHTERS = ['ssbu:mario', 'ssbu:fox', 'ssbu:ness', 'ssbm:fox', 'ssbm:marth'];
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
const MOVES = ['up-throw', 'up-air', 'jab', 'odd move'];
const PATCHES = ['13.0.3', '9.0.0'];
const CONDITIONS = ['position:ledge', 'position:center', 'di:in', 'fiftyFifty:true'];
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

const version = fc.tuple(fc.nat(1), fc.nat(6));
/** Everything of a document but id and version. */
export const fields = fc.record({
  game: fc.constantFrom('ssbu', 'ssbm'),
  attacker: fc.constantFrom(...FIGHTERS),
  defenders: some(FIGHTERS, 4),
  tags: some(TAGS, 3),
  percent: percents,
  difficulty: fc.constantFrom(...DIFFICULTIES),
  difficultyScore: fc.nat(3),
  verified: fc.boolean(),
  numLikes: fc.nat(3),
  createdAt: fc.nat(4).map((second) => new Date(second * 1000).toISOString()),
  name: text(3),
  description: text(3),
  fighterNames: fc.array(text(2), { maxLength: 2 }),
  moves: run(MOVES, 6),
  inputs: run(INPUTS, 12),
  patch: perhaps(fc.constantFrom(...PATCHES)),
  conditions: run(CONDITIONS, 3),
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
        .tuple(fc.constantFrom(...IDS), version, fc.nat(5))
        .map(([id, at, numLikes]): Change => document(id, { numLikes, version: at })),
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
  game: perhaps(fc.constantFrom('ssbu', 'ssbm')),
  attackers: rarely(some(FIGHTERS, 3)),
  defenders: rarely(some(FIGHTERS, 3)),
  tags: rarely(some(TAGS, 4)),
  notAttackers: rarely(some(FIGHTERS, 2)),
  notDefenders: rarely(some(FIGHTERS, 2)),
  notTags: rarely(some(TAGS, 2)),
  percent: perhaps(percents),
  wholePercent: fc.boolean(),
  difficulties: rarely(some(DIFFICULTIES, 2)),
  verified: perhaps(fc.boolean()),
  moves: rarely(some([...MOVES, 'unknown'], 3)),
  allMoves: rarely(run(MOVES, 3)),
  notMoves: rarely(some([...MOVES, 'unknown'], 2)),
  sequence: rarely(run([...MOVES, 'up-air'], 3)),
  first: perhaps(fc.constantFrom(...MOVES, 'unknown')),
  inputs: rarely(run(INPUTS, 6)),
  patch: perhaps(fc.constantFrom(...PATCHES, '0.0.1')),
  conditions: rarely(fc.array(some([...CONDITIONS, 'di:unknown'], 2), { maxLength: 2 })),
  text: fc.oneof(fc.constant(''), text(2), text(2, [...WORDS, ...MISSPELT]), fc.string({ maxLength: 3 })),
  sort: fc.constantFrom(...SEARCH_SORTS),
  limit: fc.integer({ min: 1, max: 6 }),
  cursor: fc.constant(null),
  skip: fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, fc.nat(12)),
  facets: fc.constant(true),
});
