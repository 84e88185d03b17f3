import fc from 'fast-check';
import { random } from '../generate/random.js';
import { AT_ONCE, isServer, planFaults } from './fault-plan.js';

it('draws as many faults as asked, at most five at once and of nobody twice at once, the same for the same seed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 31 }), fc.integer({ min: 1, max: 300 }), (seed, count) => {
      const rounds = planFaults(random(seed), count);
      expect(rounds.flat()).toHaveLength(count);
      for (const round of rounds) {
        expect(round.length).toBeLessThanOrEqual(AT_ONCE);
        expect(new Set(round.map(({ target }) => target)).size).toBe(round.length);
      }
      expect(planFaults(random(seed), count)).toEqual(rounds);
    }),
  );
});

it('meets every process and server, and one process alone', () => {
  const rounds = planFaults(random(1), 200);
  expect(new Set(rounds.flat().map(({ target }) => target)).size).toBe(16);
  const alone = rounds.filter((round) => round.length === 1 && round.every(({ target }) => !isServer(target)));
  expect(alone.length).toBeGreaterThan(5);
});

it('never kills the emulator of accounts, which would forget them', () => {
  const faults = planFaults(random(2), 1000).flat();
  expect(faults.filter(({ target, how }) => target === 'firebase' && how !== 'frozen')).toEqual([]);
});
