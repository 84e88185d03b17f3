import type { PressEdge } from './edges.js';
import { scoreOf } from './run-score.js';
import { climb, LADDER, LADDER_START } from './speed-ladder.js';
import { nearnessOf } from './nearness.js';
import { actionsFrom } from './testing/actions.js';
import { judgeRun } from './timed-judge.js';
import { adviceOf, weakest } from './weakest.js';

const ACTIONS = actionsFrom({ 10: 'X_BUTTON', 34: 'A_BUTTON', 60: 'B_BUTTON', 90: 'A_BUTTON' });
const NAMES = ['jump', 'up air', 'neutral special', 'up air'];
const nameOf = (index: number): string => NAMES[index] ?? '';
const TYPES = ['X_BUTTON', 'A_BUTTON', 'B_BUTTON', 'A_BUTTON'] as const;
/** A run with these errors per action, null for missed, and extra presses of Y. */
const run = (errors: readonly (number | null)[], extras = 0) =>
  judgeRun(ACTIONS, [
    ...errors.flatMap((error, i): PressEdge[] => {
      const type = TYPES[i];
      return error === null || type === undefined
        ? []
        : [{ type, down: true, frame: (ACTIONS[i]?.frame ?? 0) + error }];
    }),
    ...Array.from({ length: extras }, (_, i) => ({ type: 'Y_BUTTON' as const, down: true, frame: 20 + i })),
  ]);

it('scores 100 only when all is on time and nothing extra', () => {
  expect(scoreOf(run([0, 1, -1, 0.5]))).toEqual({
    ...{ score: 100, onTime: 4, total: 4, average: 0.1, extras: 0, missed: 0, clean: true },
  });
  expect(scoreOf(run([0, 0, 0, 1.1]))).toMatchObject({ score: 99, onTime: 3 });
  expect(scoreOf(run([0, 0, 0, 0], 1))).toMatchObject({ score: 87, extras: 1, clean: false });
});

it('takes a fourteenth of a press for each frame beyond the first, half a press for an extra, and never less than all', () => {
  expect(scoreOf(run([8, 0, 0, 0])).score).toBe(87);
  expect(scoreOf(run([15, 15, 15, 15])).score).toBe(0);
  expect(scoreOf(run([null, 0, 0, 0]))).toMatchObject({ score: 75, missed: 1, onTime: 3 });
  expect(scoreOf(run([null, null, null, null], 9))).toMatchObject({ score: 0, average: 0, clean: false });
  expect(scoreOf(judgeRun([], []))).toMatchObject({ score: 0, total: 0, clean: false });
});

it('calls a run clean when every press is on time, nothing missed and nothing extra', () => {
  expect(scoreOf(run([1, -1, 0.4, 0])).clean).toBe(true);
  expect(scoreOf(run([3, -3, 2, 2])).clean).toBe(false);
  expect(scoreOf(run([1.1, 0, 0, 0])).clean).toBe(false);
  expect(scoreOf(run([0, null, 0, 0])).clean).toBe(false);
  expect(scoreOf(run([0, 0, 0, 0], 1)).clean).toBe(false);
});

it('finds what to work on, worst first, and nothing in a run that is on time', () => {
  expect(weakest(run([0, 4, null, -6])).map(({ index }) => index)).toEqual([2, 3]);
  expect(weakest(run([2, 2, 0, 0]), 3).map(({ index }) => index)).toEqual([0, 1]);
  expect(weakest(run([1, -1, 0, 0.4]))).toEqual([]);
});

it('says what to work on', () => {
  expect(adviceOf(run([0, 4.2, 0, 3.8]), nameOf)).toEqual({ kind: 'average', index: 1, error: 4 });
  expect(adviceOf(run([-2, 0, 0, 0]), nameOf)).toEqual({ kind: 'average', index: 0, error: -2 });
  expect(adviceOf(run([0, 5, 0, -4]), nameOf)).toEqual({ kind: 'off', index: 1, frame: 34, error: 5 });
  expect(adviceOf(run([null, 6, 0, 0]), nameOf)).toEqual({ kind: 'missed', index: 0, frame: 10 });
  expect(adviceOf(run([0, 1, -1, 0]), nameOf)).toEqual({ kind: 'on time', extras: 0 });
  expect(adviceOf(run([0, 0, 0, 0], 3), nameOf)).toEqual({ kind: 'on time', extras: 3 });
  expect(adviceOf(judgeRun([], []), nameOf)).toEqual({ kind: 'nothing' });
});

