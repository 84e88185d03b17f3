import { percentileOf, recordingErrors, sizesOf } from '@combolab/frontend/testing/measure-recording';
import { alone, mustHold, type Bench, type Figure, type Goal } from '../harness/figure.js';
import { spreadOf } from '../harness/stats.js';

const SPEEDS: readonly { readonly name: string; readonly rate: number; readonly p95: Goal | null }[] = [
  { name: '1/8', rate: 1 / 8, p95: { atMost: 1 } },
  { name: '1/4', rate: 1 / 4, p95: { atMost: 1 } },
  { name: '1/2', rate: 1 / 2, p95: null },
  { name: '2/3', rate: 2 / 3, p95: null },
  { name: '1', rate: 1, p95: { atMost: 2 } },
];

/**
 * Presses recorded along with a clip by players of their own delay and a deviation of 15 ms, who have tapped along
 * before, on pads that tell 60, 125 or 250 times a second, against what they wanted to press.
 */
export const recordingBench: Bench = ({ quick, rounds }) => {
  const figures = SPEEDS.flatMap(({ name, rate, p95 }): Figure[] => {
    const all = Array.from({ length: rounds }, (_, round) => recordingErrors(rate, quick ? 5 : 60, 101 + round));
    for (const { missed, extra } of all)
      mustHold(missed === 0 && extra === 0, `at ${name} presses were lost or invented`);
    const wanted = all.reduce((sum, each) => sum + each.wanted, 0);
    const figure = (what: string, values: readonly number[], goal: Goal | null): Figure =>
      alone(spreadOf(values), { name: `recording at ${name}×: ${what}`, unit: 'frames', goal });
    const worst = Math.max(...all.flatMap(({ starts }) => sizesOf(starts).at(-1) ?? 0));
    return [
      figure(
        `median of ${String(wanted)} presses, how far to one side`,
        all.map(({ starts }) => Math.abs(percentileOf(starts, 0.5))),
        { atMost: 0 },
      ),
      figure(
        'half of the presses within',
        all.map(({ starts }) => percentileOf(sizesOf(starts), 0.5)),
        null,
      ),
      figure(
        `95 of 100 presses within, the worst ${String(worst)}`,
        all.map(({ starts }) => percentileOf(sizesOf(starts), 0.95)),
        p95,
      ),
      figure(
        '95 of 100 releases within',
        all.map(({ ends }) => percentileOf(sizesOf(ends), 0.95)),
        null,
      ),
    ];
  });
  return Promise.resolve(figures);
};
