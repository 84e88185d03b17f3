import fc from 'fast-check';
import { matchInOrder } from './match-in-order.js';

interface Total {
  readonly pairs: number;
  readonly cost: number;
}
const better = (a: Total, b: Total): Total =>
  a.pairs !== b.pairs ? (a.pairs > b.pairs ? a : b) : a.cost <= b.cost ? a : b;

/** The best of every one to one matching, in any order, tried one by one. */
function bestOfAll(expected: readonly number[], given: readonly number[], window: number): Total {
  const [first, ...rest] = expected;
  if (first === undefined) return { pairs: 0, cost: 0 };
  return given.reduce(
    (best, frame, i) => {
      if (Math.abs(frame - first) > window) return best;
      const { pairs, cost } = bestOfAll(rest, given.toSpliced(i, 1), window);
      return better(best, { pairs: pairs + 1, cost: cost + Math.abs(frame - first) });
    },
    bestOfAll(rest, given, window),
  );
}

const ascending = fc
  .array(fc.integer({ min: 0, max: 60 }), { maxLength: 6 })
  .map((frames) => frames.sort((a, b) => a - b));

it('matches as well as the best of all matchings, one to one, in order and within the window', () => {
  fc.assert(
    fc.property(ascending, ascending, fc.integer({ min: 0, max: 20 }), (expected, given, window) => {
      const matched = matchInOrder(expected, given, window);
      const places = matched.filter((place) => place !== null);
      const cost = matched.reduce<number>(
        (sum, place, i) => sum + (place === null ? 0 : Math.abs((given[place] ?? NaN) - (expected[i] ?? NaN))),
        0,
      );
      expect({ pairs: places.length, cost }).toEqual(bestOfAll(expected, given, window));
      expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
      const distances = matched.flatMap((place, i) =>
        place === null ? [] : [(given[place] ?? NaN) - (expected[i] ?? NaN)],
      );
      expect(distances.every((distance) => Math.abs(distance) <= window)).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

it('takes the earliest of equals', () => {
  expect(matchInOrder([10], [8, 12], 15)).toEqual([0]);
  expect(matchInOrder([10, 10], [10, 10, 10], 15)).toEqual([0, 1]);
  expect(matchInOrder([], [1], 15)).toEqual([]);
  expect(matchInOrder([10], [], 15)).toEqual([null]);
});
