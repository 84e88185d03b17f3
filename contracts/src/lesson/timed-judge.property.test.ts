import fc from 'fast-check';
import type { Action } from '../track/action.js';
import type { PressEdge } from './edges.js';
import { lessonSteps, startsHold } from './lesson-steps.js';
import { scoreOf } from './run-score.js';
import { judgedBesideTruth } from './testing/measure-lesson.js';
import { syntheticTrace } from './testing/synthetic-trace.js';
import { syntheticTrack } from './testing/synthetic-track.js';
import { judgeRun } from './timed-judge.js';

const TRACES = 1000;
const seeds = Array.from({ length: TRACES }, (_, i) => i + 1);
/** Judgements are told to a tenth of a frame. */
const TELLING = 0.051;

/** Pressed and released exactly as asked, plain presses 3 frames long. */
const perfect = (actions: readonly Action[]): PressEdge[] => {
  const steps = lessonSteps(actions);
  return steps.flatMap(({ frame, begin, release }, i) => {
    return [
      ...release.map((type) => ({ type, down: false, frame })),
      ...begin.map((type) => ({ type, down: true, frame })),
      ...begin.filter((type) => !startsHold(steps, i, type)).map((type) => ({ type, down: false, frame: frame + 3 })),
    ];
  });
};
const shifted = (edges: readonly PressEdge[], by: number): PressEdge[] =>
  edges.map((edge) => ({ ...edge, frame: edge.frame + by }));
const track = fc.integer({ min: 1, max: 1_000_000 }).map((seed) => syntheticTrack(seed));

it.each([
  ['full', 1, 0],
  ['half', 1 / 2, 0],
  ['a quarter of full', 1 / 4, 0],
  ['full', 1, 83],
])('judges 1,000 traces at %s speed within one frame of their truth, the pad late by %p ms', (_, speed, delayMs) => {
  let worst = 0;
  const differing: number[] = [];
  for (const seed of seeds) {
    const { sameKinds, apart } = judgedBesideTruth(seed, { speed, delayMs });
    if (!sameKinds) differing.push(seed);
    worst = Math.max(worst, ...apart);
  }
  expect(differing).toEqual([]);
  expect(worst).toBeGreaterThan(0);
  expect(worst).toBeLessThanOrEqual(1 + 2 * TELLING);
});

it('finds every press of 1,000 human traces and calls none extra', () => {
  for (const seed of seeds) {
    const actions = syntheticTrack(seed);
    const { missed, extras } = scoreOf(judgeRun(actions, syntheticTrace(actions, { seed }).edges));
    expect([seed, missed, extras]).toEqual([seed, 0, 0]);
  }
});

it('gives a perfect run 100, and tells 3 frames late on one action as just that', () => {
  fc.assert(
    fc.property(track, fc.nat(), (actions, pick) => {
      const edges = perfect(actions);
      const judged = judgeRun(actions, edges);
      expect(scoreOf(judged)).toMatchObject({ score: 100, average: 0, clean: true, onTime: judged.presses.length });
      const slow = judged.actions[pick % judged.actions.length];
      const late = edges.map((edge) =>
        edge.frame === slow?.frame || edge.frame === (slow?.frame ?? 0) + 3 ? { ...edge, frame: edge.frame + 3 } : edge,
      );
      const { actions: told, extras } = judgeRun(actions, late);
      expect(extras).toEqual([]);
      expect(told).toEqual(judged.actions.map((each) => (each === slow ? { ...each, error: 3 } : each)));
    }),
    { numRuns: TRACES },
  );
});

it('shifts the average by just as much as a whole run is shifted', () => {
  fc.assert(
    fc.property(track, fc.integer({ min: -12, max: 12 }), fc.nat(), (actions, by, seed) => {
      const { edges } = syntheticTrace(actions, { seed, jitter: 0.5 });
      const [before, after] = [edges, shifted(edges, by)].map((each) => scoreOf(judgeRun(actions, each)));
      expect(after?.missed).toBe(0);
      expect((after?.average ?? NaN) - (before?.average ?? NaN)).toBeCloseTo(by, 5);
    }),
    { numRuns: TRACES },
  );
});

it('hears a hand that drifts as later and later', () => {
  for (const seed of seeds.slice(0, 100)) {
    const actions = syntheticTrack(seed);
    const { actions: told } = judgeRun(actions, syntheticTrace(actions, { seed, jitter: 0.3, drift: 1 }).edges);
    for (const { frame, error } of told) expect(Math.abs((error ?? NaN) - frame / 60)).toBeLessThan(2.2);
  }
});

it('judges a long track with many presses of one input', () => {
  const presses = [{ type: 'A_BUTTON', hold: 'SELECT_NO_HOLD', isComplete: true }] as const;
  const actions = Array.from({ length: 1200 }, (_, i) => ({ frame: i * 3, breakpoint: false, presses }));
  const edges = actions.map(({ frame }) => ({ type: 'A_BUTTON' as const, down: true, frame: frame + 1 }));
  expect(scoreOf(judgeRun(actions, edges))).toMatchObject({ score: 100, total: 1200, average: 1 });
});
