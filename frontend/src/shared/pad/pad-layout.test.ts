import { isKnownPad, readPad, type PadSnapshot } from './pad-layout.js';
import { NOTHING_PRESSED } from './pad-state.js';

const standard = (values: Readonly<Record<number, number>>, axes: readonly number[] = [0, 0, 0, 0]): PadSnapshot => ({
  id: 'Pro Controller (STANDARD GAMEPAD Vendor: 057e Product: 2009)',
  mapping: 'standard',
  buttons: Array.from({ length: 18 }, (_, at) => ({ value: values[at] ?? 0 })),
  axes,
});
const pressed = (pad: PadSnapshot) => [...readPad(pad, NOTHING_PRESSED).buttons];

it.each([
  [0, 'B_BUTTON'],
  [1, 'A_BUTTON'],
  [2, 'Y_BUTTON'],
  [3, 'X_BUTTON'],
  [4, 'L_TRIGGER'],
  [5, 'R_TRIGGER'],
  [6, 'L_Z'],
  [7, 'R_Z'],
])('button %i of the standard mapping is %s', (index, type) => {
  expect(pressed(standard({ [index]: 1 }))).toEqual([type]);
});

it('leaves out what combos do not note: directional pad, stick clicks, menus', () => {
  expect(pressed(standard(Object.fromEntries(Array.from({ length: 10 }, (_, n) => [n + 8, 1]))))).toEqual([]);
});

it('reads both sticks', () => {
  const { sticks } = readPad(standard({}, [0.1, -1, 0.5, 0.7]), NOTHING_PRESSED);
  expect(sticks).toEqual({ CONTROL_STICK: [0.1, -1], C_STICK: [0.5, 0.7] });
});

it('takes an analogue trigger as down from 0.35 on until it is below 0.2', () => {
  expect(pressed(standard({ 7: 0.34 }))).toEqual([]);
  const down = readPad(standard({ 7: 0.36 }), NOTHING_PRESSED);
  expect([...down.buttons]).toEqual(['R_Z']);
  expect([...readPad(standard({ 7: 0.21 }), down).buttons]).toEqual(['R_Z']);
  expect([...readPad(standard({ 7: 0.19 }), down).buttons]).toEqual([]);
});

it('knows GameCube adapters, whose L and R shield and whose Z grabs', () => {
  const adapter = (index: number, axes: readonly number[] = []): PadSnapshot => ({
    id: 'mayflash limited MAYFLASH GameCube Controller Adapter (Vendor: 0079 Product: 1843)',
    mapping: '',
    buttons: Array.from({ length: 16 }, (_, at) => ({ value: at === index ? 1 : 0 })),
    axes,
  });
  expect([0, 1, 2, 3, 4, 5, 7, 9].map((index) => pressed(adapter(index))[0])).toEqual([
    ...['X_BUTTON', 'A_BUTTON', 'B_BUTTON', 'Y_BUTTON', 'L_Z', 'R_Z', 'R_TRIGGER'],
    undefined,
  ]);
  expect(readPad(adapter(-1, [0, 0.8, -0.4, -1, -1, 0.2]), NOTHING_PRESSED).sticks).toEqual({
    CONTROL_STICK: [0, 1],
    C_STICK: [0.25, -0.5],
  });
  expect(isKnownPad(adapter(0))).toBe(true);
});

it('reads a pad it does not know as a standard one, and says that it does not know it', () => {
  const other = { ...standard({ 1: 1 }), id: 'Generic USB Joystick', mapping: '' };
  expect([pressed(other), isKnownPad(other), isKnownPad(standard({}))]).toEqual([['A_BUTTON'], false, true]);
  expect(readPad({ ...other, axes: [0, 0] }, NOTHING_PRESSED).sticks.C_STICK).toEqual([0, 0]);
});
