import { lessonSteps } from './lesson-steps.js';
import { acceptances } from './testing/measure-lesson.js';
import { syntheticTrace } from './testing/synthetic-trace.js';
import { syntheticTrack } from './testing/synthetic-track.js';
import { WaitJudge } from './wait-judge.js';

const TRACES = 1000;

it.each([1, 1 / 2])('accepts each exact set on the first sample that shows it, 1,000 of 1,000 at speed %p', (speed) => {
  for (let seed = 1; seed <= TRACES; seed += 1) {
    const { accepted, shown } = acceptances(seed, speed);
    expect([seed, accepted]).toEqual([seed, shown]);
    expect(accepted.length).toBeGreaterThan(0);
  }
});

it('goes through 1,000 traces with needed presses too, and drops no hold', () => {
  for (let seed = 1; seed <= TRACES; seed += 1) {
    const actions = syntheticTrack(seed);
    const judge = new WaitJudge(lessonSteps(actions), 'needed');
    const kinds = syntheticTrace(actions, { seed }).samples.map(({ pressed, at }) => judge.sample(pressed, at).kind);
    expect([seed, judge.step, kinds.includes('dropped')]).toEqual([seed, null, false]);
  }
});
