import fc from 'fast-check';
import type { Action } from '@combolab/contracts';
import { actionIndexAt, actionWords } from './input-words.js';

it('says what is pressed', () => {
  const action: Action = {
    frame: 42,
    breakpoint: true,
    presses: [
      { type: 'CONTROL_STICK_UP_LEFT', hold: 'START_HOLD', isComplete: false },
      { type: 'A_BUTTON', hold: 'SELECT_NO_HOLD', isComplete: true },
    ],
  };
  expect(actionWords(action)).toBe('hold stick up left (never released) + A, breakpoint');
  expect(actionWords({ ...action, presses: [] })).toBe('breakpoint');
});

it('finds the action a frame belongs to', () => {
  const sorted = fc.uniqueArray(fc.nat(200), { maxLength: 30 }).map((list) => list.sort((a, b) => a - b));
  fc.assert(
    fc.property(sorted, fc.nat(220), (frames, frame) => {
      const expected = frames.filter((each) => each <= frame).length - 1;
      expect(
        actionIndexAt(
          frames.map((each) => ({ frame: each })),
          frame,
        ),
      ).toBe(expected);
    }),
  );
});
