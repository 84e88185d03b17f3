import fc from 'fast-check';
import { scoreOf, scoreWords } from './score.js';

const moves = (count: number) =>
  Array.from({ length: count }, () => ({ move: null, begins: 0, hits: 0, percent: 0, damage: 0 }));

it('counts damage, moves, the stock, and how early it was taken', () => {
  const score = scoreOf({ percents: [40.2, 78.4], moves: moves(4), killed: true });
  expect(scoreWords(score)).toBe(
    '95 points: 38 for 38% damage, 12 for 4 moves, 30 for the stock, 15 for beginning at 40%',
  );
  expect(scoreWords(scoreOf({ percents: [120, 131], moves: moves(1), killed: false }))).toBe(
    '11 points: 11 for 11% damage',
  );
});

it('is never less for more damage, more moves, a stock, or a stock from lower on', () => {
  const percent = fc.integer({ min: 0, max: 150 });
  fc.assert(
    fc.property(percent, percent, fc.integer({ min: 1, max: 20 }), fc.boolean(), (from, dealt, count, killed) => {
      const points = (more: { from?: number; dealt?: number; count?: number; killed?: boolean }) => {
        const all = { from, dealt, count, killed, ...more };
        return scoreOf({ percents: [all.from, all.from + all.dealt], moves: moves(all.count), killed: all.killed })
          .points;
      };
      expect(points({ dealt: dealt + 1 })).toBeGreaterThan(points({}));
      expect(points({ count: count + 1 })).toBeGreaterThan(points({}));
      expect(points({ killed: true })).toBeGreaterThanOrEqual(points({}));
      expect(points({ from: Math.max(0, from - 4) })).toBeGreaterThanOrEqual(points({}));
    }),
  );
});
