import fc from 'fast-check';
import { facetOrder } from '@combolab/contracts/plain';
import { commonest, Largest } from './commonest.js';

it('has the values with the highest counts, those of one count by value, whatever else there is', () => {
  const counts = fc.array(fc.nat(9), { maxLength: 60 });
  const property = fc.property(counts, fc.integer({ min: 1, max: 25 }), (all, most) => {
    const values = all.map((_, code) => (code === 0 ? '' : `v${String((code * 37) % 61)}`));
    const whole = values
      .map((value, code) => ({ value, count: all[code] ?? 0 }))
      .filter(({ value, count }) => value !== '' && count > 0);
    const found = commonest(values, Int32Array.from(all), most);
    expect(facetOrder('attacker', found).slice(0, most)).toEqual(facetOrder('attacker', whole).slice(0, most));
  });
  fc.assert(property, { numRuns: 500 });
});

it('keeps the largest numbers', () => {
  const largest = new Largest(3);
  const leasts = [5, 2, 9, 9, 1, 7].map((number) => {
    largest.add(number);
    return largest.least;
  });
  expect(leasts).toEqual([1, 1, 2, 5, 5, 7]);
});
