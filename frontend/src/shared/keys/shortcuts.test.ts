import { characterKeys, isShortcut, shortcutsAt } from './shortcuts.js';

const pressed = (
  key: string,
  code: string,
  held: Partial<Record<'shiftKey' | 'ctrlKey' | 'altKey', boolean>> = {},
) => ({
  key,
  code,
  ...{ shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...held },
});

afterEach(() => {
  characterKeys.write(true);
});

it('tells shortcuts of one key apart by what is held with it', () => {
  const comma = pressed(',', 'Comma');
  expect([isShortcut(comma, 'back'), isShortcut(comma, 'back5'), isShortcut(comma, 'back20')]).toEqual([
    true,
    false,
    false,
  ]);
  const shifted = pressed('<', 'Comma', { shiftKey: true });
  expect([isShortcut(shifted, 'back'), isShortcut(shifted, 'back5')]).toEqual([false, true]);
  expect(isShortcut(pressed(',', 'Comma', { ctrlKey: true }), 'back20')).toBe(true);
  expect(isShortcut(pressed(',', 'Comma', { altKey: true }), 'back')).toBe(false);
});

it('finds a character wherever the keyboard has it', () => {
  expect(isShortcut(pressed('?', 'Slash', { shiftKey: true }), 'help')).toBe(true);
  expect(isShortcut(pressed('?', 'KeyM'), 'help')).toBe(true);
});

it('can be told to ignore characters alone, and remembers it', () => {
  characterKeys.write(false);
  expect(localStorage.getItem('combolab.character-keys')).toBe('off');
  expect([isShortcut(pressed('k', 'KeyK'), 'play'), isShortcut(pressed(' ', 'Space'), 'space')]).toEqual([false, true]);
  expect(isShortcut(pressed(',', 'Comma', { ctrlKey: true }), 'back20')).toBe(true);
});

it('lists what works on a page, and never one key twice', () => {
  for (const path of ['/', '/results/ssbm', '/combo/abc', '/test/test']) {
    const caps = shortcutsAt(path).map((each) => each.caps.join('+'));
    expect(caps).toEqual(expect.arrayContaining(['?', '/', 'Ctrl+K']));
    expect(new Set(caps).size).toBe(caps.length);
  }
  const words = shortcutsAt('/combo/abc').map((each) => each.words);
  expect(words).toContain('Next combo');
  expect(words).not.toContain('Go to the search');
});
