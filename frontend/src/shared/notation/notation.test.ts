import { normaliseActions, PRESS_TYPES, type Action } from '@combolab/contracts';
import { AUTHORS_VIEW, viewerMapping } from '../controller/mapping.js';
import { actionNumpad, actionWords, notationText, numpadPress, viewersPresses } from './notation.js';

const actions = normaliseActions([
  { frame: 12, presses: [{ type: 'R_Z' }] },
  { frame: 18, presses: [{ type: 'CONTROL_STICK_RIGHT', hold: 'START_HOLD' }] },
  { frame: 22, presses: [{ type: 'CONTROL_STICK_RIGHT', hold: 'END_HOLD' }, { type: 'A_BUTTON' }] },
  { frame: 30, presses: [{ type: 'C_STICK_UP_LEFT' }], breakpoint: true },
  { frame: 40, presses: [{ type: 'L_TRIGGER', hold: 'START_HOLD' }] },
  { frame: 44, presses: [], breakpoint: true },
]);

it('writes sticks as on a number pad', () => {
  const plain = PRESS_TYPES.map((type) =>
    numpadPress({ type, hold: 'SELECT_NO_HOLD', isComplete: true }, AUTHORS_VIEW),
  );
  expect(plain.join(' ')).toBe('8 2 4 6 7 9 1 3 c8 c2 c4 c6 c7 c9 c1 c3 A B X Y L R ZL ZR');
});

it('writes a combo as text in each notation', () => {
  expect(notationText(actions, 'numpad', AUTHORS_VIEW)).toBe(
    ['12: ZR', '18: [6]', '22: ]6[+A', '30: c7', '40: [L]!', '44: breakpoint'].join('\n'),
  );
  expect(notationText(actions, 'words', AUTHORS_VIEW)).toBe(
    [
      '12: ZR',
      '18: hold stick right',
      '22: release stick right + A',
      '30: C-stick up left, breakpoint',
      '40: hold L (never released)',
      '44: breakpoint',
    ].join('\n'),
  );
  expect(notationText(actions, 'keycaps', AUTHORS_VIEW).split('\n')[3]).toBe('30: C↖, breakpoint');
});

it('writes a kept hold in round brackets', () => {
  expect(numpadPress({ type: 'A_BUTTON', hold: 'MAINTAIN_HOLD', isComplete: true }, AUTHORS_VIEW)).toBe('(A)');
});

it('follows the viewer’s controller', () => {
  const view = viewerMapping('PLAYSTATION');
  expect(notationText(actions, 'words', view).split('\n')[2]).toBe('22: release stick right + Square');
  expect(actionNumpad({ presses: actions[0]?.presses ?? [] }, view)).toBe('R2');
});

it('shows two presses of the author once where they are one for the viewer', () => {
  const both: Action['presses'] = [
    { type: 'L_Z', hold: 'SELECT_NO_HOLD', isComplete: true },
    { type: 'R_Z', hold: 'SELECT_NO_HOLD', isComplete: true },
  ];
  expect(viewersPresses(both, viewerMapping('GAMECUBE'))).toHaveLength(1);
  expect(viewersPresses(both, AUTHORS_VIEW)).toHaveLength(2);
});

it('says what is pressed', () => {
  const action: Action = {
    frame: 42,
    breakpoint: true,
    presses: [
      { type: 'CONTROL_STICK_UP_LEFT', hold: 'START_HOLD', isComplete: false },
      { type: 'A_BUTTON', hold: 'SELECT_NO_HOLD', isComplete: true },
    ],
  };
  expect(actionWords(action, AUTHORS_VIEW)).toBe('hold stick up left (never released) + A, breakpoint');
  const kept = {
    ...action,
    breakpoint: false,
    presses: [{ type: 'X_BUTTON', hold: 'START_HOLD', isComplete: true }],
  } as const;
  expect(actionWords(kept, AUTHORS_VIEW, () => 4)).toBe('hold X for 4 frames');
  expect(actionWords(kept, AUTHORS_VIEW, () => 1)).toBe('hold X for 1 frame');
  expect(actionWords({ ...action, presses: [] }, AUTHORS_VIEW)).toBe('breakpoint');
});
