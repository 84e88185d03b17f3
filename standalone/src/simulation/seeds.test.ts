import { Counts } from './counts.js';
import { failureOf, loadSimulation, type Simulate } from './testing/load.js';

/** `npm run test:long` asks for 10,000. */
const SEEDS = Number(process.env.SIMULATION_SEEDS ?? 200);
const FIRST = Number(process.env.SIMULATION_FROM ?? 1);
/** Most time for one seed, on a machine that does much else meanwhile, in ms. */
const SEED_MS = 3000;

let simulate: Simulate;
beforeAll(async () => {
  simulate = await loadSimulation();
});

it(
  'keeps every promise of the product through crashes, disk faults and lost messages, whatever the seed',
  async () => {
    const counts = new Counts();
    const failures: string[] = [];
    const began = process.cpuUsage();
    let [events, steps] = [0, 0];
    for (let seed = FIRST; seed < FIRST + SEEDS; seed += 1) {
      const outcome = await simulate(seed);
      counts.addAll(outcome.counts);
      events += outcome.events;
      steps += outcome.steps;
      if (outcome.broken.length === 0) continue;
      failures.push(failureOf(outcome));
      process.stderr.write(`${failureOf(outcome)}\n`);
    }
    const seconds = (process.cpuUsage(began).user / 1e6).toFixed(1);
    const total = [
      `${String(SEEDS)} seeds from ${String(FIRST)}`,
      `${String(events)} events`,
      `${String(steps)} steps`,
    ];
    process.stderr.write(`simulated ${total.join(', ')} in ${seconds} s of processor time; ${String(counts)}; `);
    process.stderr.write(`${String(failures.length)} failed\n`);
    expect(failures).toEqual([]);
  },
  SEED_MS * Math.max(SEEDS, 100),
);

it('does the very same again for the same seed, and something else for another', async () => {
  const [once, again, other] = [await simulate(FIRST), await simulate(FIRST), await simulate(FIRST + 1)];
  expect(again).toEqual(once);
  expect(other.trace).not.toBe(once.trace);
});
