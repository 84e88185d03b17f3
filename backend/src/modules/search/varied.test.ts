import fc from 'fast-check';
import { varied, variedPage } from './varied.js';

const hit = (id: string, authorId: string, name = id, characterId = 'ssbu:mario') => ({
  ...{ id, authorId, name, characterId },
});
const ids = (hits: readonly { readonly id: string }[]): string => hits.map(({ id }) => id).join(' ');

test('the third in a row by one author waits for somebody else', () => {
  expect(ids(varied([hit('a', 'x'), hit('b', 'x'), hit('c', 'x'), hit('d', 'y'), hit('e', 'x')]))).toBe('a b d c e');
});

test('a page of one author stays as it is', () => {
  expect(ids(varied([hit('a', 'x'), hit('b', 'x'), hit('c', 'x')]))).toBe('a b c');
});

test('what says the same again comes last, whatever the spelling; of another fighter it says something else', () => {
  const page = [
    hit('a', 'x', 'Nair into fair'),
    hit('b', 'y', 'n-air > f-air'),
    hit('c', 'z', 'Nair into fair', 'ssbu:link'),
    hit('d', 'w', 'Up throw, up air'),
  ];
  expect(ids(varied(page))).toBe('a c d b');
});

test('what meets all of a question stays before what does not', () => {
  const page = [hit('a', 'x'), hit('b', 'x'), hit('c', 'x'), hit('d', 'y')];
  expect(ids(variedPage(page, 3))).toBe('a b c d');
  expect(ids(variedPage(page, null))).toBe('a b d c');
  expect(ids(variedPage(page, 9))).toBe('a b d c');
});

const hits = fc.array(
  fc.record({
    id: fc.uuid(),
    authorId: fc.constantFrom('x', 'y', 'z'),
    name: fc.constantFrom('one', 'two', 'three', 'four'),
    characterId: fc.constantFrom('ssbu:mario', 'ssbu:link'),
  }),
  { maxLength: 50 },
);

test('nothing is lost or doubled, and the first stays the first', () => {
  fc.assert(
    fc.property(hits, fc.option(fc.nat(60)), (page, exact) => {
      const shown = variedPage(page, exact);
      expect([...shown].sort((a, b) => a.id.localeCompare(b.id))).toEqual(
        [...page].sort((a, b) => a.id.localeCompare(b.id)),
      );
      expect(shown[0]).toBe(page[0]);
    }),
  );
});
