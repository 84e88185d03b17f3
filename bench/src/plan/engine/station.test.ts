import fc from 'fast-check';
import { mean, serve } from '../testing/queue.js';

const MINUTES_20 = 1_200_000;

it('loses no job and makes up none: what came has gone or is inside', () => {
  fc.assert(
    fc.property(
      fc.record({
        ...{
          rate: fc.double({ min: 0.01, max: 0.5, noNaN: true }),
          serviceMs: fc.double({ min: 0.1, max: 20, noNaN: true }),
        },
        ...{ servers: fc.integer({ min: 1, max: 8 }), seed: fc.integer({ min: 0, max: 1e6 }), ms: fc.constant(2000) },
      }),
      (queue) => {
        const { sojourns, station } = serve(queue);
        const inside = sojourns.filter((each) => Number.isNaN(each)).length;
        expect(station.counts.come).toBe(sojourns.length);
        expect(station.inside).toBe(inside);
        expect(station.counts.gone).toBe(sojourns.length - inside);
      },
    ),
    { numRuns: 50 },
  );
});

it.each([
  [0.05, 10, 1],
  [0.2, 10, 4],
  [0.4, 10, 8],
])('is used as rate × time ÷ servers says: %d/ms of %d ms on %d', (rate, serviceMs, servers) => {
  const { station } = serve({ rate, serviceMs, servers, seed: 7, ms: MINUTES_20 });
  const used = station.workMs / MINUTES_20 / servers;
  expect(Math.abs(used - (rate * serviceMs) / servers)).toBeLessThan(0.02);
});

it.each([0.3, 0.6, 0.8])('makes jobs of one server wait as M/M/1 says, %d in use: time ÷ (1 − use)', (use) => {
  const serviceMs = 10;
  const { sojourns } = serve({ rate: use / serviceMs, serviceMs, servers: 1, seed: 11, ms: MINUTES_20 * 5 });
  const expected = serviceMs / (1 - use);
  expect(Math.abs(mean(sojourns) / expected - 1)).toBeLessThan(0.05);
});

it('shares one core evenly among many as M/M/1 with processor sharing says: the same mean', () => {
  const serviceMs = 10;
  const { sojourns } = serve({ rate: 0.06, serviceMs, servers: 1000, cores: 1, seed: 5, ms: MINUTES_20 * 5 });
  expect(Math.abs(mean(sojourns) / (serviceMs / 0.4) - 1)).toBeLessThan(0.05);
});

it('makes no job later by one server more', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 0, max: 1e6 }), (servers, seed) => {
      const queue = { rate: 0.15, serviceMs: 10, seed, ms: 5000 };
      const few = serve({ ...queue, servers }).sojourns;
      const more = serve({ ...queue, servers: servers + 1 }).sojourns;
      expect(more).toHaveLength(few.length);
      for (const [at, ms] of few.entries()) if (!Number.isNaN(ms)) expect(more[at]).toBeLessThanOrEqual(ms + 1e-6);
    }),
    { numRuns: 50 },
  );
});
