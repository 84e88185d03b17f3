import { moveLabel } from '../track/move-label.js';
import { buildMoveWords } from './move-words.js';

const spelt = (): ReadonlyMap<string, string> =>
  new Map([...buildMoveWords().all()].map(({ phrase, value }) => [phrase, value]));

it.each([
  ['up air', 'up-air'],
  ['u air', 'up-air'],
  ['upair', 'up-air'],
  ['uair', 'up-air'],
  ['u aerial', 'up-air'],
  ['backwards air', 'back-air'],
  ['neut air', 'neutral-air'],
  ['d tilt', 'down-tilt'],
  ['fwd smash', 'forward-smash'],
  ['side smash', 'forward-smash'],
  ['bthrow', 'back-throw'],
  ['up b', 'up-special'],
  ['upb', 'up-special'],
  ['ub', 'up-special'],
  ['u special', 'up-special'],
  ['forward b', 'side-special'],
  ['jab', 'jab-1'],
  ['jab 2', 'jab-2'],
  ['dattack', 'dash-attack'],
  ['regrab', 'grab'],
  ['roll back', 'back-roll'],
  ['z air', 'z-air'],
])('reads %j as %s', (phrase, move) => {
  expect(spelt().get(phrase)).toBe(move);
});

it.each(['u b', 'n b', 'd b', 's b', 'up', 'air', 'back b', 'neutral throw', 'uuair', ''])(
  'reads no move into %j',
  (phrase) => {
    expect(spelt().has(phrase)).toBe(false);
  },
);

it.each([
  ['up-air', 'Up Air'],
  ['side-special', 'Side B'],
  ['jab-1', 'Jab 1'],
  ['grab', 'Grab'],
  ['up-special-grab', 'Up Special Grab'],
])('shows %s as %s', (move, label) => {
  expect(moveLabel(move)).toBe(label);
});
