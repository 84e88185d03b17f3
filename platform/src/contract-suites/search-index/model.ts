import fc from 'fast-check';
import { createMemorySearchIndex } from '../../adapters/memory-search-index.js';
import type { SearchAnswer, SearchIndex, SearchQuery } from '../../ports/search-index.js';
import { isRanked } from '../../ranking/relevance.js';
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

/** What is found of a query whose order is the engine's own, in no order. */
async function allOf(index: SearchIndex, query: SearchQuery): Promise<unknown> {
  const ids: string[] = [];
  let cursor: string | null = null;
  let last: SearchAnswer;
  do {
    last = await index.search({ ...query, skip: 0, cursor });
    ids.push(...last.ids);
    ({ cursor } = last);
  } while (cursor !== null);
  return { ...last, ids: ids.sort() };
}

/** `exactly`: in the very order of the judge. `alike`: the order of what ranks is the engine's own, all else is not. */
export type Ranks = 'exactly' | 'alike';

/** Whatever is written in whatever order, every answer equals that of the index which looks at every document. */
export function describeModel(create: CreateSearchIndex, ranks: Ranks): void {
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
            for (const query of asked) {
              const read = ranks === 'alike' && isRanked(query) ? allOf : everyPage;
              expect(await read(index, query)).toEqual(await read(oracle, query));
            }
          }
        },
      );
      await fc.assert(property, { numRuns: RUNS });
    }, 600_000);
  });
}
