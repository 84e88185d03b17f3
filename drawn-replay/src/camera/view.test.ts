import fc from 'fast-check';
import { viewOf } from './view.js';

const size = { width: 1280, height: 720, card: false };

it('shows the whole box above the numbers', () => {
  const edge = fc.double({ min: 5, max: 60, noNaN: true });
  fc.assert(
    fc.property(edge, edge, edge, edge, (left, right, bottom, top) => {
      const view = viewOf({ left: -left, right, bottom: -bottom, top }, size);
      expect(view.x(-left)).toBeGreaterThanOrEqual(-0.001);
      expect(view.x(right)).toBeLessThanOrEqual(1280.001);
      expect(view.y(top)).toBeGreaterThanOrEqual(0.05 * 720 - 0.001);
      expect(view.y(-bottom)).toBeLessThanOrEqual(0.86 * 720 + 0.001);
    }),
  );
});

it('comes no nearer than 76 units, 58 on cards, and goes no farther than 330', () => {
  const units = (box: number, card: boolean): number =>
    1280 / viewOf({ left: -box, right: box, bottom: 0, top: 10 }, { ...size, card }).scale;
  expect([units(5, false), units(5, true), units(900, false)]).toEqual(
    [76, 58, 330].map((each) => expect.closeTo(each) as number),
  );
});
