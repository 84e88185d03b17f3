import { editDistance } from './edit-distance.js';

it.each([
  ['fox', 'fox', 0],
  ['', 'ab', 2],
  ['mairo', 'mario', 1],
  ['amrio', 'mario', 1],
  ['maroi', 'mario', 1],
  ['mrio', 'mario', 1],
  ['maario', 'mario', 1],
  ['mahio', 'mario', 1],
  ['mraixo', 'mario', 2],
  ['abcd', 'badc', 2],
  ['ca', 'abc', 3],
  ['bxca', 'abxc', 2],
  ['kitten', 'sitting', 3],
])('takes %j to %j in %i steps, neighbours that swap places as one, either way round', (a, b, steps) => {
  expect([editDistance(a, b, 5), editDistance(b, a, 5)]).toEqual([steps, steps]);
});

it.each([
  ['fxo', 'fox', 0],
  ['ab', '', 1],
  ['kitten', 'sitting', 2],
  ['abcdef', 'ghijkl', 3],
  ['a', 'abcdef', 2],
])('gives up on %j and %j above %i steps', (a, b, limit) => {
  expect(editDistance(a, b, limit)).toBe(limit + 1);
});
