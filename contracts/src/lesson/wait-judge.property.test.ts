import type { PressType } from '../track/press.js';
import { lessonSteps, required, type LessonStep } from './lesson-steps.js';
import { BEGIN_MS, syntheticTrace, type TraceSample } from './testing/synthetic-trace.js';
import { syntheticTrack } from './testing/synthetic-track.js';
import { WaitJudge } from './wait-judge.js';

const TRACES = 1000;
const same = (a: ReadonlySet<PressType>, b: ReadonlySet<PressType>): boolean =>
  a.size === b.size && [...a].every((type) => b.has(type));

/** Frames before its own from which on the presses of a step can come: those of the step before are up by then. */
const EARLIEST = 3.5;

/** When each step's set is shown for the first time among the samples around its frame, found by sets alone. */
const firstShown = (
  samples: readonly TraceSample[],
  steps: readonly LessonStep[],
  speed: number,
): (number | undefined)[] =>
  steps.map((step) => {
    const from = BEGIN_MS + (((step.frame - EARLIEST) / 60) * 1000) / speed;
    return samples.find(({ at, pressed }) => at >= from && same(pressed, required(step)))?.at;
  });

it.each([1, 1 / 2])('accepts each exact set on the first sample that shows it, 1,000 of 1,000 at speed %p', (speed) => {
  let accepted = 0;
  for (let seed = 1; seed <= TRACES; seed += 1) {
    const actions = syntheticTrack(seed);
    const steps = lessonSteps(actions);
    const { samples } = syntheticTrace(actions, { seed, speed });
    const judge = new WaitJudge(steps, 'exact');
    const at = samples.flatMap(({ pressed, at: now }) => (judge.sample(pressed, now).kind === 'accepted' ? [now] : []));
    expect([seed, at]).toEqual([seed, firstShown(samples, steps, speed)]);
    accepted += 1;
  }
  expect(accepted).toBe(TRACES);
});

it('goes through 1,000 traces with needed presses too, and drops no hold', () => {
  for (let seed = 1; seed <= TRACES; seed += 1) {
    const actions = syntheticTrack(seed);
    const judge = new WaitJudge(lessonSteps(actions), 'needed');
    const kinds = syntheticTrace(actions, { seed }).samples.map(({ pressed, at }) => judge.sample(pressed, at).kind);
    expect([seed, judge.step, kinds.includes('dropped')]).toEqual([seed, null, false]);
  }
});
