import type { Action } from './action.js';
import { hitPictureFrame } from './hit-picture.js';
import type { PressType } from './press.js';

const press = (frame: number, ...types: PressType[]): Action => ({
  frame,
  breakpoint: false,
  presses: types.map((type) => ({ type, hold: 'SELECT_NO_HOLD', isComplete: true })),
});
const actions = [press(5, 'A_BUTTON'), press(20, 'X_BUTTON'), press(30, 'C_STICK_UP'), press(50, 'CONTROL_STICK_LEFT')];

it('is where the move that does most is seen to hit', () => {
  const moves = [
    { frame: 5, move: 'up-tilt', damage: 6 },
    { frame: 30, move: 'up-air', damage: 13.5 },
    { frame: 44, move: 'up-air', damage: 8 },
  ];
  expect(hitPictureFrame({ actions, moves })).toBe(42);
});

it('is else the last move that is named and hits', () => {
  const moves = ['up-tilt', 'forward-air', 'double-jump'].map((move, n) => ({ frame: n * 10, move }));
  expect(hitPictureFrame({ actions, moves })).toBe(22);
});

it('is else the last attack that is pressed, and nowhere without one', () => {
  expect(hitPictureFrame({ actions })).toBe(42);
  expect(hitPictureFrame({ actions: [press(9, 'CONTROL_STICK_UP'), press(12, 'X_BUTTON')] })).toBeNull();
  expect(hitPictureFrame({ actions: [] })).toBeNull();
});
