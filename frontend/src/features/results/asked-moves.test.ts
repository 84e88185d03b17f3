import { addressQuery, readFilters } from '@combolab/contracts/filters';
import { movesNamed } from '../../shared/search/read-query.js';
import { askedMoves } from './asked-moves.js';

const of = (search: string): string => askedMoves(readFilters(addressQuery(search), 'ssbu'), { movesNamed });

test.each([
  ['sequence=up-throw,up-air', 'up-throw,up-air'],
  ['starts=down-throw&performs=up-air&q=nair', 'down-throw,up-air,neutral-air'],
  ['q=moonwalk', ''],
])('%s', (search, moves) => {
  expect(of(search)).toBe(moves);
});

test('words say nothing before they can be read', () => {
  expect(askedMoves(readFilters(addressQuery('q=nair'), 'ssbu'), null)).toBe('');
});
