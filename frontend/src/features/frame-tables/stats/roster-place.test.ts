import fc from 'fast-check';
import { barOf, histogram, placeOf } from './roster-place.js';

it('counts who is before, either way, and who has the same', () => {
  const weights = [127, 98, 98, 90, 62];
  expect(placeOf(127, weights, true)).toEqual({ rank: 1, shared: 0, of: 5 });
  expect(placeOf(98, weights, true)).toEqual({ rank: 2, shared: 1, of: 5 });
  expect(placeOf(90, weights, true)).toEqual({ rank: 4, shared: 0, of: 5 });
  expect(placeOf(62, weights, false)).toEqual({ rank: 1, shared: 0, of: 5 });
});

it('has a bar for each number where they are few', () => {
  expect(histogram([3, 4, 3, 5])).toEqual([
    { low: 3, high: 3, count: 2 },
    { low: 4, high: 4, count: 1 },
    { low: 5, high: 5, count: 1 },
  ]);
  expect(histogram([])).toEqual([]);
  expect(barOf(3, [])).toBe(-1);
});

const numbers = fc.array(
  fc.integer({ min: 1, max: 2000 }).map((n) => n / 1000),
  { minLength: 1, maxLength: 90 },
);

it('counts everybody once, and finds each in a bar that is not empty', () => {
  fc.assert(
    fc.property(numbers, (all) => {
      const bars = histogram(all);
      expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(all.length);
      for (const value of all) {
        const place = barOf(value, bars);
        expect(place).toBeGreaterThanOrEqual(0);
        expect(bars[place]?.low).toBeLessThanOrEqual(value);
      }
    }),
  );
});

it('ranks nobody before who has more', () => {
  fc.assert(
    fc.property(numbers, (all) => {
      const ranks = all.toSorted((a, b) => b - a).map((value) => placeOf(value, all, true).rank);
      expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
      expect(ranks[0]).toBe(1);
    }),
  );
});
