import { saysGameWordsAlone } from './plain-words.js';

const asked = (q: string, author: string[] = []) => ({ q, author, attacker: ['ssbu:mario' as const] });

it.each(['', 'uair', 'up air fair', 'wavedash', 'zero to death'])('%j may be shown', (q) => {
  expect(saysGameWordsAlone(asked(q))).toBe(true);
});

it.each(['alice is mean', 'uair alice', '"uair"', 'marrrio', 'https://example.org', 'uair\u202efair x'])(
  '%j is somebody’s own',
  (q) => {
    expect(saysGameWordsAlone(asked(q))).toBe(false);
  },
);

it('never names accounts', () => {
  expect(saysGameWordsAlone(asked('', ['alice']))).toBe(false);
});
