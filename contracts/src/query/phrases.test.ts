import { readLine } from './line.js';
import { Phrases } from './phrases.js';
import { isPossessive, isSoft, tokensOf, withLiterals } from './tokens.js';

const phrasesOf = (...phrases: string[]) => {
  const made = new Phrases<string>();
  for (const phrase of phrases) made.add(phrase, phrase.toUpperCase());
  return made;
};
const tokens = (text: string) => tokensOf(readLine(text)).tokens;
const match = (text: string, phrases: Phrases<string>, plurals?: boolean) =>
  phrases.match(tokens(text), 0, plurals) ?? null;

it('finds the longest phrase at a place, in whichever order they were added', () => {
  for (const phrases of [phrasesOf('up', 'up air', 'up air dash'), phrasesOf('up air dash', 'up', 'up air')]) {
    expect(match('up air dash', phrases)).toEqual({ value: 'UP AIR DASH', count: 3 });
    expect(match('up air', phrases)).toEqual({ value: 'UP AIR', count: 2 });
    expect(match('up bair', phrases)).toEqual({ value: 'UP', count: 1 });
    expect(match('air up', phrases)).toBeNull();
  }
});

it('keeps the first of two phrases with the same words, and takes none without words', () => {
  const phrases = phrasesOf('up air');
  phrases.add(' up  air ', 'another');
  phrases.add('  ', 'nothing');
  expect([...phrases.all()]).toEqual([{ phrase: 'up air', value: 'UP AIR' }]);
  expect([...phrases.words()].map(({ word }) => word)).toEqual(['up', 'air']);
});

it.each([
  ['a plural', 'reads', 'read', true],
  ['a plural in es', 'dashes', 'dash', true],
  ['the plural of what ends in e', 'dodges', 'dodge', true],
  ['the plural of a phrase', 'up airs', 'up air', true],
  ['a plural within a phrase', 'ups air', 'up air', false],
  ['a word of two letters', 'as', 'a', false],
  ['a word of three letters', 'das', 'da', true],
  ['what ends in es and is short', 'does', 'do', false],
  ['what ends otherwise', 'readx', 'read', false],
])('knows %s: %s of %s', (_, text, phrase, found) => {
  expect(match(text, phrasesOf(phrase)) !== null).toBe(found);
  expect(match(text, phrasesOf(phrase), false)).toBeNull();
});

it('prefers what is written exactly to a plural of as many words, and more words to both', () => {
  expect(match('reads', phrasesOf('read', 'reads'))?.value).toBe('READS');
  expect(match('reads x', phrasesOf('read', 'reads'))?.value).toBe('READS');
  expect(match('up airs', phrasesOf('up', 'up air'))?.value).toBe('UP AIR');
});

it('takes a possessive with the word before it, only where plurals count', () => {
  expect(match("fox's illusion", phrasesOf('fox'))).toEqual({ value: 'FOX', count: 2 });
  expect(match("fox's illusion", phrasesOf('fox'), false)).toEqual({ value: 'FOX', count: 1 });
  expect(match('fox s illusion', phrasesOf('fox'))).toEqual({ value: 'FOX', count: 1 });
  const possessive = (text: string) => isPossessive(tokens(text)[1]);
  expect([possessive("d.k.'s"), possessive("fox's"), possessive("fox ('s"), possessive("fox' s")]).toEqual([
    ...[false, true, false, false],
  ]);
  expect(isPossessive(tokens("r.o.b.'s")[3])).toBe(true);
});

it.each(['', ' ', '-', '.', '. ', "'", '/', '! ', ' / '])('holds a phrase together over the signs "%s"', (gap) => {
  expect(isSoft(gap)).toBe(true);
  expect(match(`up${gap === '' ? ' ' : gap}air`, phrasesOf('up air'))?.count).toBe(2);
});

it.each([' -', '  ', ',', '--', ' / x', '(', ' /', '>'])('ends a phrase at the signs "%s"', (gap) => {
  expect(isSoft(gap)).toBe(false);
});

it('finds nothing in what is meant as text', () => {
  expect(match('"up" air', phrasesOf('up', 'up air'))).toBeNull();
  expect(match('up "air"', phrasesOf('up', 'up air'))?.count).toBe(1);
});

describe('tokens', () => {
  it('are words, ampersands and passages in quotes that say something, each with the signs before it', () => {
    const { tokens: found, tail } = tokensOf(readLine('  Fox & " Up air "! "!" "7"…'));
    expect(found.map(({ word, gap, plain }) => [word, gap, plain])).toEqual([
      ['fox', ' ', false],
      ['&', ' ', false],
      ['"up air"', ' ', true],
      ['"7"', ' ', true],
    ]);
    expect(tail).toBe('...');
  });

  it('are text where they spell all words of a phrase that is wanted as text', () => {
    const plain = (text: string, ...phrases: string[][]) =>
      withLiterals(tokens(text), phrases).flatMap((token) => (token.plain ? [token.word] : []));
    expect(plain('up air up air', ['up', 'air'])).toEqual(['up', 'air', 'up', 'air']);
    expect(plain('up air fox', ['air', 'fox'])).toEqual(['air', 'fox']);
    expect(plain('up tilt air', ['up', 'air'])).toEqual([]);
    expect(plain('fox up', ['up', 'air'])).toEqual([]);
    expect(plain('fox', [])).toEqual([]);
  });
});
