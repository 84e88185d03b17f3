import type { Action } from '../track/action.js';
import type { PressType } from '../track/press.js';
import { placedMoves, versionsOf } from './placed-moves.js';
import { madeHit, madeMove } from './testing/made-moves.js';

const press = (frame: number, ...types: PressType[]): Action => ({
  frame,
  breakpoint: false,
  presses: types.map((type) => ({ type, hold: 'SELECT_NO_HOLD', isComplete: true })),
});
const fighter = {
  moves: [
    madeMove('up-air', 8, [madeHit(13, [40, 116])], { group: 'aerial', kind: 'aerial' }),
    madeMove('up-throw', 18, [madeHit(2, [75, 110])], { group: 'throw', kind: 'throw' }),
    madeMove('down-special', 1, [madeHit(5, [0, 100])], { group: 'special', kind: 'special' }),
    madeMove('down-special-air', 1, [madeHit(5, [0, 100])], { group: 'special', kind: 'special' }),
    madeMove('spot-dodge', 2, [], { group: 'defence', kind: 'spot_dodge' }),
  ],
};
const attacks = (type: PressType) => type === 'A_BUTTON' || type === 'B_BUTTON';
const placed = (actions: Action[], ...moves: { frame: number; move: string | null }[]) =>
  placedMoves({ actions, moves }, fighter, attacks).map(({ id, frame, versions }) => [id, frame, versions.length]);

it('puts a move on the press that it comes out of, wherever it was named', () => {
  const actions = [press(10, 'CONTROL_STICK_UP', 'A_BUTTON'), press(13, 'X_BUTTON')];
  expect(placed(actions, { frame: 10, move: 'up-air' })).toEqual([['up-air', 10, 1]]);
  expect(placed(actions, { frame: 17, move: 'up-air' })).toEqual([['up-air', 10, 1]]);
  expect(placed(actions, { frame: 30, move: 'up-air' })).toEqual([['up-air', 30, 1]]);
});

it('leaves a throw where it was named: a direction makes it', () => {
  expect(placed([press(10, 'A_BUTTON')], { frame: 14, move: 'up-throw' })).toEqual([['up-throw', 14, 1]]);
});

it('is in order, without what touches nobody, with what nobody named', () => {
  const moves = [
    { frame: 40, move: 'up-air' },
    { frame: 5, move: 'wavedash' },
    { frame: 6, move: 'spot-dodge' },
    { frame: 20, move: null },
    { frame: 9, move: 'falcon-punch' },
  ];
  expect(placed([], ...moves)).toEqual([
    ['falcon-punch', 9, 0],
    [null, 20, 0],
    ['up-air', 40, 1],
  ]);
});

it('has every version of a special, and no other move', () => {
  expect(versionsOf(fighter, 'down-special').map(({ slug }) => slug)).toEqual(['down-special', 'down-special-air']);
  expect(versionsOf(fighter, 'up')).toEqual([]);
});