it('says of an action that is early and late at once that it is uneven', () => {
  const both = judgeRun(actionsFrom({ 30: 'A_BUTTON B_BUTTON' }), [
    { type: 'A_BUTTON', down: true, frame: 25 },
    { type: 'B_BUTTON', down: true, frame: 35 },
  ]);
  expect(adviceOf(both, () => 'up smash')).toEqual({ kind: 'uneven', index: 0, frame: 30 });
});

it.each([
  [0, 'good'],
  [1, 'good'],
  [-1, 'good'],
  [1.2, 'near'],
  [-3, 'near'],
  [3.1, 'far'],
])('takes an error of %p frames as %s', (error, nearness) => {
  expect(nearnessOf(error)).toBe(nearness);
});

it('climbs after two clean runs, goes down after two with misses, and stays at both ends', () => {
  const after = (runs: string): number =>
    LADDER[runs.split('').reduce((state, each) => climb(state, each === '+', each === '-'), LADDER_START).rung] ?? NaN;
  expect(['', '+', '++', '+++', '++++', '++++++', '++++++++++'].map(after)).toEqual([
    1 / 4,
    1 / 4,
    1 / 2,
    1 / 2,
    2 / 3,
    1,
    1,
  ]);
  expect(['++-', '++--', '++----', '+-+', '+.+', '++-.-', '--'].map(after)).toEqual([
    1 / 2,
    1 / 4,
    1 / 4,
    1 / 4,
    1 / 4,
    1 / 2,
    1 / 4,
  ]);
  expect(climb({ rung: 2, clean: 0, failed: 1 }, false)).toEqual({ rung: 1, clean: 0, failed: 0 });
});

it('works on an action of which one press is off, and counts a missed one as fifteen frames', () => {
  const actions = actionsFrom({ 10: 'A_BUTTON X_BUTTON', 40: 'B_BUTTON', 70: 'Y_BUTTON' });
  const down = (type: PressEdge['type'], frame: number): PressEdge => ({ type, down: true, frame });
  const judged = judgeRun(actions, [down('A_BUTTON', 10), down('X_BUTTON', 14), down('B_BUTTON', 41)]);
  expect(weakest(judged).map(({ index }) => index)).toEqual([2, 0]);
  for (const x of [12, 14]) {
    const uneven = judgeRun(actions, [
      ...[down('A_BUTTON', 8), down('X_BUTTON', x), down('B_BUTTON', 40), down('Y_BUTTON', 70)],
    ]);
    const named = (index: number) => ['grab', 'throw', 'taunt'][index] ?? '';
    expect(adviceOf(uneven, named)).toEqual({ kind: 'uneven', index: 0, frame: 10 });
  }
});

it('names the action itself where those of its name are on time on average, to a frame', () => {
  expect(adviceOf(run([0, 3, 0, -1]), nameOf)).toEqual({ kind: 'off', index: 1, frame: 34, error: 3 });
  expect(adviceOf(run([0, 3, 0, -0.9]), nameOf)).toEqual({
    kind: 'average',
    index: 1,
    error: expect.closeTo(1.05) as number,
  });
  expect(adviceOf(run([0, 15, 0, null]), nameOf)).toEqual({ kind: 'average', index: 1, error: 15 });
  expect(adviceOf(run([0, 3, 0, null]), nameOf)).toEqual({ kind: 'missed', index: 3, frame: 90 });
});

it('takes of two that are as far off the earlier', () => {
  expect(weakest(run([4, 0, -4, 0]), 1).map(({ index }) => index)).toEqual([0]);
});
