import fc from 'fast-check';
import { askedWords, rangeWords, shownAt, stepAt, stepWords, USUAL_SCALE, type Scale } from './scale.js';

const scales = fc.oneof(
  fc.record({ kind: fc.constantFrom('percent', 'health'), max: fc.integer({ min: 200, max: 100_000 }) }),
) as fc.Arbitrary<Scale>;

it('shows every step as a number that leads back to it', () => {
  fc.assert(
    fc.property(scales, fc.nat(200), (scale, step) => {
      expect(stepAt(scale, shownAt(scale, step))).toBe(step);
    }),
  );
});

it('keeps what is beyond its ends at them', () => {
  const health: Scale = { kind: 'health', max: 1000 };
  expect([stepAt(health, 5000), stepAt(health, -1), stepAt(USUAL_SCALE, 999), stepAt(USUAL_SCALE, -1)]).toEqual([
    ...[0, 200, 200, 0],
  ]);
});

it('says percent that rise and health that falls', () => {
  const health: Scale = { kind: 'health', max: 1000 };
  expect([stepWords(USUAL_SCALE, 60), rangeWords(USUAL_SCALE, [0, 40])]).toEqual(['60%', '0–40%']);
  expect([stepWords(health, 60), rangeWords(health, [0, 40])]).toEqual(['700 HP', '1000–800 HP']);
  expect([rangeWords(USUAL_SCALE, [35, 35]), rangeWords(health, [60, 60])]).toEqual(['35%', '700 HP']);
  const words = (scale: Scale) =>
    (
      [
        [60, 60],
        [30, 200],
        [0, 40],
      ] as const
    ).map((range) => askedWords(scale, range));
  expect(words(USUAL_SCALE)).toEqual(['60%', '30%+', '0–40%']);
  expect(words(health)).toEqual(['700 HP', '850 HP or less', '1000–800 HP']);
});
