import fc from 'fast-check';
import { peaksOf, takePart, type HeardClip } from './heard-frames.js';

const RATE = 48_000;
const PER_FRAME = RATE / 60;
const clip = (frames: number, sampleRate = RATE): HeardClip => ({
  samples: new Float32Array(Math.round((frames * sampleRate) / 60)),
  sampleRate,
});

it('has a hit on its frame, whatever comes before it, and the loudest as 1', () => {
  const heard = clip(10);
  const hit = new Float32Array(PER_FRAME).fill(0.25);
  takePart(heard, { channels: [hit, hit], sampleRate: RATE, startS: 3 / 60 });
  takePart(heard, { channels: [hit.map((sample) => -sample / 2)], sampleRate: RATE, startS: 7 / 60 });
  expect([...peaksOf(heard)]).toEqual([0, 0, 0, 1, 0, 0, 0, 0.5, 0, 0]);
});

it('leaves out what players skip before the first picture, and what comes after the last', () => {
  const heard = clip(2);
  const ramp = Float32Array.from({ length: 4 * PER_FRAME }, (_, i) => i + 1);
  takePart(heard, { channels: [ramp], sampleRate: RATE, startS: -1 / 60 });
  expect([heard.samples[0], heard.samples.at(-1)]).toEqual([PER_FRAME + 1, 3 * PER_FRAME]);
});

it('is silent without a sound', () => {
  expect([...peaksOf(clip(3))]).toEqual([0, 0, 0]);
});

it('gives each frame one number from 0 to 1, at any rate of samples', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 120 }),
      fc.constantFrom(8000, 22_050, 44_100, 48_000),
      fc.double({ min: -1, max: 3, noNaN: true }),
      (frames, sampleRate, startS) => {
        const heard = clip(frames, sampleRate);
        takePart(heard, { channels: [new Float32Array(5000).fill(-0.7)], sampleRate, startS });
        const peaks = peaksOf(heard);
        expect(Math.abs(peaks.length - frames)).toBeLessThanOrEqual(1);
        expect(peaks.every((peak) => peak >= 0 && peak <= 1)).toBe(true);
      },
    ),
  );
});
