import { BEAT_MS, beatOf, delayOf, FIRST_BEAT_MS } from './tap-along.js';

const tapped = (...off: readonly number[]) => delayOf(off.map((ms, beat) => FIRST_BEAT_MS + beat * BEAT_MS + ms));

it('takes the median of what came nearest to each beat', () => {
  expect(tapped(40, 60, 50, 55, 45, 290, 50, -200)).toBe(50);
  expect(tapped(40, 60, 50, 45)).toBe(47.5);
});

it('tells nothing from too few taps', () => {
  expect(tapped(40, 60, 50)).toBeNull();
  expect(delayOf([])).toBeNull();
});

it('knows the beat of a time', () => {
  expect([0, FIRST_BEAT_MS, FIRST_BEAT_MS + 1.5 * BEAT_MS].map(beatOf)).toEqual([-2, 0, 1]);
});
