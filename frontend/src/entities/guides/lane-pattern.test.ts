import { lanePattern, LANES, PATTERN_WIDTH } from './lane-pattern.js';

it('is the same for the same guide, and another for another', () => {
  expect(lanePattern('g1')).toEqual(lanePattern('g1'));
  expect(lanePattern('g1')).not.toEqual(lanePattern('g2'));
});

it.each(['', 'g1', 'Aa', '日本', 'x'.repeat(200)])('has presses on every lane that never touch, for %s', (id) => {
  const marks = lanePattern(id);
  for (let lane = 0; lane < LANES; lane++) {
    const own = marks.filter((mark) => mark.lane === lane);
    expect(own.length).toBeGreaterThan(1);
    for (const [nth, { at, length }] of own.entries()) {
      expect(at).toBeLessThanOrEqual(PATTERN_WIDTH);
      expect(own[nth + 1]?.at ?? Infinity).toBeGreaterThan(at + length + 4);
    }
  }
});
