import { GAMES, GUIDE_LEVELS } from '@combolab/contracts';
import fc from 'fast-check';
import { discoverAddress, isFiltered, readDiscover } from './discover-address.js';

const anyFilters = fc.constantFrom(...GAMES).chain(({ id, fighters }) =>
  fc.record({
    game: fc.constant(id),
    q: fc.string({ maxLength: 60 }).map((text) => text.trim()),
    fighter: fc.subarray(fighters.slice(0, 20).map((fighter) => fighter.id)),
    level: fc.subarray([...GUIDE_LEVELS]),
  }),
);

it('is read as it was written', () => {
  fc.assert(
    fc.property(anyFilters, (filters) => {
      const { pathname, searchParams } = new URL(discoverAddress(filters), 'https://combolab.test');
      expect(pathname).toBe(`/discover/${filters.game}`);
      expect(readDiscover(filters.game, searchParams)).toEqual(filters);
    }),
  );
});

it('leaves out fighters of another game and levels that are none', () => {
  const search = new URLSearchParams(
    'fighter=ssbm:fox&fighter=ssbu:mario&fighter=ssbu:mario&level=Godlike&level=Advanced',
  );
  expect(readDiscover('ssbu', search)).toEqual({ game: 'ssbu', q: '', fighter: ['ssbu:mario'], level: ['Advanced'] });
});

it('knows whether anything is asked for beside the game', () => {
  const all = readDiscover('ssbu', new URLSearchParams());
  expect(isFiltered(all)).toBe(false);
  expect(isFiltered({ ...all, level: ['Beginner'] })).toBe(true);
});
