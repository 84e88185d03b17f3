import { document, EVERYTHING } from '../../contract-suites/search-index/support.js';
import { compareRanks, rankOf } from './rank.js';
import type { AskedWord } from './reading.js';

const asked = (...words: string[]): AskedWord[] => words.map((word) => ({ any: [word], asPrefix: false }));
const begun = (...words: string[]): AskedWord[] =>
  words.map((word, i) => ({ any: [word], asPrefix: i === words.length - 1 }));
const relevance = (name: string, words: readonly AskedWord[], more: object = {}) =>
  0 - rankOf(document('one', { name, ...more }), { ...EVERYTHING, text: 'x', sort: 'best' }, words)[0];

it.each([
  ['the name itself', 'Up Air!', begun('up', 'air'), 300],
  ['its start, the last word begun', 'Up airs', begun('up', 'air'), 200],
  ['its start, the only word begun', 'Upward', begun('up'), 200],
  ['its start, the last word whole', 'Up air ladder', asked('up', 'air'), 200],
  ['its start, but within a word that was read as another', 'Up airs', asked('up', 'air'), 0],
  ['all words, in another order', 'Air ladder up', asked('up', 'air'), 120],
  ['not all of them', 'Ladder up', asked('up', 'air'), 0],
])('puts a name by how it has the words: %s', (_, name, words, expected) => {
  expect(relevance(name, words)).toBe(expected);
});

it('takes words of tags and fighters for less than those of the name', () => {
  expect(relevance('Ladder', asked('ladder', 'mario'), { fighterNames: ['Mario'] })).toBe(40);
  expect(relevance('Up', asked('string', 'up'), { tag: ['String'] })).toBe(40);
});

it('looks at the name only where something is asked in words and the best come first', () => {
  const one = document('one', { name: 'Up' });
  const query = { ...EVERYTHING, text: 'ladder', sort: 'best' as const };
  expect(rankOf(one, query, asked('up'))[0]).toBe(-300);
  expect(rankOf(one, { ...query, sort: 'new' }, asked('up'))[0]).toBe(0);
  expect(rankOf(one, { ...query, text: ' !' }, [])[0]).toBe(0);
});

it('sorts by likes, ease or width as it is asked, and equals by their age', () => {
  const one = document('one', { numLikes: 3, difficultyScore: 2, percent: [10, 50] });
  const valueOf = (sort: 'best' | 'new' | 'easy' | 'wide') => rankOf(one, { ...EVERYTHING, sort }, [])[1];
  expect([valueOf('best'), valueOf('new'), valueOf('easy'), valueOf('wide')]).toEqual([-3, 0, 2, -40]);
  expect(rankOf(one, EVERYTHING, [])[2]).toBe(-Date.parse('2026-01-01T00:00:00.000Z'));
});

it('compares tier, value, age, and then the id, the later first', () => {
  expect(compareRanks([0, 9, 9], 'a', [1, 0, 0], 'b')).toBe(-1);
  expect(compareRanks([1, 2, 0], 'a', [1, 0, 9], 'b')).toBe(2);
  expect(compareRanks([1, 2, 5], 'a', [1, 2, 2], 'b')).toBe(3);
  expect(compareRanks([1, 2, 3], 'a', [1, 2, 3], 'b')).toBe(1);
  expect(compareRanks([1, 2, 3], 'b', [1, 2, 3], 'a')).toBe(-1);
  expect(compareRanks([1, 2, 3], 'a', [1, 2, 3], 'a')).toBe(0);
});
