import { expiryWords, usageWords } from './token-days.js';

const NOW = Date.parse('2026-11-22T18:00:00Z');

it.each([
  ['2027-02-20T09:00:00Z', 'expires Feb 20, 2027'],
  ['2026-11-29T17:00:00Z', 'expires in 7 days'],
  ['2026-11-22T19:00:00Z', 'expires within a day'],
  ['2026-11-22T17:00:00Z', 'expired Nov 22, 2026'],
])('tells of an end at %s that it %s', (end, words) => {
  expect(expiryWords(end, NOW)).toBe(words);
});

it.each([
  [null, 'never used'],
  ['2026-11-22', 'used today'],
  // this clock is behind the server's
  ['2026-11-23', 'used today'],
  ['2026-11-21', 'last used yesterday'],
  ['2026-10-23', 'last used 30 days ago'],
])('tells of a use on %s: %s', (day, words) => {
  expect(usageWords(day, NOW)).toBe(words);
});
