import { isDeepStrictEqual } from 'node:util';
import type { SearchDocument } from '@combolab/platform';
import { createMemorySearchIndex } from '@combolab/platform/adapters/memory-search-index';
import type { SearchEngine } from '@combolab/platform/adapters/postings-index/engine';
import type { ClassedQuery } from './queries.js';

/** Compares ids, order, total and facets with the brute-force index. @throws Error on the first difference: figures would be void */
export async function checkAnswers(
  engine: SearchEngine,
  documents: readonly SearchDocument[],
  queries: readonly ClassedQuery[],
): Promise<void> {
  await using oracle = createMemorySearchIndex();
  await oracle.write(documents);
  for (const { query } of queries) {
    const { cursor, ...expected } = await oracle.search(query);
    const { cursor: found, ...answer } = engine.search(query);
    if (!isDeepStrictEqual(answer, expected) || (cursor === null) !== (found === null)) {
      throw new Error(`a wrong answer makes all figures void: ${JSON.stringify({ query, answer, expected })}`);
    }
  }
}
