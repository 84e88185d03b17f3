import { slipOf } from './slips.js';
import { understand } from './understand.js';

it.each([
  ['shien', 'shine'],
  ['rset', 'rest'],
  ['kneee', 'knee'],
  ['kne', 'knee'],
  ['likd', 'liked'],
  ['offstge', 'offstage'],
  ['ledg', 'ledge'],
  ['verifed', 'verified'],
  ['ultimtae', 'ultimate'],
])('takes %s for %s', (word, meant) => {
  expect(slipOf(word)).toBe(meant);
});

it.each(['stop', 'spine', 'text', 'shone', 'best', 'shine', 'edge', 'knee'])('leaves %s', (word) => {
  expect(slipOf(word)).toBeNull();
});

it('tells what it took a nickname for, once it is known whose it is', () => {
  const { moves, corrections } = understand('falco shien dair', { game: 'ssbm' });
  expect(moves).toEqual(['down-special', 'down-air']);
  expect(corrections).toEqual([{ from: 'shien', to: 'shine', label: 'shine', start: 6, end: 11 }]);
});
