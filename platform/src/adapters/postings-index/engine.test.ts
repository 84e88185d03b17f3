import fc from 'fast-check';
import { fields, queries } from '../../contract-suites/search-index/random.js';
import { document } from '../../contract-suites/search-index/support.js';
import type { SearchDocument, SearchQuery } from '../../ports/search-index.js';
import { createMemorySearchIndex } from '../memory-search-index.js';
import { SearchEngine } from './engine.js';

const SEED = 11;
const LOADED = 2000;
const ADDED = 1500;

/** Documents enough that sets are dense, blocks split and deleted ones lie between the living. */
function sample(): SearchDocument[] {
  return fc
    .sample(fields, { seed: SEED, numRuns: LOADED + ADDED })
    .map((each, i) => document(`id-${String(i)}`, { ...each, numLikes: i % 300, standing: i % 170 }));
}

describe('the search engine with thousands of documents', () => {
  it('answers like the brute-force index after loads, writes, likes and deletes', async () => {
    const engine = new SearchEngine();
    const { collection } = engine;
    await using oracle = createMemorySearchIndex();
    const documents = sample();
    collection.load(documents.slice(0, LOADED));
    for (const each of documents.slice(LOADED)) collection.put(each);
    await oracle.write(documents);
    const asked = fc.sample(queries, { seed: SEED, numRuns: 150 });
    await compare(asked.slice(0, 50));

    const liked = documents
      .slice(0, 900)
      .map((each, i) => ({ ...each, version: [1, 2] as const, numLikes: (i * 7) % 400, standing: (i * 3) % 90 }));
    for (const each of liked) collection.setVotes(each.id, each);
    const edited = documents
      .slice(500, 1500)
      .map((each, i): SearchDocument => ({ ...each, ...documents[i], id: each.id, version: [1, 3] }));
    for (const each of edited) collection.put(each);
    const deleted = documents
      .slice(1200, 2600)
      .map(({ id }) => ({ id, version: [1, 4] as const, deleted: true as const }));
    for (const { id } of deleted) collection.remove(id);
    await oracle.write([...liked, ...edited, ...deleted]);
    await compare(asked.slice(50));

    async function compare(questions: readonly SearchQuery[]): Promise<void> {
      for (const question of questions) {
        const query = { ...question, limit: 50, skip: question.skip * 20 };
        const [first, expected] = [engine.search(query), await oracle.search(query)];
        expect({ ...first, cursor: null }).toEqual({ ...expected, cursor: null });
        if (first.cursor === null) continue;
        const second = await oracle.search({ ...query, cursor: expected.cursor });
        expect(engine.search({ ...query, cursor: first.cursor }).ids).toEqual(second.ids);
      }
    }
  }, 60_000);
});
