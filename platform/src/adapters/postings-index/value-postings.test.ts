import fc from 'fast-check';
import { facetOrder } from '@combolab/contracts/plain';
import { DocSet } from './doc-set.js';
import { ValuePostings } from './value-postings.js';

const DOCUMENTS = 3000;
const MOST = 20;

/** A few who share much, and many who share little; some share nothing any more. */
const sharing = fc.record({
  seed: fc.integer({ min: 1, max: 1000 }),
  authors: fc.constantFrom(3, 30, 400),
  skew: fc.constantFrom(1, 3, 6),
  gone: fc.array(fc.nat(DOCUMENTS - 1), { maxLength: 200 }),
  every: fc.integer({ min: 1, max: 9 }),
});

it('knows the commonest values of any documents as counting each would, or leaves it to that', () => {
  let known = 0;
  const property = fc.property(sharing, ({ seed, authors, skew, gone, every }) => {
    const postings = new ValuePostings();
    const author = (ordinal: number): number => Math.floor(authors * (((ordinal * 7919 + seed) % 1009) / 1009) ** skew);
    for (let ordinal = 0; ordinal < DOCUMENTS; ordinal += 1) postings.add(`a${String(author(ordinal))}`, ordinal);
    const left = new Set(gone);
    for (const ordinal of left) postings.remove(postings.code(`a${String(author(ordinal))}`), ordinal);
    const asked = Uint32Array.from({ length: DOCUMENTS }, (_, n) => n).filter((n) => n % every === 0 && !left.has(n));
    const documents = DocSet.ofOrdinals(asked, DOCUMENTS);
    const found = postings.commonestIn(documents, MOST, DOCUMENTS);
    if (found === null) return;
    known += 1;
    const all = facetOrder('author', postings.countsIn(documents, DOCUMENTS));
    expect(facetOrder('author', found)).toEqual(all);
  });
  fc.assert(property, { numRuns: 200 });
  expect(known).toBeGreaterThan(50);
});

it('leaves few documents, and many equally rare values, to counting one by one', () => {
  const postings = new ValuePostings();
  for (let ordinal = 0; ordinal < DOCUMENTS; ordinal += 1) postings.add(`a${String(ordinal % 1000)}`, ordinal);
  expect(postings.commonestIn(DocSet.ofList(Uint32Array.of(1, 5)), MOST, DOCUMENTS)).toBeNull();
  const half = Uint32Array.from({ length: DOCUMENTS / 2 }, (_, n) => n * 2);
  expect(postings.commonestIn(DocSet.ofOrdinals(half, DOCUMENTS), MOST, DOCUMENTS)).toBeNull();
});
