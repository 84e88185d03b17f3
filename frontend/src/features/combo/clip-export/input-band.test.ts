import fc from 'fast-check';
import { PRESS_TYPES } from '@combolab/contracts';
import type { Lane } from '../player/lane-model.js';
import { BAND, MOST_ROWS, pressesUnder } from './input-band.js';

const lane = (...bars: readonly (readonly [frame: number, length: number])[]): Lane => ({
  key: 'A_BUTTO',
  first: 'A_BUTTON',
  bars: bars.map(([frame, length]) => ({ frame, length, type: 'A_BUTTON', open: false })),
});

it('lights a press for 350 ms and a hold for as long as it is held', () => {
  const lanes = [lane([10, 0], [60, 30])];
  const lit = (frame: number) =>
    pressesUnder(lanes, frame)
      .filter(({ now }) => now)
      .map(({ from }) => frame + from);
  expect(lit(9)).toEqual([]);
  expect(lit(10)).toEqual([10]);
  expect(lit(31)).toEqual([10]);
  expect(lit(32)).toEqual([]);
  expect(lit(60)).toEqual([60]);
  expect(lit(90)).toEqual([60]);
  expect(lit(91)).toEqual([]);
});

it('shows what touches the seen frames, of the most used lanes, and nothing else', () => {
  const bars = fc.array(fc.tuple(fc.nat(400), fc.nat(60)), { maxLength: 10 });
  const lanes = fc.array(bars, { maxLength: 12 }).map((all) => all.map((each) => lane(...each)));
  expect(PRESS_TYPES.length).toBeGreaterThan(MOST_ROWS);
  fc.assert(
    fc.property(lanes, fc.nat(400), (all, frame) => {
      const seen = pressesUnder(all, frame);
      const wanted = all
        .slice(0, MOST_ROWS)
        .flatMap((each) => each.bars)
        .filter((bar) => bar.frame <= frame + BAND.after && bar.frame + bar.length >= frame - BAND.before);
      expect(seen).toHaveLength(wanted.length);
      expect(seen.every(({ row }) => row < MOST_ROWS)).toBe(true);
    }),
  );
});
