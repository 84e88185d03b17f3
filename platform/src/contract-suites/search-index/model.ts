import fc from 'fast-check';
import { createMemorySearchIndex } from '../../adapters/memory-search-index.js';
import type { SearchIndex, SearchQuery } from '../../ports/search-index.js';
import { changes, queries } from './random.js';
import type { CreateSearchIndex } from './support.js';

const RUNS = 60;

/** Each page with total and facets; the cursors themselves may differ. */
async function everyPage(index: SearchIndex, query: SearchQuery): Promise<unknown[]> {
  const pages: unknown[] = [];
  let cursor: string | null = null;
  do {
    const answer = await index.search({ ...query, cursor });
    cursor = answer.cursor;
    pages.push({ ...answer, cursor: cursor !== null });
  } while (cursor !== null);
  return pages;
}

/** Whatever is written in whatever order, every answer equals that of the index which looks at every document. */
export function describeModel(create: CreateSearchIndex): void {
  describe('model', () => {
    it('answers like a brute-force index', async () => {
      const property = fc.asyncProperty(
        fc.array(changes, { minLength: 1, maxLength: 4 }),
        fc.nat(5),
        fc.array(queries, { minLength: 4 }),
        async (batches, rebuildAt, asked) => {
          await using index = await create();
          await using oracle = createMemorySearchIndex();
          for (const [at, batch] of batches.entries()) {
            for (const each of [index, oracle]) {
              if (at === rebuildAt) await each.beginRebuild();
              await each.write(batch);
              if (at === rebuildAt + 1) await each.swap();
            }
            expect(await index.count()).toBe(await oracle.count());
            for (const query of asked) expect(await everyPage(index, query)).toEqual(await everyPage(oracle, query));
          }
        },
      );
      await fc.assert(property, { numRuns: RUNS });
    }, 300_000);
  });
}
