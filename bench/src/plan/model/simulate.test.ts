import fc from 'fast-check';
import { percentile } from '../../harness/stats.js';
import { standardCosts } from '../costs/costs.js';
import { STANDARD_LOAD } from './load.js';
import { simulate, type Simulation } from './simulate.js';

const small: Simulation = {
  costs: standardCosts(),
  seed: 3,
  seconds: 2,
  load: { ...STANDARD_LOAD, combos: 10_000, commands: 100, viewers: 2000 },
  topology: {
    ...{ apis: 4, gateways: 2, relays: 1, projectors: 2, indexers: 1, partitions: 12, searchShards: 1 },
    ...{ commitsCores: 4, viewsCores: 8, kafkaCores: 2, searchCores: 8 },
  },
};

it('gives the same answer for the same seed, and another for another', () => {
  expect(simulate(small)).toEqual(simulate(small));
  expect(simulate({ ...small, seed: 4 }).shownMs).not.toEqual(simulate(small).shownMs);
});

it('brings every command to its views, but those on their way', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 150 }), fc.integer({ min: 0, max: 1e6 }), (commands, seed) => {
      const { unapplied } = simulate({ ...small, seed, seconds: 1, load: { ...small.load, commands } });
      expect(unapplied).toBeGreaterThanOrEqual(0);
      // none of them takes a quarter of a second on machines that have little to do
      expect(unapplied).toBeLessThan(10 + commands / 4);
    }),
    { numRuns: 10 },
  );
});

it('answers no later with more machines: the same people, twice as many processes and cores', () => {
  const { topology } = small;
  const twice = {
    ...topology,
    apis: 8,
    projectors: 4,
    commitsCores: 8,
    viewsCores: 16,
    kafkaCores: 4,
    searchCores: 16,
  };
  for (const seed of [1, 2, 3]) {
    const [few, more] = [topology, twice].map((each) =>
      percentile(simulate({ ...small, seed, topology: each }).answeredMs, 0.95),
    );
    expect(more).toBeLessThanOrEqual((few ?? 0) * 1.05);
  }
});

it('tells viewers of a hot room four times a second at most', () => {
  const one = { ...small.load, combos: 1, exponent: 0.8, roomsEach: 1, viewers: 20 };
  const { deliveriesPerSecond } = simulate({ ...small, load: one });
  expect(deliveriesPerSecond).toBeLessThanOrEqual(20 * 4 * 1.6);
  expect(deliveriesPerSecond).toBeGreaterThan(0);
});
