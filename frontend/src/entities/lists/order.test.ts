import fc from 'fast-check';
import { inKnownOrder, moved, onPages } from './order.js';

it('moves one thing and keeps the order of all others', () => {
  expect(moved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
  expect(moved(['a', 'b', 'c', 'd'], 3, 0)).toEqual(['d', 'a', 'b', 'c']);
  expect(moved(['a', 'b'], 0, 9)).toEqual(['b', 'a']);
  expect(moved(['a', 'b'], 1, -1)).toEqual(['b', 'a']);
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(), { minLength: 1 }), fc.nat(40), fc.nat(40), (all, from, to) => {
      const start = from % all.length;
      const thing = all[start];
      const result = moved(all, start, to);
      expect(result[Math.min(to, all.length - 1)]).toBe(thing);
      expect(result.filter((each) => each !== thing)).toEqual(all.filter((each) => each !== thing));
    }),
  );
});

it('loses nothing when pages are divided again', () => {
  expect(onPages(['a', 'b', 'c'], [2, 2])).toEqual([['a', 'b'], ['c']]);
  expect(onPages(['a', 'b', 'c', 'd', 'e'], [2, 2])).toEqual([
    ['a', 'b'],
    ['c', 'd', 'e'],
  ]);
  fc.assert(
    fc.property(fc.array(fc.nat()), fc.array(fc.nat(20), { minLength: 1 }), (all, lengths) => {
      expect(onPages(all, lengths).flat()).toEqual(all);
    }),
  );
});

it('keeps the known order whatever was changed last, and puts new ones first', () => {
  const named = (...ids: string[]) => ids.map((_id) => ({ _id }));
  expect(inKnownOrder(named('b', 'a'), [])).toEqual(named('b', 'a'));
  expect(inKnownOrder(named('c', 'n', 'a', 'm', 'b'), ['a', 'b', 'c'])).toEqual(named('n', 'm', 'a', 'b', 'c'));
  expect(inKnownOrder(named('c', 'a'), ['a', 'b', 'c'])).toEqual(named('a', 'c'));
});
