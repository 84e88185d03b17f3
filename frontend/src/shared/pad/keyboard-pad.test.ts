import { directionOf, PRESS_TYPES } from '@combolab/contracts';
import { HeldReader } from './held-reader.js';
import { KeyboardPad, keysOf, type Key } from './keyboard-pad.js';

const press = (key: string, code = key, shiftKey = false): Key => ({ key, code, shiftKey });
const letter = (key: string) => press(key, `Key${key.toUpperCase()}`);

it('has a key for every input: arrows for sticks, letters for buttons', () => {
  const pad = new KeyboardPad();
  for (const key of ['a', 'b', 'x', 'y', 'l', 'r', 'q', 'w']) expect(pad.down(letter(key), true)).toBe(true);
  expect([...pad.state.buttons]).toEqual([
    ...['A_BUTTON', 'B_BUTTON', 'X_BUTTON', 'Y_BUTTON', 'L_TRIGGER', 'R_TRIGGER', 'L_Z', 'R_Z'],
  ]);
  pad.down(press('ArrowUp'), true);
  expect(pad.state.sticks).toEqual({ CONTROL_STICK: [0, -1], C_STICK: [0, 0] });
  pad.down(press('ArrowLeft'), true);
  expect(pad.state.sticks.CONTROL_STICK).toEqual([-1, -1]);
  pad.down(press('ArrowRight'), true);
  expect(pad.state.sticks.CONTROL_STICK).toEqual([0, -1]);
  for (const code of ['ArrowUp', 'ArrowLeft', 'ArrowRight', 'KeyB']) pad.up({ code });
  expect(pad.state.sticks.CONTROL_STICK).toEqual([0, 0]);
  expect(pad.state.buttons.has('B_BUTTON')).toBe(false);
  pad.release();
  expect(pad.state.buttons.size).toBe(0);
});

it.each(PRESS_TYPES)('shows for %s the keys that press it', (type) => {
  const NAMES: Readonly<Record<string, string>> = {
    '↑': 'ArrowUp',
    '↓': 'ArrowDown',
    '←': 'ArrowLeft',
    '→': 'ArrowRight',
  };
  const pad = new KeyboardPad();
  const keys = keysOf(type).map(({ sign }) => sign);
  expect(keys).not.toEqual([]);
  const shift = keys.includes('Shift');
  for (const key of keys.filter((each) => each !== 'Shift'))
    pad.down(directionOf(type) === null ? letter(key) : press(NAMES[key] ?? key, key, shift), true);
  expect([...new HeldReader().step(pad.state)]).toEqual([type]);
});

it('pushes the C-stick while Shift is held, until the arrow itself goes up', () => {
  const pad = new KeyboardPad();
  pad.down(press('ArrowDown', 'ArrowDown', true), true);
  pad.down(press('ArrowDown'), true); // it repeats after Shift went up
  expect(pad.state.sticks).toEqual({ CONTROL_STICK: [0, 0], C_STICK: [0, 1] });
  pad.up({ code: 'ArrowDown' });
  expect(pad.state.sticks.C_STICK).toEqual([0, 0]);
});

it('goes by the place of a key where keyboards write another script, by its letter elsewhere', () => {
  const pad = new KeyboardPad();
  expect(pad.down(press('ф', 'KeyA'), true)).toBe(true);
  expect([...pad.state.buttons]).toEqual(['A_BUTTON']);
  pad.release();
  pad.down(press('a', 'KeyQ'), true); // a French keyboard
  expect([...pad.state.buttons]).toEqual(['A_BUTTON']);
});

it('leaves other keys alone, and letters while they are switched off', () => {
  const pad = new KeyboardPad();
  for (const key of ['Enter', 'Escape', 'Tab', 'Backspace', 'c', '?']) expect(pad.down(press(key), true)).toBe(false);
  expect(pad.down(letter('a'), false)).toBe(false);
  expect(pad.down(press('ArrowUp'), false)).toBe(true);
  expect(pad.state.buttons.size).toBe(0);
});
