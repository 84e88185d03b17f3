import { readAtHit, withAtHit, withMove, withTyped } from './named-moves.js';

const upAir = { frame: 40, move: 'up-air' };

it('keeps moves in the order of frames, each once on its frame', () => {
  const moves = withMove(withMove([upAir], { frame: 10, move: 'up-throw' }), { frame: 40, move: 'jump' });
  expect(moves.map(({ move }) => move)).toEqual(['up-throw', 'up-air', 'jump']);
  expect(withMove(moves, { frame: 40, move: 'up-air' })).toBe(moves);
  expect(withMove(moves, { frame: 41, move: 'up-air' })).toHaveLength(4);
});

it('reads percents with one decimal, and tells nothing from nonsense', () => {
  expect(['', ' ', '0', '34', '7.25', '7,2', '999'].map(readAtHit)).toEqual([
    undefined,
    undefined,
    0,
    34,
    7.3,
    7.2,
    999,
  ]);
  expect(['-1', '1000', 'x', '1e9', 'NaN'].map(readAtHit)).toEqual([null, null, null, null, null]);
});

it('changes one number of a hit, and takes it away', () => {
  const at = withAtHit(upAir, 'percent', 34);
  expect(at).toEqual({ ...upAir, percent: 34 });
  expect(withAtHit(withAtHit(at, 'damage', 9), 'percent', undefined)).toEqual({ ...upAir, damage: 9 });
});

it('names what was typed as a move, and keeps what is known of those that stay', () => {
  const known = { frame: 40, move: 'up-air', percent: 34 };
  const presses = [20, 40, 60].map((start) => ({ type: 'A_BUTTON' as const, start, end: start }));
  const before = [known, { frame: 60, move: 'jab-1' }, { frame: 90, move: 'grab' }];
  const typed = [
    { frame: 20, move: 'down-throw' },
    { frame: 40, move: 'up-air' },
    { frame: 60, move: 'up-special' },
  ];
  expect(withTyped(before, typed, presses)).toEqual([typed[0], known, typed[2]]);
});
