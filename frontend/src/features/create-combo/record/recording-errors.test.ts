import { percentileOf, recordingErrors, sizesOf } from './testing/measure-recording.js';

it.each([
  { speed: 1 / 8, p95: 1 },
  { speed: 1 / 4, p95: 1 },
  { speed: 1 / 2, p95: 2 },
  { speed: 2 / 3, p95: 2 },
  { speed: 1, p95: 2 },
])('records what people press at speed $speed: 95 of 100 presses within $p95 frames', ({ speed, p95 }) => {
  const { starts, ends, wanted, missed, extra } = recordingErrors(speed, 6, 7);
  expect(wanted).toBeGreaterThan(140);
  expect({ missed, extra }).toEqual({ missed: 0, extra: 0 });
  expect(percentileOf(starts, 0.5)).toBe(0);
  expect(percentileOf(sizesOf(starts), 0.95)).toBeLessThanOrEqual(p95);
  expect(percentileOf(sizesOf(ends), 0.95)).toBeLessThanOrEqual(p95);
});
