import { dueWords, isDue } from './due-words.js';

const NOW = Date.parse('2026-11-22T12:00:00.000Z');

it.each([
  ['2026-11-22T11:59:59.000Z', 'due now', true],
  ['2026-11-22T12:00:00.000Z', 'due now', true],
  ['2026-11-22T12:10:00.000Z', 'due within the hour', false],
  ['2026-11-22T17:00:00.000Z', 'due in 5 hours', false],
  ['2026-11-23T12:00:00.000Z', 'due tomorrow', false],
  ['2026-12-04T12:00:00.000Z', 'due in 12 days', false],
])('%s is %s', (due, words, now) => {
  expect([dueWords(due, NOW), isDue(due, NOW)]).toEqual([words, now]);
});
