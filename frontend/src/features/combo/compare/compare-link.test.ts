import fc from 'fast-check';
import { readComparison, writeComparison, type Comparison } from './compare-link.js';

const id = fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/);
const frame = fc.nat(3600);
const comparisons: fc.Arbitrary<Comparison> = fc.record({
  first: fc.option(id),
  second: fc.option(id),
  aligned: fc.option(fc.tuple(frame, frame)),
});

it('is read as it was written', () => {
  fc.assert(
    fc.property(comparisons, (comparison) => {
      expect(readComparison(new URLSearchParams(writeComparison(comparison)))).toEqual(comparison);
    }),
  );
});

it('takes nothing from what it does not understand', () => {
  for (const text of ['a=../x&b=&at=1', 'at=-1-2', 'at=1-2-3', 'at=100000-1'])
    expect(readComparison(new URLSearchParams(text))).toEqual({ first: null, second: null, aligned: null });
});
