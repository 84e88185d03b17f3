import { hurriedWord, unhurried } from './hurried.js';
import { readLine } from './line.js';
import { understand } from './understand.js';

it.each([
  ['frm', 'from'],
  ['wiht', 'with'],
  ['agaisnt', 'against'],
  ['startign', 'starting'],
  ['endng', 'ending'],
  ['finsh', 'finish'],
  ['exept', 'except'],
  ['everyoen', 'everyone'],
  ['undr', 'under'],
  ['strngs', 'strings'],
])('takes %s for %s', (word, meant) => {
  expect(hurriedWord(word)).toBe(meant);
});

it.each(['from', 'form', 'ten', 'stars', 'stats', 'staring', 'blow', 'finnish', 'sting', 'verse'])(
  'leaves %s',
  (word) => {
    expect(hurriedWord(word)).toBeNull();
  },
);

it('spells the words between others, and knows where they stood', () => {
  expect(unhurried(readLine('ike frm  50'))).toEqual({
    text: 'ike from 50',
    from: [0, 1, 2, 3, 4, 4, 4, 4, 7, 9, 10],
    to: [1, 2, 3, 4, 7, 7, 7, 7, 9, 10, 11],
  });
});

it('leaves what is quoted and names behind an @', () => {
  for (const text of ['ike "frm 50"', 'ike @frm', 'ike strat', 'my best strat on ike'])
    expect(unhurried(readLine(text)).text).toBe(text);
});

it('takes a strat with a move for a start', () => {
  expect(unhurried(readLine('ike combos that strat wiht dair')).text).toBe('ike combos that start with dair');
});

it('leaves what is wanted as text', () => {
  expect(understand('ike agaisnt fox', { game: 'ssbu', literal: ['agaisnt fox'] })).toMatchObject({ defenders: [] });
});
