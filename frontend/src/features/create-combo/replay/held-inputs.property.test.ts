import { PRESS_TYPES, type PressType } from '@combolab/contracts';
import fc from 'fast-check';
import { buttonOf, fits } from '../track/track.js';
import { heldInputs, MELEE_BITS, pressesOfHeld } from './held-inputs.js';

/** What is held on a frame: each button and each stick in one way. */
const frame = fc
  .subarray([...PRESS_TYPES])
  .map((types) => [...new Map(types.map((type) => [buttonOf(type), type])).values()]);
const runs = fc
  .array(fc.tuple(frame, fc.integer({ min: 1, max: 6 })), { maxLength: 20 })
  .map((all) => all.flatMap(([types, frames]) => Array.from({ length: frames }, () => types)));

it('makes presses that fit into one track and hold what was held', () => {
  fc.assert(
    fc.property(runs, fc.integer({ min: 0, max: 50 }), (held, from) => {
      const presses = pressesOfHeld(held, from);
      expect(fits(presses)).toBe(true);
      held.slice(0, -1).forEach((types, i) => {
        const at = i + from;
        const shown = presses.filter(({ start, end }) => start === at || (start < at && at < (end ?? Infinity)));
        expect(new Set(shown.map(({ type }) => type))).toEqual(new Set(types));
      });
    }),
  );
});

it('reads each button of the controller, and sticks and triggers from half of their way', () => {
  const rest = { buttons: 0, stick: [0, 0], cStick: [0, 0], triggers: [0, 0] } as const;
  for (const [bit, type] of MELEE_BITS) expect(heldInputs([{ ...rest, buttons: bit }])).toEqual([[type]]);
  const once = (pad: object): readonly PressType[] | undefined => heldInputs([{ ...rest, ...pad }])[0];
  expect(once({ triggers: [0.5, 0.51] })).toEqual(['R_TRIGGER']);
  expect(once({ stick: [0.5, 0.51] })).toEqual(['CONTROL_STICK_UP']);
  expect(once({ stick: [-0.7, -0.7], cStick: [0.51, 0] })).toEqual(['CONTROL_STICK_DOWN_LEFT', 'C_STICK_RIGHT']);
});
