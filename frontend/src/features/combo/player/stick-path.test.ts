import { encodeSticks, NO_SAMPLE } from '@combolab/contracts';
import { StickSamples } from '../../../shared/sticks/stick-samples.js';
import { stickPath } from './stick-path.js';

const lx = [0, 127, -127, NO_SAMPLE, 0];
const samples = new StickSamples({ from: 2, samples: Int8Array.from(lx.flatMap((x) => [x, 127, 0, 0, 0, 0])) });

it('draws both ways of a stick through the middle of each frame, with a gap where nobody knows', () => {
  expect(stickPath(samples, 'CONTROL_STICK', { from: 0, to: 9, px: 10, middle: 20 })).toEqual({
    x: 'M25,20L35,5L45,35M65,20',
    y: 'M25,5L35,5L45,5M65,5',
  });
});

it('draws what is in view alone, and reads back from what encoded samples say', () => {
  const view = { from: 3, to: 4, px: 4, middle: 20 };
  expect(stickPath(samples, 'CONTROL_STICK', view).x).toBe('M2,5L6,35');
  const again = StickSamples.of(encodeSticks(samples.sticks)) ?? samples;
  expect(stickPath(again, 'CONTROL_STICK', view)).toEqual(stickPath(samples, 'CONTROL_STICK', view));
});
