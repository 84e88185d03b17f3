import fc from 'fast-check';
import { GAMES } from '../games/registry.js';
import { wordsOfGame } from '../games/words.js';
import { fightersCalled, nearestFighters } from './fighters-called.js';

const split = (list: string): string[] => list.split(', ').filter((alias) => alias !== '');

it.each(GAMES.map(({ id }) => id))('finds every fighter of %s by each of its nicknames', (game) => {
  const { aliases } = wordsOfGame(game);
  const fighters = GAMES.find(({ id }) => id === game)?.fighters ?? [];
  for (const [slug, [safe, risky]] of Object.entries(aliases)) {
    const id = `${game}:${slug}`;
    if (!fighters.some((fighter) => fighter.id === id)) continue;
    for (const alias of [...split(safe), ...split(risky)])
      expect([alias, fightersCalled(alias, game)]).toEqual([alias, expect.arrayContaining([id])]);
  }
});

it('puts who is called just that first, then names, then nicknames and groups', () => {
  expect(fightersCalled('falcon', 'ssbm')[0]).toBe('ssbm:captain-falcon');
  expect(fightersCalled('puff', 'ssbm')).toEqual(['ssbm:jigglypuff']);
  expect(fightersCalled('mario', 'ssbu').slice(0, 2)).toEqual(['ssbu:mario', 'ssbu:dr-mario']);
  expect(fightersCalled('spacies', 'ssbm')).toEqual(['ssbm:fox', 'ssbm:falco']);
  expect(fightersCalled('Pokémon', 'ssbu')).toEqual(['ssbu:squirtle', 'ssbu:ivysaur', 'ssbu:charizard']);
  expect(fightersCalled('zzz', 'ssbu')).toEqual([]);
  expect(fightersCalled('mario', 'no-game')).toEqual([]);
});

it('finds all with nothing typed, and never somebody new with a letter more', () => {
  for (const { id, fighters } of GAMES) expect(fightersCalled(' ', id)).toEqual(fighters.map((each) => each.id));
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{1,6}$/), fc.stringMatching(/^[a-z]$/), (typed, letter) => {
      const before = new Set(fightersCalled(typed, 'ssbu'));
      for (const id of fightersCalled(typed + letter, 'ssbu')) expect(before).toContain(id);
    }),
  );
});

it('offers the nearest names for a misspelt one', () => {
  expect(nearestFighters('foks', 'ssbm', 3)[0]).toBe('ssbm:fox');
  expect(nearestFighters('jigglypof', 'ssbu', 3)[0]).toBe('ssbu:jigglypuff');
  expect(nearestFighters('dk', 'ssbu', 3)[0]).toBe('ssbu:donkey-kong');
  expect(nearestFighters('captain-falcom', 'ssbm', 1)).toEqual(['ssbm:captain-falcon']);
  expect(nearestFighters('', 'ssbm', 3)).toEqual([]);
  expect(nearestFighters('qqqqqqqqqqqq', 'ssbm', 3)).toEqual([]);
});
