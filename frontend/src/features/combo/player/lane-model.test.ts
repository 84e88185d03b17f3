import type { Action, Hold, PressType } from '@combolab/contracts';
import { rulerStep } from '../../../shared/lanes/lane-zoom.js';
import { lanesOf, withLanesOf } from './lane-model.js';

const action = (frame: number, ...presses: [PressType, Hold?][]): Action => ({
  frame,
  breakpoint: false,
  presses: presses.map(([type, hold = 'SELECT_NO_HOLD']) => ({ type, hold, isComplete: true })),
});

it('puts all directions of a stick into one lane, the most used lane first', () => {
  const lanes = lanesOf(
    [
      action(2, ['A_BUTTON']),
      action(4, ['CONTROL_STICK_UP'], ['A_BUTTON']),
      action(9, ['CONTROL_STICK_DOWN']),
      action(12, ['CONTROL_STICK_LEFT']),
      action(14, ['C_STICK_UP']),
    ],
    60,
  );
  expect(lanes.map(({ key, bars }) => [key, bars.length])).toEqual([
    ['CONTROL', 3],
    ['A_BUTTO', 2],
    ['C_STICK', 1],
  ]);
});

it('draws a hold from its start to its release', () => {
  const lanes = lanesOf(
    [
      action(10, ['A_BUTTON', 'START_HOLD']),
      action(12, ['A_BUTTON', 'MAINTAIN_HOLD']),
      action(20, ['A_BUTTON', 'END_HOLD']),
      action(30, ['A_BUTTON', 'START_HOLD']),
    ],
    60,
  );
  expect(lanes[0]?.bars).toEqual([
    { frame: 10, length: 10, type: 'A_BUTTON', open: false },
    { frame: 30, length: 30, type: 'A_BUTTON', open: true },
  ]);
});

it('keeps the numbers of the ruler apart', () => {
  expect([rulerStep(10), rulerStep(6), rulerStep(0.1)]).toEqual([5, 10, 600]);
});

it('adds a lane for what only outlines are of', () => {
  const lanes = lanesOf([action(2, ['A_BUTTON'])], 60);
  const ghost = (type: PressType) => ({ frame: 5, length: 0, type });
  expect(withLanesOf(lanes, [ghost('A_BUTTON')])).toBe(lanes);
  const more = withLanesOf(lanes, [ghost('C_STICK_UP'), ghost('C_STICK_DOWN'), ghost('A_BUTTON')]);
  expect(more.map(({ key, bars }) => [key, bars.length])).toEqual([
    ['A_BUTTO', 1],
    ['C_STICK', 0],
  ]);
});
