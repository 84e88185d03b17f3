import { document, EVERYTHING } from '../../contract-suites/search-index/support.js';
import { countFacets } from './facets.js';

const binsOf = (...percents: [number, number][]) =>
  countFacets(
    percents.map((percent, i) => document(String(i), { percent })),
    EVERYTHING,
    [],
  ).percent;

it('counts a combo in each ten percent that its range touches, the last up to 200', () => {
  const touched = (low: number, high: number) =>
    binsOf([low, high]).flatMap((count, bin) => (count === 1 ? [bin] : []));
  expect(binsOf()).toEqual(Array.from({ length: 20 }, () => 0));
  expect(touched(0, 0)).toEqual([0]);
  expect(touched(9, 10)).toEqual([0, 1]);
  expect(touched(19, 19)).toEqual([1]);
  expect(touched(20, 20)).toEqual([2]);
  expect(touched(189, 200)).toEqual([18, 19]);
  expect(touched(200, 200)).toEqual([19]);
});

it('counts each value once per combo, the most frequent first, equals by name', () => {
  const documents = [['Read', 'Edgeguard'], ['Read', 'Read', 'String'], ['Tech Chase']].map((tag, i) =>
    document(String(i), { tag: tag as never }),
  );
  expect(countFacets(documents, EVERYTHING, []).tag).toEqual([
    { value: 'Read', count: 2 },
    { value: 'Edgeguard', count: 1 },
    { value: 'String', count: 1 },
    { value: 'Tech Chase', count: 1 },
  ]);
});

it('counts a facet under all filters but its own', () => {
  const documents = [
    document('one', { defender: ['ssbu:ness'], difficulty: ['Easy'], verified: ['true'] }),
    document('two', { defender: ['ssbu:fox'], difficulty: ['Hard'], verified: ['false'] }),
  ];
  const { defender, difficulty, verified } = countFacets(documents, { ...EVERYTHING, defender: ['ssbu:fox'] }, []);
  expect(defender.map(({ value }) => value)).toEqual(['ssbu:fox', 'ssbu:ness']);
  expect([difficulty, verified]).toEqual([[{ value: 'Hard', count: 1 }], [{ value: 'false', count: 1 }]]);
});
