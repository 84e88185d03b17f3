import fc from 'fast-check';
import { listedCombos } from '../list/listed-combo.js';
import { shelved } from '../testing/shelved.js';
import { choicesOf } from './choices.js';
import {
  MOST,
  NO_FILTERS,
  paramsOf,
  readFilters,
  SORTS,
  wantedCombos,
  type ListFilters,
  type Sort,
} from './list-filters.js';

const [foxy, zed] = [
  ['Foxy', 'FOXY#1'],
  ['Zed', ''],
] as const;
const listed = listedCombos([
  shelved('old.slp', { names: [foxy, ['', ''], zed], startedAt: '2024-01-01T00:00:00Z' }),
  shelved('new.slp', { names: [zed, ['', ''], foxy], startedAt: '2025-01-01T00:00:00Z', stage: 31 }),
  shelved('falcon.slp', { players: [0, null, 9], startedAt: '2023-01-01T00:00:00Z' }),
]);
const names = (filters: Partial<ListFilters>, player: string | null = null) =>
  wantedCombos(listed, { ...NO_FILTERS, ...filters }, player).map(({ file }) => file.name);

it('finds by player, fighters, stage, damage, moves and whether it took the stock', () => {
  expect(listed).toHaveLength(3);
  expect(names({}, 'FOXY#1')).toEqual(['old.slp']);
  expect(names({}, 'zed')).toEqual(['new.slp']);
  expect(names({ fighter: 'ssbm:captain-falcon' })).toEqual(['falcon.slp']);
  expect(names({ opponent: 'ssbm:marth', stage: 'Battlefield' })).toEqual(['new.slp']);
  expect(names({ killed: true })).toEqual([]);
  expect(names({ damage: 42, moves: 3 })).toHaveLength(3);
  expect(names({ damage: 43 })).toEqual([]);
  expect(names({ moves: 4 })).toEqual([]);
});

it('puts the newest first when asked to', () => {
  expect(names({ sort: 'date' })).toEqual(['new.slp', 'old.slp', 'falcon.slp']);
});

it('offers what is there, the most frequent first', () => {
  expect(choicesOf(listed)).toMatchObject({
    players: [
      { value: 'FOXY#1', label: 'Foxy (FOXY#1) · 1' },
      { value: 'zed', label: 'Zed · 1' },
    ],
    fighters: [{ value: 'ssbm:fox', label: 'Fox · 2' }, { label: 'Captain Falcon · 1' }],
    stages: [{ label: 'Final Destination · 2' }, { label: 'Battlefield · 1' }],
  });
});

it('reads every filter out of its address again', () => {
  const filters = fc.record({
    fighter: fc.constantFrom(null, 'ssbm:fox'),
    opponent: fc.constantFrom(null, 'ssbm:marth'),
    stage: fc.constantFrom(null, 'Yoshi’s Story & more'),
    killed: fc.boolean(),
    damage: fc.integer({ min: 0, max: MOST.damage }),
    moves: fc.integer({ min: 2, max: MOST.moves }),
    sort: fc.constantFrom(...(Object.keys(SORTS) as Sort[])),
  });
  fc.assert(
    fc.property(filters, (each) => {
      expect(readFilters(new URLSearchParams(paramsOf(each).toString()))).toEqual(each);
    }),
  );
  expect(paramsOf(NO_FILTERS).toString()).toBe('');
  expect(readFilters(new URLSearchParams('damage=x&moves=-4&sort=toString&killed=yes'))).toEqual(NO_FILTERS);
});
