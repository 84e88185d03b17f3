import { readText, type Vocabulary } from './reading.js';

const has = (...words: (string | [string, number])[]): Vocabulary =>
  new Map(words.map((word) => (typeof word === 'string' ? [word, 1] : word)));
const corrected = (text: string, vocabulary: Vocabulary) =>
  readText(text, vocabulary).corrections.map(({ from, to }) => `${from} > ${to}`);

it('asks for each word as it is where something has it, the last as a prefix', () => {
  expect(readText('Mario lad', has('mario', 'ladder'))).toEqual({
    asked: [
      { any: ['mario'], asPrefix: false },
      { any: ['lad'], asPrefix: true },
    ],
    corrections: [],
  });
});

it('takes the begin of a word for no misspelling of another, at the end alone', () => {
  expect(corrected('ladd', has('ladder', 'lads'))).toEqual([]);
  expect(corrected('ladd fox', has('ladder', 'lads', 'fox'))).toEqual(['ladd > lads']);
});

it('asks for all of the nearest words in place of one that nothing has, none of them as a prefix', () => {
  expect(readText('marix', has(['maria', 1], ['maric', 2], ['marie', 2], ['marid', 2], 'max'))).toEqual({
    asked: [{ any: ['maric', 'marid', 'marie', 'maria'], asPrefix: false }],
    corrections: [{ from: 'marix', to: 'maric' }],
  });
});

it('leaves a word that nothing is near to, and what stands in quotes', () => {
  expect(readText('zzzzz "mraio" kkkkk', has('mario'))).toEqual({
    asked: [
      { any: ['zzzzz'], asPrefix: false },
      { any: ['mraio'], asPrefix: false },
      { any: ['kkkkk'], asPrefix: true },
    ],
    corrections: [],
  });
});

it('asks about the end of the last word alone: a word that merely ends so is another', () => {
  expect(corrected('mario', has('mmario'))).toEqual(['mario > mmario']);
  expect(corrected('mmario', has('mario'))).toEqual(['mmario > mario']);
  expect(corrected('mari fox', has('mario', 'fox'))).toEqual(['mari > mario']);
});

it.each([
  ['of three letters nothing is forgiven', 'fxo', 'fox', false],
  ['of four letters one is', 'linl', 'link', true],
  ['of four letters two are not', 'likk', 'lank', false],
  ['of seven letters two are not', 'pikazzu', 'pikachu', false],
  ['of eight letters two are', 'ganonzzr', 'ganondor', true],
  ['of eight letters three are not', 'ganozzzr', 'ganondor', false],
  ['two letters that are swapped are one mistake', 'mraio', 'mario', true],
  ['two letters that are both wrong are two', 'maxxo', 'mario', false],
  ['a letter that moved away from another is two mistakes', 'maxro', 'mario', false],
  ['and to another too', 'maixo', 'mario', false],
  ['the first letter is never wrong', 'nario', 'mario', false],
])('%s: %s', (_, word, known, isCorrected) => {
  expect(corrected(word, has(known))).toEqual(isCorrected ? [`${word} > ${known}`] : []);
});

it('takes the smallest distance alone', () => {
  expect(readText('ganondrf', has('ganondorf', ['ganondarv', 9])).asked).toEqual([
    { any: ['ganondorf'], asPrefix: false },
  ]);
});

it('reads eight unknown words and no more, those eight wherever they stand', () => {
  const vocabulary = has(...'abcdefghi'.split('').map((letter) => `${letter}mario`));
  const words = 'abcdefghi'.split('').map((letter) => `${letter}maryo`);
  expect(corrected(words.join(' '), vocabulary)).toHaveLength(8);
  const { asked } = readText([...words, 'amaryo', 'imaryo', 'x'].join(' '), vocabulary);
  expect(asked.slice(7, 11).map(({ any }) => any)).toEqual([['hmario'], ['imaryo'], ['amario'], ['imaryo']]);
});
