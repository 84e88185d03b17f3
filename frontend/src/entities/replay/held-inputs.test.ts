import type { PressType } from '@combolab/contracts';
import { heldInputs, MELEE_BITS } from './held-inputs.js';

it('reads each button of the controller, and sticks and triggers from half of their way', () => {
  const rest = { buttons: 0, stick: [0, 0], cStick: [0, 0], triggers: [0, 0] } as const;
  for (const [bit, type] of MELEE_BITS) expect(heldInputs([{ ...rest, buttons: bit }])).toEqual([[type]]);
  const once = (pad: object): readonly PressType[] | undefined => heldInputs([{ ...rest, ...pad }])[0];
  expect(once({ triggers: [0.5, 0.51] })).toEqual(['R_TRIGGER']);
  expect(once({ stick: [0.5, 0.51] })).toEqual(['CONTROL_STICK_UP']);
  expect(once({ stick: [-0.7, -0.7], cStick: [0.51, 0] })).toEqual(['CONTROL_STICK_DOWN_LEFT', 'C_STICK_RIGHT']);
});

it('takes no trigger for pressed whose number is none of a trigger', () => {
  const rest = { buttons: 0, stick: [0, 0], cStick: [0, 0] } as const;
  const numbers = [3.779334338176475e22, -1, NaN, Infinity, 1.01];
  for (const number of numbers) expect(heldInputs([{ ...rest, triggers: [number, number] }])).toEqual([[]]);
  expect(heldInputs([{ ...rest, triggers: [1, 1] }])).toEqual([['L_TRIGGER', 'R_TRIGGER']]);
});
