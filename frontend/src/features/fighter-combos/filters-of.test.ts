import { resultsAddress } from '@combolab/contracts/filters';
import { bandsOf, filtersOf } from './filters-of.js';

it('asks for a fighter, alone or on another', () => {
  expect(resultsAddress(filtersOf({ attacker: 'ssbm:fox', defender: null }))).toBe('/results/ssbm?attacker=ssbm%3Afox');
  expect(resultsAddress(filtersOf({ attacker: 'ssbm:fox', defender: 'ssbm:marth' }))).toBe(
    '/results/ssbm?attacker=ssbm%3Afox&defender=ssbm%3Amarth',
  );
});

it('divides all percents there are, none twice', () => {
  const ranges = bandsOf(filtersOf({ attacker: 'ssbm:fox', defender: null })).map(({ filters }) => filters.percent);
  expect(ranges.flatMap(([low, high]) => Array.from({ length: high - low + 1 }, (_, i) => low + i))).toEqual(
    Array.from({ length: 201 }, (_, percent) => percent),
  );
});
