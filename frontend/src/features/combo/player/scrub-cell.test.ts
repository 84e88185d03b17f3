import fc from 'fast-check';
import { cellOf, frameAtPlace } from './scrub-cell.js';

const sheet = { src: '/sheet.jpg', width: 120, height: 68, columns: 10, count: 25, step: 5 };

it('finds the picture of a frame, row by row', () => {
  expect(cellOf(sheet, 0)).toEqual({ x: 0, y: 0 });
  expect(cellOf(sheet, 4)).toEqual({ x: 0, y: 0 });
  expect(cellOf(sheet, 5)).toEqual({ x: 120, y: 0 });
  expect(cellOf(sheet, 52)).toEqual({ x: 0, y: 68 });
});

it('never leaves the sheet, whatever the clip says its length is', () => {
  fc.assert(
    fc.property(fc.integer({ min: -100, max: 10_000 }), fc.integer({ min: 1, max: 60 }), (frame, count) => {
      const { x, y } = cellOf({ ...sheet, count }, frame);
      expect((y / 68) * 10 + x / 120).toBeLessThan(count);
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    }),
  );
});

it('knows the frame under the pointer, as the slider does', () => {
  expect([-5, 0, 50, 100, 130].map((x) => frameAtPlace(x, 100, 200))).toEqual([0, 0, 100, 200, 200]);
  expect(frameAtPlace(5, 0, 200)).toBe(0);
});
