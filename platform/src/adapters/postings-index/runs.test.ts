import fc from 'fast-check';
import { Runs } from './runs.js';

function isInOrder(pattern: readonly number[], list: readonly number[]): boolean {
  let met = 0;
  for (const each of list) if (each === pattern[met]) met += 1;
  return met === pattern.length;
}

const numbers = fc.oneof({ weight: 9, arbitrary: fc.nat(3) }, fc.constantFrom(255, 256, 257, 65_535, 65_536, 70_000));

it('keeps lists of any numbers, and finds what stands in an order in them', () => {
  const lists = fc.array(fc.array(numbers, { maxLength: 40 }), { minLength: 1, maxLength: 60 });
  const property = fc.property(lists, fc.array(numbers, { maxLength: 5 }), (all, pattern) => {
    const runs = new Runs();
    for (const list of all) runs.add(list);
    const has = runs.having(pattern);
    all.forEach((list, ordinal) => {
      expect([...runs.of(ordinal)]).toEqual(list);
      expect(has(ordinal)).toBe(isInOrder(pattern, list));
    });
  });
  fc.assert(property, { numRuns: 300 });
});

it('grows with its lists', () => {
  const runs = new Runs();
  for (let i = 0; i < 3000; i += 1) runs.add([i % 7, i % 300]);
  const has = runs.having([2, 2]);
  expect(Array.from({ length: 3000 }, (_, i) => i).filter(has)).toEqual([2, 2102]);
});
