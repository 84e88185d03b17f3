import { NO_SAMPLE } from '@combolab/contracts';
import { StickSamples } from '../../../shared/sticks/stick-samples.js';
import { sticksOn } from './draw-sticks.js';

const style = { width: 1600, top: 1000 };
const samples = new StickSamples({
  from: 5,
  samples: Int8Array.from([127, 127, 0, -127, 0, 0, NO_SAMPLE, NO_SAMPLE, 0, 0, 0, 0]),
});

it('puts each stick where it was, up being up, in the lower right of the picture', () => {
  const [c, left] = sticksOn(samples, 5, style);
  expect(c).toMatchObject({ stick: 'C_STICK', x: 1525, y: 925, radius: 55 });
  expect(c?.knob[1]).toBeGreaterThan(925);
  expect(left?.stick).toBe('CONTROL_STICK');
  expect(left?.x).toBeLessThan(1525 - 2 * 55);
  expect(left?.knob[0]).toBeGreaterThan(left?.x ?? Infinity);
  expect(left?.knob[1]).toBeLessThan(925);
});

it('leaves out what nobody knows on a frame, and a stick that never moves', () => {
  expect(sticksOn(samples, 6, style).map(({ stick }) => stick)).toEqual(['C_STICK']);
  expect(sticksOn(samples, 4, style)).toEqual([]);
  const still = new StickSamples({ from: 0, samples: Int8Array.from([127, 0, 0, 0, 0, 0]) });
  expect(sticksOn(still, 0, style).map(({ stick }) => stick)).toEqual(['CONTROL_STICK']);
});
