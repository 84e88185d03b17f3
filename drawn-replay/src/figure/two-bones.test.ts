import fc from 'fast-check';
import { distance, type Point } from '../maths/point.js';
import { MOST_STRETCH, twoBones } from './two-bones.js';

const place = fc.tuple(
  fc.double({ min: -500, max: 500, noNaN: true }),
  fc.double({ min: -500, max: 500, noNaN: true }),
);

it('keeps the length of bones within 16 percent, and reaches what is within reach', () => {
  fc.assert(
    fc.property(
      place,
      place,
      fc.double({ min: 1, max: 60, noNaN: true }),
      fc.constantFrom(1, -1),
      (root, target, bone, side) => {
        const { bend, end } = twoBones(root, target, bone, side);
        for (const length of [distance(root, bend), distance(bend, end)]) {
          expect(length).toBeGreaterThan(bone * 0.99);
          expect(length).toBeLessThan(bone * MOST_STRETCH * 1.001);
        }
        if (distance(root, target) < 2 * bone * 0.99) expect(distance(end, target)).toBeLessThan(0.01 * bone);
      },
    ),
  );
});

it('bends to the side it is told', () => {
  const bent = (side: number): Point => twoBones([0, 0], [10, 0], 6, side).bend;
  expect(bent(1)[1]).toBeGreaterThan(0);
  expect(bent(-1)[1]).toBeLessThan(0);
});
