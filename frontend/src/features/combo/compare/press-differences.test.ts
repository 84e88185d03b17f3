import fc from 'fast-check';
import { PRESS_TYPES, type Action, type PressType } from '@combolab/contracts';
import { differenceWords, pressDifferences, type ComparedPresses } from './press-differences.js';

const pressed = (...presses: readonly (readonly [frame: number, type: PressType])[]): readonly Action[] =>
  presses.map(([frame, type]) => ({
    frame,
    breakpoint: false,
    presses: [{ type, hold: 'SELECT_NO_HOLD', isComplete: true }],
  }));
const combo = (actions: readonly Action[], aligned: number): ComparedPresses => ({ actions, lastFrame: 300, aligned });
const words = (first: ComparedPresses, second: ComparedPresses) =>
  pressDifferences(first, second).map((each) => `${each.type} ${differenceWords(each)}`);

it('tells how much later or earlier each press comes, from the aligned frames', () => {
  const first = combo(pressed([10, 'X_BUTTON'], [30, 'A_BUTTON'], [40, 'B_BUTTON']), 10);
  const second = combo(pressed([110, 'X_BUTTON'], [133, 'A_BUTTON'], [139, 'B_BUTTON']), 110);
  expect(words(first, second)).toEqual(['X_BUTTON same frame', 'A_BUTTON 3 frames later', 'B_BUTTON 1 frame earlier']);
});

it('names what only one of them presses, and leaves out nothing', () => {
  const first = combo(pressed([10, 'A_BUTTON'], [100, 'A_BUTTON']), 0);
  const second = combo(pressed([12, 'A_BUTTON'], [50, 'L_TRIGGER']), 0);
  expect(words(first, second)).toEqual([
    'A_BUTTON 2 frames later',
    'L_TRIGGER only in the second',
    'A_BUTTON only in the first',
  ]);
});

it('tells longer holds', () => {
  const held = (frame: number, length: number): readonly Action[] => [
    { frame, breakpoint: false, presses: [{ type: 'R_TRIGGER', hold: 'START_HOLD', isComplete: true }] },
    { frame: frame + length, breakpoint: false, presses: [{ type: 'R_TRIGGER', hold: 'END_HOLD', isComplete: true }] },
  ];
  expect(words(combo(held(10, 8), 0), combo(held(10, 12), 0))).toEqual(['R_TRIGGER same frame, held 4 frames longer']);
});

it('finds no difference between a combo and itself, and leaves no press out', () => {
  const track = fc
    .uniqueArray(fc.tuple(fc.nat(300), fc.constantFrom(...PRESS_TYPES)), {
      selector: ([frame]) => frame,
      maxLength: 40,
    })
    .map((presses) => pressed(...presses.toSorted(([a], [b]) => a - b)));
  fc.assert(
    fc.property(track, track, fc.nat(300), fc.nat(300), (a, b, x, y) => {
      for (const { first, second } of pressDifferences(combo(a, x), combo(a, x))) expect(first).toBe(second);
      const there = pressDifferences(combo(a, x), combo(b, y));
      const back = pressDifferences(combo(b, y), combo(a, x));
      expect(there.filter(({ first }) => first !== null)).toHaveLength(a.length);
      expect(there.filter(({ second }) => second !== null)).toHaveLength(b.length);
      expect(back).toHaveLength(there.length);
    }),
  );
});
