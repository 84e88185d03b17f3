import fc from 'fast-check';
import { partsOfJoined } from './joined-words.js';
import { partsOf, queryRows } from './query-row.js';
import { understand } from './understand.js';

it.each([
  ['onfox', 'on fox'],
  ['mariodthrow', 'mario dthrow'],
  ['nairto', 'nair to'],
  ['bairno', 'bair no'],
  ['onthe', 'on the'],
  ['marthvsfox', 'marth vs fox'],
])('parts %s', (word, parts) => {
  expect(partsOfJoined(word, 'ssbu')?.join(' ')).toBe(parts);
});

it.each(['token', 'foxes', 'upair', 'robin', 'marios', 'footstool', 'wavedash', 'on', 'xyzzy'])(
  'leaves %s whole',
  (word) => {
    expect(partsOfJoined(word, 'ssbu')).toBeNull();
  },
);

it('adds and takes away no letter', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{1,14}$/), (word) => {
      expect(partsOfJoined(word, null)?.join('') ?? word).toBe(word);
    }),
  );
});

const rows = queryRows(`
# a space is missing ssbu
mariodthrow uair ⇒ A: mario; moves: down-throw up-air ⇒ dthrow uair
mario dthrow onfox ⇒ A: mario; D: fox; moves: down-throw ⇒ dthrow
`);

it.each(rows)('understands $query', ({ query, game, wanted }) => {
  expect(partsOf(understand(query, { game }))).toEqual(wanted);
});
