import { verifiedWords } from './verified-version.js';

it.each([
  [{ verified: false, contentVersion: 3 }, ''],
  [{ verified: true, verifiedVersion: 3, contentVersion: 3 }, ''],
  [{ verified: false, verifiedVersion: 3, contentVersion: 3 }, 'The verification of this version (3) was withdrawn.'],
  [
    { verified: true, verifiedVersion: 3, contentVersion: 5 },
    'Version 3 was verified. Since then only words about it changed: this is version 5.',
  ],
  [
    { verified: false, verifiedVersion: 3, contentVersion: 5 },
    'Version 3 was verified. This is version 5, which is not.',
  ],
])('tells which version was verified: %o', (card, words) => {
  expect(verifiedWords(card)).toBe(words);
});
