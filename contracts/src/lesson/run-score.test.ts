import type { PressEdge } from './edges.js';
import { scoreOf } from './run-score.js';
import { climb, LADDER, LADDER_START } from './speed-ladder.js';
import { errorWords } from './judgement-words.js';
import { actionsFrom } from './testing/actions.js';
import { judgeRun } from './timed-judge.js';
import { advice, weakest } from './weakest.js';

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

it('says in one sentence what to work on', () => {
  expect(advice(run([0, 4.2, 0, 3.8]), nameOf)).toBe('Your up air comes 4 frames late on average.');
  expect(advice(run([-2, 0, 0, 0]), nameOf)).toBe('Your jump comes 2 frames early on average.');
  expect(advice(run([0, 5, 0, -4]), nameOf)).toBe('Your up air at frame 34 comes 5 frames late.');
  expect(advice(run([null, 6, 0, 0]), nameOf)).toBe('You missed the jump at frame 10.');
  expect(advice(run([0, 1, -1, 0]), nameOf)).toBe('Every press is within a frame. Try it faster.');
  expect(advice(run([0, 0, 0, 0], 1), nameOf)).toBe('Every press is within a frame, but 1 press was not asked for.');
  expect(advice(run([0, 0, 0, 0], 3), nameOf)).toBe('Every press is within a frame, but 3 presses were not asked for.');
  expect(advice(judgeRun([], []), nameOf)).toBe('There is nothing to press here.');
});

it('says of an action that is early and late at once that it is uneven', () => {
  const both = judgeRun(actionsFrom({ 30: 'A_BUTTON B_BUTTON' }), [
    { type: 'A_BUTTON', down: true, frame: 25 },
    { type: 'B_BUTTON', down: true, frame: 35 },
  ]);
  expect(advice(both, () => 'up smash')).toBe('Your up smash at frame 30 is uneven: not all of it is on time.');
});

it.each([
  [0, 'on time'],
  [1, 'on time'],
  [-1, 'on time'],
  [1.2, '1 frame late'],
  [-1.4, '1 frame early'],
  [3, '3 frames late'],
  [-2.6, '3 frames early'],
])('puts an error of %p frames as "%s"', (error, words) => {
  expect(errorWords(error)).toBe(words);
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
    expect(advice(uneven, (index) => ['grab', 'throw', 'taunt'][index] ?? '')).toBe(
      'Your grab at frame 10 is uneven: not all of it is on time.',
    );
  }
});

it('names the action itself where those of its name are on time on average, to a frame', () => {
  expect(advice(run([0, 3, 0, -1]), nameOf)).toBe('Your up air at frame 34 comes 3 frames late.');
  expect(advice(run([0, 3, 0, -0.9]), nameOf)).toBe('Your up air comes 1 frame late on average.');
  expect(advice(run([0, 15, 0, null]), nameOf)).toBe('Your up air comes 15 frames late on average.');
  expect(advice(run([0, 3, 0, null]), nameOf)).toBe('You missed the up air at frame 90.');
});

it('takes of two that are as far off the earlier', () => {
  expect(weakest(run([4, 0, -4, 0]), 1).map(({ index }) => index)).toEqual([0]);
});
