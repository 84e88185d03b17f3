import { acceptances, judgedBesideTruth } from '@combolab/contracts/testing/measure-lesson';
import { alone, mustHold, type Bench, type Figure } from '../harness/figure.js';
import { spreadOf } from '../harness/stats.js';

const SPEEDS = [1, 1 / 2, 1 / 4] as const;
const CASES = [
  { name: '1×', speed: 1, delayMs: 0 },
  { name: '1/2×', speed: 1 / 2, delayMs: 0 },
  { name: '1/4×', speed: 1 / 4, delayMs: 0 },
  { name: '1×, the pad 83 ms late and calibrated', speed: 1, delayMs: 83 },
] as const;
/** Judgements are told to a tenth of a frame. */
const told = (frames: number): number => Math.round(frames * 10) / 10;

/** The lesson's judges against what synthetic hands really did: jitter, bounces, two inputs within one look at the pad. */
export const lessonBench: Bench = ({ quick }) => {
  const traces = quick ? 100 : 1000;
  const seeds = Array.from({ length: traces }, (_, n) => n + 1);
  const once = (value: number) => spreadOf([value]);
  const accepting = SPEEDS.map((speed): Figure => {
    let sets = 0;
    const atOnce = seeds.filter((seed) => {
      const { accepted, shown } = acceptances(seed, speed);
      sets += shown.length;
      return accepted.length === shown.length && accepted.every((at, n) => at === shown[n]);
    });
    mustHold(sets > traces, 'the traces ask for nothing');
    return alone(once(atOnce.length), {
      name: `lesson at ${String(speed)}×: traces of ${String(traces)} whose ${String(sets)} sets were each accepted on the first look that shows them`,
      ...{ unit: 'traces', goal: { atLeast: traces } },
    });
  });
  const judging = CASES.flatMap(({ name, ...conditions }): Figure[] => {
    const judged = seeds.map((seed) => judgedBesideTruth(seed, conditions));
    const apart = judged.flatMap((each) => each.apart);
    mustHold(apart.length > traces, 'hardly a press was judged');
    return [
      alone(once(told(Math.max(...apart))), {
        name: `timed lesson at ${name}: worst of ${String(apart.length)} presses, judgement from truth`,
        ...{ unit: 'frames', goal: { atMost: 1 } },
      }),
      alone(once(judged.filter(({ sameKinds }) => !sameKinds).length), {
        name: `timed lesson at ${name}: runs of ${String(traces)} with another hit, miss or extra press than the truth`,
        ...{ unit: 'runs', goal: { atMost: 0 } },
      }),
    ];
  });
  return Promise.resolve([...accepting, ...judging]);
};
