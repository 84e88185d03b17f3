import fc from 'fast-check';
import {
  clampFrame,
  frameOfPicture,
  frameOfPosition,
  loopBetween,
  mergedStops,
  reachedBreakpoint,
  seekTimeOf,
  stopBeside,
  lastFrameOf,
} from './clock-rules.js';

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

it('loops between two frames in any order, inside the clip', () => {
  fc.assert(
    fc.property(fc.integer({ min: -50, max: 300 }), fc.integer({ min: -50, max: 300 }), (a, b) => {
      const range = loopBetween(a, b, 120);
      expect(range).toEqual(loopBetween(b, a, 120));
      if (range !== null) expect(range.start >= 0 && range.start < range.end && range.end <= 120).toBe(true);
    }),
  );
  expect(loopBetween(60, 30, 120)).toEqual({ start: 30, end: 60 });
  expect(loopBetween(30, 30, 120)).toBeNull();
});

it('goes to the breakpoint beside, never to the one it is at', () => {
  const stops = mergedStops([40, 10], [10, 25]);
  expect(stops).toEqual([10, 25, 40]);
  expect([
    stopBeside(stops, 10, 1),
    stopBeside(stops, 10, -1),
    stopBeside(stops, 30, -1),
    stopBeside(stops, 40, 1),
  ]).toEqual([25, null, 25, null]);
});

it('has as its last frame what its length allows, rounded down, though lengths are cut to microseconds', () => {
  expect([1.733333, 2, 1.7, 0.99, 0].map(lastFrameOf)).toEqual([104, 120, 102, 59, 0]);
});
