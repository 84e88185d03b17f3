import type { Action } from '../track/action.js';
import { stripOf } from './strip-of.js';

const at = (frame: number, ...presses: readonly (readonly [string, string?])[]): Action =>
  ({
    frame,
    breakpoint: false,
    presses: presses.map(([type, hold = 'SELECT_NO_HOLD']) => ({ type, hold, isComplete: true })),
  }) as Action;

test('presses stand by frame, holds with the frames they are held', () => {
  const actions = [
    at(20, ['R_TRIGGER', 'END_HOLD']),
    at(4, ['R_TRIGGER', 'START_HOLD'], ['A_BUTTON']),
    at(30, ['B_BUTTON']),
  ];
  expect(stripOf(actions, 60)).toEqual([
    ['R_TRIGGER', 4, 16],
    ['A_BUTTON', 4, 0],
    ['B_BUTTON', 30, 0],
  ]);
});

test('a hold that is never released ends with the clip, one that begins again where it does', () => {
  const actions = [at(10, ['X_BUTTON', 'START_HOLD']), at(25, ['X_BUTTON', 'START_HOLD'])];
  expect(stripOf(actions, 40)).toEqual([
    ['X_BUTTON', 10, 15],
    ['X_BUTTON', 25, 15],
  ]);
});

test('a release of what was never held is nothing, and 120 presses are enough for a picture', () => {
  expect(stripOf([at(3, ['A_BUTTON', 'END_HOLD'])], 40)).toEqual([]);
  const many = Array.from({ length: 200 }, (_, frame) => at(frame, ['A_BUTTON']));
  expect(stripOf(many, 300)).toHaveLength(120);
});
