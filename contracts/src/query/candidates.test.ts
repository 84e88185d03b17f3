import type { GameId } from '../games/game.js';
import { buildCandidates, type Candidate } from './candidates.js';

const called = (label: string, game: GameId | null = 'ssbu'): readonly Candidate[] =>
  buildCandidates(game).filter((each) => each.label === label);

it.each<[string, Candidate['what'], string, readonly string[]]>([
  ['Captain Falcon', 'name', 'ssbu:captain-falcon', ['captain falcon', 'falcon', 'cpt falcon']],
  ['Jigglypuff', 'name', 'ssbu:jigglypuff', ['jigglypuff', 'puff', 'jiggs']],
  ['Fox / Falco / Wolf', 'name', 'ssbu:spacies', ['fox falco wolf', 'spacies', 'space animals']],
  ['Edgeguard', 'tag', 'Edgeguard', ['edgeguard', 'edge guard', 'eg']],
  ['Read', 'tag', 'Read', ['read', 'hard read']],
  ['Up Air', 'move', 'up-air', ['up air', 'uair', 'up aerial']],
  ['Up B', 'move', 'up-special', ['up b', 'upb', 'up special']],
])('has %s once, its own name first', (label, what, value, phrases) => {
  const [candidate, ...others] = called(label);
  expect(others).toEqual([]);
  expect(candidate).toMatchObject({ what, value });
  expect(candidate?.phrases[0]).toBe(phrases[0]);
  expect(candidate?.phrases).toEqual(expect.arrayContaining([...phrases]));
});

it('has fighters of the game, and of all games together', () => {
  expect([called('Joker'), called('Joker', 'ssbm'), called('Joker', null)].map((found) => found.length)).toEqual([
    1, 0, 1,
  ]);
  expect(called('Marth', null)).toMatchObject([{ value: 'ssbu:marth,ssbm:marth' }]);
});

it('has names, then types, then moves', () => {
  const kinds = buildCandidates('ssbu').map(({ what }) => what);
  expect([...new Set(kinds)]).toEqual(['name', 'tag', 'move']);
  expect(kinds).toEqual([...kinds].sort((a, b) => 'nametagmove'.indexOf(a) - 'nametagmove'.indexOf(b)));
});
