import fc from 'fast-check';
import { standingOf } from './standing.js';

type Votes = Parameters<typeof standingOf>;

const DAY = '2026-01-01T00:00:00.000Z';
const YEAR_BEFORE = '2025-01-01T00:00:00.000Z';

test.each<[string, Votes, Votes]>([
  ['more likes of the same day', [12, 0, DAY], [0, 0, DAY]],
  ['likes that nobody disliked', [12, 0, DAY], [12, 10, DAY]],
  ['what nobody voted on before what most disliked', [0, 0, DAY], [1, 9, DAY]],
  ['the newer of the same votes', [3, 0, DAY], [3, 0, YEAR_BEFORE]],
  ['much liked and old before new and unknown', [60, 0, YEAR_BEFORE], [0, 0, DAY]],
  ['new and unknown before old and hardly liked', [0, 0, DAY], [2, 0, YEAR_BEFORE]],
])('%s stands higher', (_why, higher, lower) => {
  expect(standingOf(...higher)).toBeGreaterThan(standingOf(...lower));
});

test('a year makes up for about half the votes, whatever the day', () => {
  expect(standingOf(0, 0, DAY) - standingOf(0, 0, YEAR_BEFORE)).toBeGreaterThanOrEqual(7);
  expect(standingOf(4, 0, YEAR_BEFORE)).toBeGreaterThanOrEqual(standingOf(0, 0, DAY) - 1);
});

test('it is a whole number, and never falls with a like', () => {
  fc.assert(
    fc.property(
      fc.nat(10_000_000),
      fc.nat(10_000_000),
      fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') }),
      (likes, dislikes, created) => {
        const at = created.toISOString();
        const now = standingOf(likes, dislikes, at);
        expect(Number.isSafeInteger(now)).toBe(true);
        expect(standingOf(likes + 1, dislikes, at)).toBeGreaterThanOrEqual(now);
        expect(standingOf(likes, dislikes + 1, at)).toBeLessThanOrEqual(now);
      },
    ),
  );
});
