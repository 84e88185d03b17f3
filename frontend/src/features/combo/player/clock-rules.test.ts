import fc from 'fast-check';
import { clampFrame, frameOfPicture, frameOfPosition, reachedBreakpoint, seekTimeOf } from './clock-rules.js';

it('knows a frame by its picture and by the middle of it', () => {
  fc.assert(
    fc.property(fc.nat(3600), (frame) => {
      expect(frameOfPicture(frame / 60)).toBe(frame);
      expect(frameOfPosition(seekTimeOf(frame))).toBe(frame);
    }),
  );
});

it('stops at every breakpoint once, however many pictures are dropped', () => {
  const breakpoints = fc
    .uniqueArray(fc.integer({ min: 1, max: 200 }), { maxLength: 8 })
    .map((list) => list.sort((a, b) => a - b));
  fc.assert(
    fc.property(
      breakpoints,
      fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 250, maxLength: 250 }),
      (stops, jumps) => {
        const hit: number[] = [];
        let before = 0;
        for (const jump of jumps) {
          const now = before + jump;
          const stop = reachedBreakpoint(stops, before, now);
          if (stop !== null) hit.push(stop);
          before = stop ?? now;
        }
        expect(hit).toEqual(stops);
      },
    ),
  );
});

it('does not stop again where it goes on from', () => {
  expect(reachedBreakpoint([10, 20], 10, 12)).toBeNull();
  expect(reachedBreakpoint([10, 20], 9, 30)).toBe(10);
});

it('stays inside the clip', () => {
  expect([clampFrame(-5, 120), clampFrame(130, 120), clampFrame(41.6, 120)]).toEqual([0, 120, 42]);
});
