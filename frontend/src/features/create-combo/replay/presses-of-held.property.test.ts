import { PRESS_TYPES } from '@combolab/contracts';
import fc from 'fast-check';
import { buttonOf, fits } from '../track/track.js';
import { pressesOfHeld } from './presses-of-held.js';

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
