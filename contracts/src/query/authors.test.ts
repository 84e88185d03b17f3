import { understand } from './understand.js';

const authorsOffered = (query: string): readonly string[] =>
  understand(query, { game: 'ssbm' }).offers.flatMap(({ kind, values }) => (kind === 'author' ? values : []));

it.each([
  ["armada's peach combos on marth", ['armada']],
  ["my neighbour's peach", []],
  ["sister's peach combos", []],
  ["fox's peach", []],
  ["armada's dair", []],
  ['peach by armada', ['armada']],
])('offers whose combos they may be in "%s"', (query, authors) => {
  expect(authorsOffered(query)).toEqual(authors);
});
