import type { Action, Press, PressType } from '@combolab/contracts';
import { inputsOf, movesOf } from './moves-of.js';

const press = (type: PressType, hold: Press['hold'] = 'SELECT_NO_HOLD'): Press => ({ type, hold, isComplete: true });
const action = (frame: number, ...presses: Press[]): Action => ({ frame, breakpoint: false, presses });

const told = { name: 'Ladder', description: '', characterId: 'ssbu:captain-falcon', actions: [] };

it('lists moves in the order they happen, as their author has named them', () => {
  const moves = [
    { frame: 40, move: 'up-special' },
    { frame: 3, move: 'up-throw' },
    { frame: 30, move: 'up-air' },
    { frame: 20, move: 'up-air' },
  ];
  expect(movesOf({ ...told, moves }).moves).toEqual(['up-throw', 'up-air', 'up-air', 'up-special']);
  expect(movesOf({ ...told, name: 'Uair, fair', moves }).mentioned).toEqual(['forward-air']);
  expect(movesOf(told)).toEqual({ moves: [], mentioned: [] });
  const many = Array.from({ length: 300 }, (_, frame) => ({ frame, move: 'jab-1' }));
  expect(movesOf({ ...told, moves: many }).moves).toHaveLength(200);
});

it('reads them from the name otherwise, nicknames of the attacker included, and what else is spoken of apart', () => {
  const names = { ...told, name: 'Up throw > uair > uair', description: 'Finish with the "knee", not another uair.' };
  expect(movesOf(names)).toEqual({ moves: ['up-throw', 'up-air', 'up-air'], mentioned: ['forward-air'] });
  expect(movesOf({ ...names, name: 'Ladder' })).toEqual({ moves: [], mentioned: ['forward-air', 'up-air'] });
  expect(movesOf({ ...names, characterId: 'ssbu:mario' }).mentioned).toEqual([]);
});

it('takes those that the presses make certain where nobody names any, and zero to death for no move', () => {
  const actions = [action(3, press('CONTROL_STICK_UP'), press('B_BUTTON'))];
  expect(movesOf({ ...told, name: '0 to death', actions })).toEqual({
    moves: ['up-special'],
    mentioned: ['zero-to-death'],
  });
});

it('lists each press once, holds at their start, frames in order, sticks before buttons', () => {
  expect(
    inputsOf([
      action(20, press('A_BUTTON', 'END_HOLD'), press('B_BUTTON'), press('CONTROL_STICK_UP')),
      action(10, press('A_BUTTON', 'START_HOLD')),
      action(15, press('A_BUTTON', 'MAINTAIN_HOLD'), press('X_BUTTON')),
    ]),
  ).toEqual(['A_BUTTON', 'X_BUTTON', 'CONTROL_STICK_UP', 'B_BUTTON']);
  const many = Array.from({ length: 1200 }, (_, frame) => action(frame, press('A_BUTTON'), press('X_BUTTON')));
  expect(inputsOf(many)).toHaveLength(1500);
});
