import { allowedEdits, editsBetween, Spelling } from './spelling.js';

const edits = (a: string, b: string): number => editsBetween(Array.from(a), Array.from(b), 2);

it.each([
  ['ladder', 'ladder', 0],
  ['lader', 'ladder', 1],
  ['ladderr', 'ladder', 1],
  ['laddre', 'ladder', 1],
  ['lxdder', 'ladder', 1],
  ['ldaedr', 'ladder', 2],
  ['acb', 'abcd', 2],
  // a letter that was swapped is not touched again
  ['ca', 'abc', 3],
  ['', 'ab', 2],
  ['𝒳ab', '𝒳ba', 1],
])('counts the letters by which %j differs from %j', (a, b, expected) => {
  expect([edits(a, b), edits(b, a)]).toEqual([expected, expected]);
});

it('allows more in longer words', () => {
  expect(['a', 'abc', 'abcd', 'abcdefg', 'abcdefgh', 'ééé'].map(allowedEdits)).toEqual([0, 0, 1, 1, 2, 0]);
});

it('finds the near words with the first letter, and none other', () => {
  const spelling = new Spelling();
  const words = ['falcon', 'falco', 'salcon', 'falcons', 'dolphin', 'dolphins', 'dolpihn', 'dofphen', 'ganondorf'];
  for (const word of words) spelling.add(word);
  expect(spelling.near('falocn')).toEqual([['falcon'], []]);
  expect(spelling.near('falcn')).toEqual([['falco', 'falcon'], []]);
  expect(spelling.near('dolphinn')).toEqual([['dolphin', 'dolphins'], ['dolpihn']]);
  expect(spelling.near('fal')).toEqual([[], []]);
  expect(spelling.near('nothing')).toEqual([[], []]);
});
