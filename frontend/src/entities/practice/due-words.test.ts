import { dueWords, isDue } from './due-words.js';

/** A moment of this clock, so that days are its own. */
const at = (day: number, hour: number, minute = 0, second = 0) => new Date(2026, 10, day, hour, minute, second);
const NOW = at(22, 12).getTime();

it.each([
  [at(22, 11, 59, 59), 'now', true],
  [at(22, 12), 'now', true],
  [at(22, 12, 0, 1), 'in 1 minute', false],
  [at(22, 12, 1), 'in 1 minute', false],
  [at(22, 12, 10), 'in 10 minutes', false],
  [at(22, 12, 59), 'in 59 minutes', false],
  [at(22, 12, 59, 30), 'in 1 hour', false],
  [at(22, 17), 'in 5 hours', false],
  [at(23, 11), 'in 23 hours', false],
  [at(23, 12), 'tomorrow', false],
  [at(24, 1), 'in 2 days', false],
  [at(34, 12), 'in 12 days', false],
])('%s is %s', (due, words, now) => {
  const iso = due.toISOString();
  expect([dueWords(iso, NOW), isDue(iso, NOW)]).toEqual([words, now]);
});
