import { partsOf, queryRows } from './query-row.js';
import { understand } from './understand.js';

const FOLLOWED = 'moves: neutral-air forward-air; sequence: neutral-air forward-air';
const APART = 'moves: neutral-air forward-air';
const rows = queryRows(`
# one move follows the other ssbm
nair > fair ⇒ ${FOLLOWED} ⇒ nair fair
nair to fair ⇒ ${FOLLOWED} ⇒ nair fair
nair into fair ⇒ ${FOLLOWED} ⇒ nair fair
nair to falling fair ⇒ ${FOLLOWED} ⇒ nair falling fair
nair x y z into fair ⇒ ${FOLLOWED} ⇒ nair x y z fair
nair,fair ⇒ ${FOLLOWED} ⇒ nair fair
nair , fair ⇒ ${FOLLOWED} ⇒ nair fair
nair + fair ⇒ ${FOLLOWED} ⇒ nair fair
nair ; fair ⇒ ${FOLLOWED} ⇒ nair fair
nair-fair ⇒ ${FOLLOWED} ⇒ nair fair
nair - fair ⇒ ${FOLLOWED} ⇒ nair fair
nair -- fair ⇒ ${FOLLOWED} ⇒ nair fair
nair > fox > fair ⇒ A: fox; ${FOLLOWED} ⇒ nair fair
# it stands beside it alone ssbm
nair fair ⇒ ${APART} ⇒ nair fair
nair falling fair ⇒ ${APART} ⇒ nair falling fair
nair to to fair ⇒ ${APART} ⇒ nair fair
nair x y z q into fair ⇒ ${APART} ⇒ nair x y z q fair
nair --- fair ⇒ ${APART} ⇒ nair fair
nair ,, fair ⇒ ${APART} ⇒ nair fair
nair (, fair ⇒ ${APART} ⇒ nair fair
nair ,( fair ⇒ ${APART} ⇒ nair fair
nair (- fair ⇒ ${APART} ⇒ nair fair
nair -( fair ⇒ ${APART} ⇒ nair fair
nair xyz, fair ⇒ ${APART} ⇒ nair xyz fair
nair "x" > fair ⇒ ${APART} ⇒ nair "x" fair
nair "into" fair ⇒ ${APART} ⇒ nair "into" fair
# a percent, a game and who is hit break a sequence ssbm
nair > 50% > fair ⇒ percent: 50-200; ${APART} ⇒ nair fair
nair > melee > fair ⇒ ${APART} ⇒ nair fair
marth nair > on fox > fair ⇒ A: marth; D: fox; ${APART} ⇒ nair fair
# the longest run, of equals the first ssbm
nair > fair dair > uair ⇒ moves: neutral-air forward-air down-air up-air; sequence: neutral-air forward-air ⇒ nair fair dair uair
nair > fair dair > uair > bair ⇒ moves: neutral-air forward-air down-air up-air back-air; sequence: down-air up-air back-air ⇒ nair fair dair uair bair
`);

it.each(rows)('$from: $query', ({ query, game, wanted }) => {
  expect(partsOf(understand(query, { game }))).toEqual(wanted);
});

it.each([
  ['starts with nair', 'neutral-air'],
  ['fox start from nair', 'neutral-air'],
  ['starts off falling nair > fair', 'neutral-air'],
  ['opening on nair', 'neutral-air'],
  ['nair starter', 'neutral-air'],
  ['nair > fair opener', 'forward-air'],
  ['falling nair', null],
  ['with nair', null],
  ['starts onto nair', null],
  ['starts ron nair', null],
  ['starts nair', 'neutral-air'],
  ['nair "starter"', null],
  ['"starts" with nair', null],
  ['starts "with" nair', null],
])('reads the first move of %s as %s', (query, first) => {
  expect(understand(query, { game: 'ssbm' }).first).toBe(first);
});
