import { mentionedNames } from '@combolab/contracts';
import fc from 'fast-check';
import { commentPieces, mentionBegun } from './mentions.js';

const people = new Map([
  ['kiki', 'u1'],
  ['mr.x', 'u2'],
]);

it.each([
  ['plain text', ['plain text']],
  ['@kiki try it', ['@kiki>u1', ' try it']],
  ['so, @Kiki: later? (@mr.x)', ['so, ', '@Kiki>u1', ': later? (', '@mr.x>u2', ')']],
  ['ask @mr.x.', ['ask ', '@mr.x>u2', '.']],
  ['me@kiki', ['me', '@kiki>u1']],
  ['@nobody', ['@nobody']],
  ['@', ['@']],
])('finds who is meant in %j', (text, pieces) => {
  expect(
    commentPieces(text, people).map((piece) => piece.text + (piece.userId === undefined ? '' : `>${piece.userId}`)),
  ).toEqual(pieces);
});

it('never loses or adds a letter', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('@', 'kiki', 'mr.x', ' ', '.', 'ü', '😀') }), (text) => {
      expect(
        commentPieces(text, people)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text);
    }),
  );
});

it('knows the names in a text and the one being written', () => {
  expect(mentionedNames('@Kiki, and @mr.x. @kiki @.')).toEqual(['kiki,', 'kiki', 'mr.x.', 'mr.x', '.']);
  expect([mentionBegun('hello @ki'), mentionBegun('@'), mentionBegun('me@ki'), mentionBegun('@ki ')]).toEqual([
    'ki',
    '',
    null,
    null,
  ]);
});
