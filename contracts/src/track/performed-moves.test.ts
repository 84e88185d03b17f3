import fc from 'fast-check';
import type { Action } from './action.js';
import { beginningOf, openingMoves, performedMoves } from './performed-moves.js';
import type { PressType } from './press.js';

const action = (frame: number, ...types: PressType[]): Action => ({
  frame,
  breakpoint: false,
  presses: types.map((type) => ({ type, hold: 'SELECT_NO_HOLD', isComplete: true })),
});
const jump = action(2, 'X_BUTTON');
const sideSpecial = action(9, 'CONTROL_STICK_LEFT', 'B_BUTTON');
const attack = action(14, 'A_BUTTON');

it('begins with what is named first, whatever order names stand in', () => {
  const moves = [
    { frame: 40, move: 'up-air' },
    { frame: 12, move: 'forward-tilt' },
  ];
  expect(openingMoves({ actions: [sideSpecial], moves })).toEqual(['forward-tilt']);
});

it('begins with what the presses make certain after jumps, where nothing is named', () => {
  expect(openingMoves({ actions: [jump, sideSpecial] })).toEqual(['side-special']);
  expect(openingMoves({ actions: [jump, attack, sideSpecial] })).toEqual([]);
  expect(openingMoves({ actions: [] })).toEqual([]);
});

it('counts a grab as the beginning of its throw, pummels between them or not', () => {
  expect(beginningOf(['grab', 'up-throw', 'up-air'])).toEqual(['grab', 'up-throw']);
  expect(beginningOf(['dash-grab', 'pummel', 'pummel', 'down-throw'])).toEqual(['dash-grab', 'down-throw']);
  expect(beginningOf(['grab', 'up-air', 'up-throw'])).toEqual(['grab']);
  expect(beginningOf(['up-throw', 'up-air'])).toEqual(['up-throw']);
});

it('has what is named and what is certain, each once, and no jump', () => {
  const moves = [
    { frame: 14, move: 'neutral-air' },
    { frame: 30, move: 'side-special' },
  ];
  expect(performedMoves({ actions: [jump, sideSpecial, attack], moves })).toEqual(['neutral-air', 'side-special']);
  expect(performedMoves({ actions: [jump, sideSpecial, attack] })).toEqual(['side-special']);
});

it('begins with nothing that is not done', () => {
  const names = fc.array(
    fc.record({ frame: fc.nat(600), move: fc.constantFrom('grab', 'up-throw', 'pummel', 'up-air', 'jab-1') }),
  );
  fc.assert(
    fc.property(names, (moves) => {
      const track = { actions: [jump, sideSpecial], moves };
      expect(performedMoves(track)).toEqual(expect.arrayContaining([...openingMoves(track)]));
    }),
  );
});
