import { matches } from './matches.js';

it('finds words by how they begin, accents and case aside', () => {
  expect(matches('Pokémon Trainer', 'tra poke')).toBe(true);
  expect(matches('Theme: dark', 'DARK')).toBe(true);
  expect(matches('Theme: dark', 'ark')).toBe(false);
  expect(matches('Log out', '')).toBe(true);
  expect(matches('Log out', 'log in')).toBe(false);
});
