import type { PressType } from '@combolab/contracts';
import { EMPTY_TRACK, type TrackPress } from '../track/track.js';
import { mergeRecorded, type MergeOptions } from './merge-recorded.js';

const press = (type: PressType, start: number, end: number | null = start): TrackPress => ({ type, start, end });
const merged = (before: readonly TrackPress[], recorded: readonly TrackPress[], options: Partial<MergeOptions>) => {
  const track = { ...EMPTY_TRACK, presses: before };
  const result = mergeRecorded(track, recorded, {
    punch: { from: 20, to: 40 },
    only: null,
    mode: 'replace',
    lastFrame: 100,
    ...options,
  });
  return [
    ...result.track.presses.map(({ type, start, end }) => `${type} ${String(start)}-${String(end)}`),
    ...(result.leftOut > 0 ? [`left out ${String(result.leftOut)}`] : []),
  ];
};

const before = [press('A_BUTTON', 10), press('R_Z', 15, 80), press('A_BUTTON', 25), press('B_BUTTON', 38, 45)];

it('replaces what stands on the recorded frames, and no more of a hold than lies there', () => {
  expect(merged(before, [press('X_BUTTON', 30)], {})).toEqual([
    'A_BUTTON 10-10',
    'R_Z 15-19',
    'X_BUTTON 30-30',
    'B_BUTTON 41-45',
    'R_Z 41-80',
  ]);
});

it('replaces one lane alone', () => {
  expect(merged(before, [press('A_BUTTON', 30)], { only: 'A_BUTTON' })).toEqual([
    'A_BUTTON 10-10',
    'R_Z 15-80',
    'A_BUTTON 30-30',
    'B_BUTTON 38-45',
  ]);
});

it('adds to what stands there, where it fits', () => {
  const recorded = [press('A_BUTTON', 25), press('X_BUTTON', 26), press('R_Z', 30, 35)];
  expect(merged(before, recorded, { mode: 'overdub' })).toEqual([
    'A_BUTTON 10-10',
    'R_Z 15-80',
    'A_BUTTON 25-25',
    'X_BUTTON 26-26',
    'B_BUTTON 38-45',
    'left out 2',
  ]);
});

it('ends a hold that was never released where the recorded frames begin, and begins it again behind them', () => {
  expect(merged([press('R_Z', 15, null)], [], {})).toEqual(['R_Z 15-19', 'R_Z 41-null']);
  expect(merged([press('R_Z', 15, null)], [], { punch: null })).toEqual([]);
  expect(merged([press('R_Z', 15, null), press('R_Z', 20)], [], {})).toEqual(['R_Z 15-19']);
});
