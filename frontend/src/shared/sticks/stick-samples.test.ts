import { encodeSticks, NO_SAMPLE } from '@combolab/contracts';
import { PressIndex, restingState } from '../controller/controller-state.js';
import { StickSamples } from './stick-samples.js';

const text = encodeSticks({
  from: 10,
  samples: Int8Array.from([127, -127, 0, 0, 127, NO_SAMPLE, 0, 64, NO_SAMPLE, NO_SAMPLE, 0, NO_SAMPLE]),
});

it('tells where sticks and triggers are on a frame, and where nobody knows', () => {
  const samples = StickSamples.of(text);
  expect(samples?.stick('CONTROL_STICK', 10)).toEqual([1, -1]);
  expect(samples?.stick('CONTROL_STICK', 11.9)).toEqual([0, 64 / 127]);
  expect(samples?.stick('C_STICK', 10)).toEqual([0, 0]);
  expect(samples?.stick('C_STICK', 11)).toBeNull();
  expect(samples?.trigger('L_TRIGGER', 10)).toBe(1);
  for (const frame of [-1, 9, 12]) expect(samples?.stick('CONTROL_STICK', frame)).toBeNull();
  expect([samples?.moves('CONTROL_STICK'), samples?.moves('C_STICK')]).toEqual([true, false]);
  expect(samples?.frames).toEqual([10, 11]);
  expect([StickSamples.of(undefined), StickSamples.of('?')]).toEqual([null, null]);
});

it('puts the parts of a controller there, the presses staying as they are', () => {
  const actions = [
    { frame: 10, breakpoint: false, presses: [{ type: 'A_BUTTON', hold: 'SELECT_NO_HOLD', isComplete: true }] },
  ] as const;
  const state = new PressIndex(actions, undefined, StickSamples.of(text)).at(10);
  expect(state).toMatchObject({
    A_BUTTON: { mode: 'pressed', place: null, pull: null },
    CONTROL_STICK: { mode: 'up', tilt: null, place: [1, -1] },
    L_TRIGGER: { mode: 'up', pull: 1 },
    R_TRIGGER: { pull: null },
  });
  expect(new PressIndex(actions, undefined, StickSamples.of(text)).at(40)).toEqual(restingState());
});
