import { actionOfKey, capsOf, fits, isCharacter, type Keys, type Pressed } from './keys.js';

const pressed = (key: string, held: Partial<Pressed> = {}): Pressed => ({
  ...{ key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...held },
});

it('takes a letter for itself, with Shift only where that is meant, and Cmd for Ctrl', () => {
  expect(fits({ key: 'z', ctrl: true }, pressed('z', { ctrlKey: true }))).toBe(true);
  expect(fits({ key: 'z', ctrl: true }, pressed('Z', { metaKey: true }))).toBe(true);
  expect(fits({ key: 'z', ctrl: true }, pressed('Z', { ctrlKey: true, shiftKey: true }))).toBe(false);
  expect(fits({ key: 'z', ctrl: true }, pressed('z', { ctrlKey: true, altKey: true }))).toBe(false);
  expect(fits({ key: 'z' }, pressed('z', { ctrlKey: true }))).toBe(false);
});

it('takes a sign wherever the keyboard has it, and a place whatever it writes', () => {
  expect([fits({ key: '?' }, pressed('?')), fits({ key: '?' }, pressed('?', { shiftKey: true }))]).toEqual([
    true,
    true,
  ]);
  const there = { code: 'Period', shiftKey: true };
  expect(fits({ code: 'Period', shift: true }, pressed(':', there))).toBe(true);
  expect(fits({ code: 'Period' }, pressed(':', there))).toBe(false);
});

it.each<[string, Keys, boolean]>([
  ['a letter', { key: 'b' }, true],
  ['a letter with Shift', { code: 'KeyL', shift: true }, true],
  ['a sign', { code: 'Comma' }, true],
  ['a digit', { code: 'Digit7' }, true],
  ['a letter with Ctrl', { key: 's', ctrl: true }, false],
  ['Space', { key: ' ' }, false],
  ['the place of Space', { code: 'Space' }, false],
  ['a key with a name', { key: 'Home' }, false],
])('knows whether dictation can write it by chance: %s', (_, keys, character) => {
  expect(isCharacter(keys)).toBe(character);
});

it('draws them as they stand on the caps', () => {
  const all: Keys[] = [
    { key: 'z', ctrl: true, shift: true },
    { key: '0', ctrl: true, alt: true },
    { key: '{', shift: true },
    { code: 'KeyK' },
    { code: 'Digit3', shift: true },
    { code: 'Comma', ctrl: true },
    { key: 'ArrowUp', alt: true },
    { key: ' ' },
  ];
  expect(all.map((keys) => capsOf(keys).join('+'))).toEqual([
    ...['Ctrl+Shift+Z', 'Ctrl+Alt+0', '{', 'K', 'Shift+3', 'Ctrl+,', 'Alt+↑', 'Space'],
  ]);
});

it('finds what a key press means, without characters alone while they are switched off', () => {
  const actions = [{ keys: [{ key: 'b' }] }, { keys: [{ key: 'y', ctrl: true }, { key: 'Escape' }] }, {}];
  expect(actionOfKey(actions, pressed('b'), true)).toBe(actions[0]);
  expect(actionOfKey(actions, pressed('b'), false)).toBeUndefined();
  expect(actionOfKey(actions, pressed('Escape'), false)).toBe(actions[1]);
});
