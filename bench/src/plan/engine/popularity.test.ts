import { stream } from './draws.js';
import { Popularity } from './popularity.js';

const DRAWS = 200_000;

it.each([
  [100, 0.8],
  [1_000_000, 0.8],
  [1_000_000, 1.2],
])('draws the first of %d combos as often as its share says, exponent %d', (count, exponent) => {
  const popularity = new Popularity(count, exponent);
  const draw = stream(3, 1);
  const drawn = Array.from({ length: DRAWS }, () => popularity.draw(draw));
  const first = drawn.filter((rank) => rank === 1).length / DRAWS;
  expect(Math.abs(first / popularity.share(1) - 1)).toBeLessThan(0.1);
  expect(drawn.filter((rank) => !Number.isInteger(rank) || rank < 1 || rank > count)).toEqual([]);
});

it('gives all ranks together one whole, also beyond those it keeps a table of', () => {
  const popularity = new Popularity(50_000, 0.8);
  let sum = 0;
  for (let rank = 1; rank <= 50_000; rank += 1) sum += popularity.share(rank);
  expect(Math.abs(sum - 1)).toBeLessThan(1e-6);
});
