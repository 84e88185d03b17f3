import { clipLatency, edgesBetween, videoFrameOf } from './edges.js';

const PICTURE = { mediaTime: 2, expectedDisplayTime: 1000, rate: 1, latency: 0 };

it('finds the frame of a press between two pictures, before and after', () => {
  expect(videoFrameOf(PICTURE, 1000)).toBe(120);
  expect(videoFrameOf(PICTURE, 1050)).toBeCloseTo(123, 9);
  expect(videoFrameOf(PICTURE, 990)).toBeCloseTo(119.4, 9);
});

it('lets the clip pass at its rate, and takes the latency off', () => {
  expect(videoFrameOf({ ...PICTURE, rate: 1 / 4 }, 1200)).toBeCloseTo(123, 9);
  expect(videoFrameOf({ ...PICTURE, latency: 0.05 }, 1000)).toBeCloseTo(117, 9);
  const slow = { ...PICTURE, rate: 1 / 2, latency: clipLatency(100, 1 / 2) };
  expect(videoFrameOf(slow, 1100)).toBeCloseTo(120, 9);
});

it('tells what changed between two states of a pad', () => {
  expect(edgesBetween(new Set(['A_BUTTON', 'B_BUTTON']), new Set(['B_BUTTON', 'X_BUTTON']), 7.5)).toEqual([
    { type: 'A_BUTTON', down: false, frame: 7.5 },
    { type: 'X_BUTTON', down: true, frame: 7.5 },
  ]);
  expect(edgesBetween(new Set(['A_BUTTON']), new Set(['A_BUTTON']), 1)).toEqual([]);
});
