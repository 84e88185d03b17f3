import fc from 'fast-check';
import {
  drawnFrames,
  fitPx,
  followScroll,
  MOST_PX,
  scrollAfterZoom,
  scrollInView,
  shownPx,
  zoomedBy,
  zoomedIn,
  zoomedOut,
} from './lane-zoom.js';

const room = fc.integer({ min: 200, max: 2400 });
const frames = fc.integer({ min: 1, max: 3600 });

it('shows a clip whole at first where it can be read, and from there to 16 pixels a frame', () => {
  expect(shownPx(null, fitPx(840, 120))).toBe(7);
  expect(shownPx(null, fitPx(298, 3600))).toBe(6);
  expect(shownPx('fit', fitPx(840, 3600))).toBeCloseTo(840 / 3600);
  expect(fitPx(2400, 20)).toBe(MOST_PX);
});

it('comes to 16 pixels a frame by zooming in and to the whole clip by zooming out, whatever the clip', () => {
  fc.assert(
    fc.property(room, frames, (width, count) => {
      const fit = fitPx(width, count);
      let px = fit;
      for (let n = 0; n < 30; n++) px = shownPx(zoomedIn(px, fit), fit);
      expect(px).toBeCloseTo(MOST_PX);
      for (let n = 0; n < 30; n++) px = shownPx(zoomedOut(px, fit), fit);
      expect(px).toBe(fit);
      expect(shownPx(zoomedBy(px, 1000, fit), fit)).toBe(MOST_PX);
    }),
    { examples: [[1696, 107]] },
  );
});

it('keeps the frame under the pointer where it is', () => {
  fc.assert(
    fc.property(fc.nat(20_000), fc.nat(800), fc.constantFrom(1, 2.4, 6), (scroll, anchor, before) => {
      const after = before * 1.5;
      const frame = (scroll + anchor) / before;
      expect((scrollAfterZoom(scroll, anchor, before, after) + anchor) / after).toBeCloseTo(frame, 6);
    }),
  );
});

it('draws everything in view, and more only a few views wide', () => {
  fc.assert(
    fc.property(fc.nat(57_600), room, fc.constantFrom(0.3, 2, 6, 16), (scroll, width, px) => {
      const [from, to] = drawnFrames(scroll, width, px);
      expect(from).toBeLessThanOrEqual(scroll / px);
      expect(to).toBeGreaterThanOrEqual((scroll + width) / px);
      expect((to - from) * px).toBeLessThanOrEqual(4 * width + 4 * px);
    }),
  );
});

it('follows the playhead, and leaves a frame in view where it is', () => {
  expect(followScroll(0, 16, 800)).toBe(0);
  expect(followScroll(100, 16, 800)).toBe(1280);
  expect(scrollInView(300, 50, 16, 800)).toBe(300);
  expect(scrollInView(300, 2, 16, 800)).toBe(0);
  expect(scrollInView(300, 200, 16, 800)).toBe(3000);
});
