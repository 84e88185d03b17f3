import fc from 'fast-check';
import { fields, queries } from '../../contract-suites/search-index/random.js';
import { document } from '../../contract-suites/search-index/support.js';
import { EVERYTHING } from '../../ports/search-index.js';
import { createMemorySearchIndex } from '../memory-search-index.js';
import { findsDocument } from './matches-alone.js';

it('finds exactly what a search finds, when all of its words are known', async () => {
  let compared = 0;
  const property = fc.asyncProperty(fields, fields, queries, async (one, two, query) => {
    const documents = [document('one', one), document('two', two)];
    const index = createMemorySearchIndex();
    await index.write(documents);
    const { ids, corrections } = await index.search({ ...query, limit: 50, cursor: null, skip: 0 });
    if (corrections.length > 0) return;
    compared += ids.length;
    expect(documents.filter((each) => findsDocument(query, each)).map(({ id }) => id)).toEqual([...ids].sort());
  });
  await fc.assert(property, { numRuns: 1500 });
  expect(compared).toBeGreaterThan(100);
});

it('takes words as they are written, the last as a prefix', () => {
  const ladder = document('one', { name: 'Up air ladder' });
  const finds = (text: string) => findsDocument({ ...EVERYTHING, text }, ladder);
  expect(['ladder air', 'up lad', '', 'lad up', 'latder'].map(finds)).toEqual([true, true, true, false, false]);
});
