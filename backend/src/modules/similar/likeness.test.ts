import fc from 'fast-check';
import { likeness, movesAlike, type Compared } from './likeness.js';

const combo = (fields: Partial<Compared> = {}): Compared => ({
  attacker: 'ssbu:mario',
  defenders: ['ssbu:ness'],
  percent: [0, 40],
  moves: ['down-throw', 'up-air', 'up-air'],
  steps: [10, 40, 70],
  ...fields,
});
const combos: fc.Arbitrary<Compared> = fc.record({
  attacker: fc.constantFrom('ssbu:mario', 'ssbu:ness'),
  defenders: fc.subarray(['ssbu:mario', 'ssbu:fox', 'ssbu:ness'], { minLength: 1 }),
  percent: fc.tuple(fc.nat(100), fc.nat(100)).map(([low, more]): [number, number] => [low, low + more]),
  moves: fc.array(fc.constantFrom('up-air', 'up-throw', 'jab-1'), { maxLength: 8 }),
  steps: fc.uniqueArray(fc.nat(600), { maxLength: 8 }).map((frames) => frames.sort((a, b) => a - b)),
});

it('is the same both ways, between 0 and 1, and 1 with itself', () => {
  fc.assert(
    fc.property(combos, combos, (a, b) => {
      const alike = likeness(a, b);
      expect(alike).toBeCloseTo(likeness(b, a), 12);
      expect(alike).toBeGreaterThanOrEqual(0);
      expect(alike).toBeLessThanOrEqual(1);
      expect(likeness(a, a)).toBeCloseTo(1, 12);
    }),
  );
});

it('finds the one with a move more nearer than the one in another order, and that nearer than one of other moves', () => {
  const longer = likeness(combo(), combo({ moves: ['down-throw', 'up-air', 'up-air', 'up-special'] }));
  const turned = likeness(combo(), combo({ moves: ['up-air', 'up-air', 'down-throw'] }));
  const other = likeness(combo(), combo({ moves: ['jab-1', 'jab-2', 'forward-smash'] }));
  expect([longer > turned, turned > other]).toEqual([true, true]);
});

it('finds the same hands nearer than a slower rhythm', () => {
  const same = likeness(combo(), combo({ steps: [110, 141, 170] }));
  expect(same).toBeGreaterThan(likeness(combo(), combo({ steps: [10, 90, 180] })));
});

it('finds the same matchup nearer than the same fighter, and that nearer than somebody else', () => {
  const matchup = likeness(combo(), combo());
  const fighter = likeness(combo(), combo({ defenders: ['ssbu:fox'] }));
  const nobody = likeness(combo(), combo({ attacker: 'ssbu:luigi', defenders: ['ssbu:fox'] }));
  expect([matchup > fighter, fighter > nobody]).toEqual([true, true]);
});

it('counts moves for nothing where nobody says them', () => {
  expect(movesAlike(combo(), combo({ moves: [] }))).toBeNull();
  expect(likeness(combo({ moves: [] }), combo({ moves: [] }))).toBe(1);
});
