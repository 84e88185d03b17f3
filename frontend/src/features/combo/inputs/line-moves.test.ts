import { normaliseActions, type PressType } from '@combolab/contracts';
import { movesOfLines } from './line-moves.js';

const track = (...lines: readonly (readonly [number, ...PressType[]])[]) =>
  normaliseActions(lines.map(([frame, ...types]) => ({ frame, presses: types.map((type) => ({ type })) })));

it('names what the presses make certain', () => {
  const actions = track(
    [10, 'R_Z'],
    [20, 'A_BUTTON'],
    [34, 'X_BUTTON'],
    [40, 'CONTROL_STICK_UP', 'B_BUTTON'],
    [150, 'CONTROL_STICK_LEFT', 'B_BUTTON'],
    [160, 'CONTROL_STICK_DOWN', 'B_BUTTON'],
  );
  expect(movesOfLines({ actions })).toEqual([null, null, 'jump', 'up special', 'side special', 'down special']);
});

it('says nothing where the presses could be something else', () => {
  const actions = track(
    [10, 'X_BUTTON', 'A_BUTTON'],
    [30, 'R_Z'],
    [200, 'CONTROL_STICK_RIGHT', 'R_Z'],
    [210, 'CONTROL_STICK_UP_LEFT', 'B_BUTTON'],
    [290, 'B_BUTTON'],
    [300, 'L_TRIGGER'],
    [310, 'C_STICK_UP'],
    [320, 'CONTROL_STICK_UP', 'A_BUTTON'],
    [330, 'L_Z'],
    [400, 'L_Z'],
  );
  expect(movesOfLines({ actions })).toEqual([null, null, null, null, null, null, null, null, null, null]);
});

it('gives no move to what is kept or released', () => {
  const actions = normaliseActions([
    { frame: 5, presses: [{ type: 'X_BUTTON', hold: 'START_HOLD' }] },
    { frame: 6, presses: [{ type: 'X_BUTTON', hold: 'MAINTAIN_HOLD' }] },
    { frame: 9, presses: [{ type: 'X_BUTTON', hold: 'END_HOLD' }] },
  ]);
  expect(movesOfLines({ actions })).toEqual(['jump', null, null]);
});

it('takes the author’s names before its own, where they are pressed', () => {
  const actions = track([10, 'R_Z'], [34, 'X_BUTTON'], [42, 'CONTROL_STICK_UP', 'A_BUTTON'], [80, 'A_BUTTON']);
  const moves = [
    { frame: 42, move: 'up-air' },
    { frame: 36, move: 'full-hop' },
    { frame: 3, move: 'dash' },
    { frame: 140, move: 'far-away' },
  ];
  expect(movesOfLines({ actions, moves })).toEqual([null, 'full hop', 'up air', null]);
  expect(movesOfLines({ actions: [], moves })).toEqual([]);
});

it('says at which percent a hit lands and what it adds, as far as the author has', () => {
  const actions = track([10, 'A_BUTTON'], [50, 'A_BUTTON'], [90, 'B_BUTTON']);
  const moves = [
    { frame: 10, move: 'jab-1', percent: 0, damage: 2.5 },
    { frame: 50, move: 'jab-2', percent: 2.5 },
    { frame: 90, move: 'neutral-special', damage: 7 },
  ];
  expect(movesOfLines({ actions, moves })).toEqual([
    'jab 1 at 0%, 2.5 damage',
    'jab 2 at 2.5%',
    'neutral special, 7 damage',
  ]);
});
