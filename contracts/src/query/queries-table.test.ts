import { partsOf } from './query-row.js';
import { tableOffers, tableQueries } from './table-queries.js';
import { understand } from './understand.js';

const rows = tableQueries.map((row) => ({ name: `row ${row.from}: ${row.query.slice(0, 50)}`, ...row }));

it('has every row', () => {
  const numbers = '1 2 3 5 7 10 11 13 14 15 16 19 21 23 25 26 28 29 30 32 33 34 35 37 39 40';
  expect([...new Set(tableQueries.map(({ from }) => from))].join(' ')).toBe(numbers);
});

it.each(rows)('understands $name', ({ query, game, wanted }) => {
  expect(partsOf(understand(query, { game }))).toEqual(wanted);
});

it.each(rows)('makes the offers of $name', ({ from, query, game }) => {
  const offers = understand(query, { game }).offers.map(({ kind, values }) => `${kind} ${values.join(',')}`);
  expect(offers).toEqual(expect.arrayContaining([...(tableOffers.get(from) ?? [])]));
});

it('takes only spaces for nothing', () => {
  expect(understand('   ', { game: 'ssbu' })).toEqual(understand('', { game: 'ssbu' }));
});
