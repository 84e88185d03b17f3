import fc from 'fast-check';
import { facetOrder } from './facet-order.js';

const value = fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 6 });
const counts = fc.uniqueArray(fc.record({ value, count: fc.nat(5) }), {
  selector: (each) => each.value,
  maxLength: 80,
});

describe('the counts of a facet', () => {
  it('stand with most combos first, then by value, without zeros', () => {
    const given = [
      { value: 'b', count: 2 },
      { value: 'none', count: 0 },
      { value: 'a', count: 2 },
      { value: 'c', count: 9 },
    ];
    expect(facetOrder('tag', given).map((each) => each.value)).toEqual(['c', 'a', 'b']);
  });

  it('are of a field with very many values the first of them, whatever order they come in', () => {
    fc.assert(
      fc.property(counts, (given) => {
        const whole = facetOrder('tag', given);
        expect(whole).toHaveLength(given.filter(({ count }) => count > 0).length);
        expect(facetOrder('author', given)).toEqual(whole.slice(0, 20));
        expect(facetOrder('author', [...given].reverse())).toEqual(whole.slice(0, 20));
      }),
    );
  });
});
