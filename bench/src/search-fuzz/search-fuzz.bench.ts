import { understand } from '@combolab/contracts/query';
import { random } from '@combolab/standalone/generate/random';
import { alone, mustHold, type Bench } from '../harness/figure.js';
import { fuzzed } from './fuzzed.js';

const QUESTIONS = 100_000;
const WARM_UP = 3000;
/** The slowest at first sight: what a pause of the process did to them does not happen again. */
const SUSPECTS = 500;
const AGAIN = 9;

/** How long the worst of many senseless questions takes to be read, against the median one; what they cost alone is printed. */
export const searchFuzzBench: Bench = ({ quick }) => {
  const draw = random(5);
  const read = (question: string): number => {
    const start = performance.now();
    const { text } = understand(question, { game: draw.chance(0.5) ? 'ssbu' : null });
    const took = performance.now() - start;
    mustHold(typeof text === 'string', `nothing was made of ${JSON.stringify(question)}`);
    return took;
  };
  for (let i = 0; i < WARM_UP; i += 1) read(fuzzed(draw));
  const times: { readonly took: number; readonly question: string }[] = [];
  const count = quick ? QUESTIONS / 20 : QUESTIONS;
  for (let i = 0; i < count; i += 1) {
    const question = fuzzed(draw);
    times.push({ took: read(question), question });
  }
  times.sort((a, b) => a.took - b.took);
  const at = (share: number): number => times[Math.min(count - 1, Math.floor(share * count))]?.took ?? 0;
  const [median, slowest] = [at(0.5), at(1)];
  const own = times.slice(-SUSPECTS).map(({ question }) => ({ question, took: medianOf(() => read(question)) }));
  const costliest = own.reduce((most, each) => (each.took > most.took ? each : most));
  const told = [median, at(0.99), at(0.999), slowest, costliest.took].map((ms) => ms.toFixed(2));
  console.error(`  median, p99, p99.9, worst, most by itself, in ms: ${told.join(', ')}`);
  console.error(`  the costliest: ${JSON.stringify(costliest.question.slice(0, 120))}`);
  const figure = (name: string, ratio: number, goal: { atMost: number } | null) =>
    alone({ median: ratio, min: ratio, max: ratio }, { name, unit: 'x', goal });
  return Promise.resolve([
    figure(`worst of ${count.toLocaleString('en')} fuzzed questions against the median`, slowest / median, {
      atMost: 10,
    }),
    figure(
      `the costliest of the slowest ${String(SUSPECTS)}, each read ${String(AGAIN)} times`,
      costliest.took / median,
      {
        atMost: 10,
      },
    ),
  ]);
};

function medianOf(once: () => number): number {
  const times = Array.from({ length: AGAIN }, once).sort((a, b) => a - b);
  return times[Math.floor(AGAIN / 2)] ?? 0;
}
