import fc from 'fast-check';
import { movesIn } from './moves-in.js';
import { spellingsOf } from './text-terms.js';

it('finds moves in order, as often as they are named, in any spelling, and leaves the other words', () => {
  expect(movesIn('Up throw, up air > uair into UpB ladder!', [])).toEqual({
    moves: ['up-throw', 'up-air', 'up-air', 'up-special'],
    rest: 'into ladder',
  });
});

it('knows a nickname with its fighter alone', () => {
  expect(movesIn('knee finish', ['ssbu:captain-falcon'])).toEqual({ moves: ['forward-air'], rest: 'finish' });
  expect(movesIn('knee finish', ['ssbu:mario'])).toEqual({ moves: [], rest: 'knee finish' });
});

it('reads nothing into quotes, and a zero to death however it is spelt', () => {
  expect(movesIn('"up air" tutorial', [])).toEqual({ moves: [], rest: '"up air" tutorial' });
  for (const text of ['0 to death nair', 'nair zero to death', '0td nair'])
    expect(movesIn(text, []).moves).toEqual(['neutral-air', 'zero-to-death']);
});

it('reads the first 5,000 characters', () => {
  const text = (length: number) => `${'x'.repeat(length - 5)} nair`;
  expect(movesIn(text(5000), []).moves).toEqual(['neutral-air']);
  expect(movesIn(text(5001), [])).toEqual({ moves: [], rest: `${'x'.repeat(4996)} nai` });
});

it('finds every spelling of a move', () => {
  for (const move of ['up-air', 'down-throw', 'side-special', 'forward-smash'])
    for (const spelling of spellingsOf(move))
      expect([spelling, movesIn(spelling, []).moves]).toEqual([spelling, [move]]);
});

it('takes any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const { moves, rest } = movesIn(text, ['ssbu:ness']);
      expect(moves.every((move) => /^[a-z0-9-]+$/.test(move))).toBe(true);
      expect(rest).toBe(rest.toLowerCase());
    }),
  );
});
