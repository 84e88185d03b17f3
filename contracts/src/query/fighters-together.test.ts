import { findFighter, GAMES } from '../games/registry.js';
import { fightersTogether } from './fighters-together.js';

const named = (gameId: string, name: string) => fightersTogether(gameId).find((each) => each.name === name)?.members;

it('offers everyone, classes and groups, all of them fighters of the game', () => {
  for (const { id, fighters } of GAMES) {
    const all = fightersTogether(id);
    expect(all[0]).toMatchObject({ name: 'Everyone', members: fighters.map((fighter) => fighter.id) });
    expect(new Set(all.map((each) => each.id)).size).toBe(all.length);
    for (const { members } of all) for (const member of members) expect(findFighter(member)?.gameId).toBe(id);
  }
  expect(named('ssbm', 'Fast fallers')).toEqual(['ssbm:fox', 'ssbm:falco', 'ssbm:captain-falcon']);
  expect(named('ssbu', 'Pit / Dark Pit')).toEqual(['ssbu:pit', 'ssbu:dark-pit']);
});

it('has every echo fighter together with whom it echoes', () => {
  const echoes = GAMES.flatMap(({ id, fighters }) =>
    fighters.flatMap((each) => (each.echoOf === null ? [] : [{ game: id, both: [each.echoOf, each.id] }])),
  );
  expect(echoes.length).toBeGreaterThan(5);
  for (const { game, both } of echoes)
    expect(
      fightersTogether(game).some(({ members }) => members.length < 4 && both.every((id) => members.includes(id))),
    ).toBe(true);
});

it('has nobody of a game that there is not', () => {
  expect(fightersTogether('chess')).toEqual([]);
});
