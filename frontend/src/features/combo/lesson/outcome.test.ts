import { judgeRun, normaliseActions, scoreOf, type PressEdge } from '@combolab/contracts';
import { nextStep } from './next-step.js';
import { timedOutcome, waitOutcome } from './outcome.js';
import { timedRows, waitRows } from './run-rows.js';
import type { FinishedWait } from './wait-run.js';

const ACTIONS = normaliseActions([
  { frame: 10, presses: [{ type: 'A_BUTTON' }] },
  { frame: 30, presses: [{ type: 'X_BUTTON' }] },
  { frame: 50, presses: [{ type: 'B_BUTTON' }] },
]);
const down = (type: PressEdge['type'], frame: number): PressEdge => ({ type, down: true, frame });
function timed(...edges: PressEdge[]) {
  const judgement = judgeRun(ACTIONS, edges);
  return { edges, judgement, score: scoreOf(judgement), durationMs: 2000 };
}
const waited = (mistakes: FinishedWait['score']['mistakes'], clean = mistakes.length === 0): FinishedWait => ({
  edges: [],
  score: { score: 100, total: 3, done: 3, mistakes, clean },
  durationMs: 8249,
});
const WRONG = { kind: 'wrong', type: 'L_TRIGGER', frame: 12 } as const;
const DROPPED = { kind: 'dropped', type: 'X_BUTTON', frame: 30 } as const;

const ALL = timed(down('A_BUTTON', 10), down('X_BUTTON', 34), down('L_TRIGGER', 41.4), down('B_BUTTON', 47));
const FEW = timed(down('A_BUTTON', 10));
const CLEAN = timed(down('A_BUTTON', 10), down('X_BUTTON', 30), down('B_BUTTON', 51));

it('says how a timed run went, press by press', () => {
  expect(timedOutcome(ALL.judgement)).toBe('1 on time, 1 early, 1 late, 1 not asked for');
  expect(timedOutcome(FEW.judgement)).toBe('1 on time, 2 missed');
  expect(timedOutcome(CLEAN.judgement)).toBe('3 on time');
  expect(timedRows(ALL, null).map(({ frame, type, words, tone, error }) => [frame, type, words, tone, error])).toEqual([
    [10, 'A_BUTTON', 'on time', 'good', 0],
    [30, 'X_BUTTON', '4 frames late', 'far', 4],
    [41, 'L_TRIGGER', 'not asked for', 'far', null],
    [50, 'B_BUTTON', '3 frames early', 'near', -3],
  ]);
});

it('lists of a timed run that goes on what nothing asked for', () => {
  expect(timedRows(null, { extras: [down('L_TRIGGER', 41.4)] })).toEqual([
    { frame: 41, type: 'L_TRIGGER', words: 'not asked for', tone: 'far', error: null },
  ]);
  expect(timedRows(null, null)).toEqual([]);
});

it('says of a run that waited what was measured: how long it took, and what was wrong', () => {
  expect(waitOutcome(waited([]))).toBe('3 of 3 in 8.2 s, no wrong press');
  expect(waitOutcome(waited([WRONG]))).toBe('3 of 3 in 8.2 s, 1 wrong press');
  expect(waitOutcome(waited([WRONG, WRONG, DROPPED]))).toBe(
    '3 of 3 in 8.2 s, 2 wrong presses, 1 hold let go too early',
  );
  expect(waitRows([WRONG, DROPPED]).map(({ frame, words }) => [frame, words])).toEqual([
    [12, 'not asked for'],
    [30, 'let go too early'],
  ]);
});

it.each([
  ['full timing after a clean run that waited', { waited: waited([]), finished: null, ranAt: 3 }, 'timing'],
  ['the same after one with a wrong press', { waited: waited([WRONG]), finished: null, ranAt: 3 }, 'again'],
  ['slower after a timed run with misses', { waited: null, finished: FEW, ranAt: 1 }, 'slower'],
  ['slower where less than half was on time', { waited: null, finished: ALL, ranAt: 1 }, 'slower'],
  ['the same at the slowest speed', { waited: null, finished: FEW, ranAt: 0 }, 'again'],
  ['the same after a run that went well', { waited: null, finished: CLEAN, ranAt: 1 }, 'again'],
])('offers %s', (_, view, step) => {
  expect(nextStep(view)).toBe(step);
});
