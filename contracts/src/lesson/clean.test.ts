import { isClean } from './clean.js';

it.each([
  ['all right, none wrong, all on time', { total: 2, right: 2, wrong: 0, onTime: 2 }, true],
  ['all right, none wrong, no timing measured', { total: 2, right: 2, wrong: 0, onTime: null }, true],
  ['all right, but none on time', { total: 2, right: 2, wrong: 0, onTime: 0 }, false],
  ['all right, one not on time', { total: 2, right: 2, wrong: 0, onTime: 1 }, false],
  ['one that did not come', { total: 2, right: 1, wrong: 0, onTime: null }, false],
  ['one wrong press', { total: 2, right: 2, wrong: 1, onTime: 2 }, false],
  ['nothing asked for', { total: 0, right: 0, wrong: 0, onTime: 0 }, false],
])('a run with %s: %j', (_, facts, clean) => {
  expect(isClean(facts)).toBe(clean);
});
