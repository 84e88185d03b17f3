import type { Action, PressType } from '@combolab/contracts';
import { askedCombo } from './asked-combo.js';

const press = (frame: number, ...types: PressType[]): Action => ({
  frame,
  breakpoint: false,
  presses: types.map((type) => ({ type, hold: 'SELECT_NO_HOLD', isComplete: true })),
});
const asked = (actions: Action[], moves?: { frame: number; move: string }[], gameId = 'ssbu') =>
  askedCombo({ gameId, characterId: `${gameId}:mario`, actions, ...(moves && { moves }) })?.moves ?? null;

it('takes the moves that the author named', () => {
  const moves = [
    { frame: 3, move: 'up-throw' },
    { frame: 40, move: 'up-air' },
  ];
  expect(asked([press(9, 'CONTROL_STICK_DOWN', 'B_BUTTON')], moves)).toBe(moves);
});

it('takes what the presses make certain, with a place for what nobody named', () => {
  const actions = [
    press(3, 'CONTROL_STICK_DOWN', 'B_BUTTON'),
    press(8, 'X_BUTTON'),
    press(10, 'CONTROL_STICK_LEFT'),
    press(12, 'A_BUTTON'),
    press(30, 'R_Z'),
  ];
  expect(asked(actions)).toEqual([
    { frame: 3, move: 'down-special' },
    { frame: 12, move: null },
  ]);
});

it('has nothing to ask where no move is known, where there is one alone, and of games without frame data', () => {
  expect(asked([press(3, 'A_BUTTON'), press(9, 'A_BUTTON')])).toBeNull();
  expect(asked([], [{ frame: 3, move: 'up-throw' }])).toBeNull();
  expect(asked([press(3, 'A_BUTTON')], [], 'duel')).toBeNull();
});
