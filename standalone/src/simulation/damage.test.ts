import { Counts } from './counts.js';
import { loadSimulation, type Simulate } from './testing/load.js';

const SEEDS = 15;

let simulate: Simulate;
beforeAll(async () => {
  simulate = await loadSimulation();
});

it.each(['damaged log', 'misdirected writes'] as const)(
  'tells of a log that has %s, and never reads something else',
  async (fault) => {
    const counts = new Counts();
    for (let seed = 1; seed <= SEEDS; seed += 1) {
      const outcome = await simulate(seed, { faults: [fault, 'kill a thread', 'power'] });
      expect(outcome.broken).toEqual([]);
      counts.addAll(outcome.counts);
    }
    expect(counts.of('damage of the log told')).toBeGreaterThan(0);
  },
);

it('builds views and index anew that are damaged, and ends with all of it', async () => {
  const counts = new Counts();
  for (let seed = 1; seed <= SEEDS; seed += 1) {
    const outcome = await simulate(seed, { faults: ['damaged views', 'damaged index'] });
    expect(outcome.broken).toEqual([]);
    counts.addAll(outcome.counts);
  }
  expect(counts.of('views built anew')).toBeGreaterThan(0);
  expect(counts.of('index built anew')).toBeGreaterThan(0);
});
