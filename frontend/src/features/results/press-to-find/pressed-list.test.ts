import type { PressType } from '@combolab/contracts';
import { changePressed, type PressedList } from './pressed-list.js';

const empty: PressedList = { inputs: [], told: '' };

it('adds, takes back and clears, and tells what happened', () => {
  const two = changePressed(empty, { kind: 'press', inputs: ['CONTROL_STICK_UP', 'B_BUTTON'] });
  expect(two).toEqual({ inputs: ['CONTROL_STICK_UP', 'B_BUTTON'], told: 'stick up, B' });
  expect(changePressed(two, { kind: 'back' })).toEqual({ inputs: ['CONTROL_STICK_UP'], told: 'B taken back' });
  expect(changePressed(two, { kind: 'clear' })).toEqual({ inputs: [], told: 'cleared' });
  expect(changePressed(empty, { kind: 'back' })).toBe(empty);
});

it('ends at 30 inputs and says so', () => {
  const inputs = Array.from({ length: 29 }, (): PressType => 'A_BUTTON');
  const full = changePressed({ inputs, told: '' }, { kind: 'press', inputs: ['B_BUTTON', 'X_BUTTON'] });
  expect([full.inputs.length, full.inputs.at(-1), full.told]).toEqual([30, 'B_BUTTON', 'B']);
  const more = changePressed(full, { kind: 'press', inputs: ['Y_BUTTON'] });
  expect([more.inputs, more.told]).toEqual([full.inputs, 'At most 30']);
});
