import { randomBytes } from 'node:crypto';
import { openElasticsearchIndex } from '@combolab/platform/adapters/elasticsearch-index';
import { createClient } from '@combolab/platform/adapters/elasticsearch-index/client';
import { engineUrl } from '@combolab/platform/contract-suites';
import type { Figure } from '../../harness/figure.js';
import { generateDocuments } from '../../search/documents.js';
import { generateQueries } from '../../search/queries.js';
import { ProcessorClock } from '../processor-time.js';
import { costFigures, stated } from './cost-figures.js';
import { enginePids } from './engine-pids.js';

const BATCH = 500;
const QUERIES = 100;

/** Documents written to Elasticsearch and full answers (ten hits, total, all facets) read from it, at each size. */
export async function searchCosts(sizes: readonly number[]): Promise<Figure[]> {
  const node = engineUrl('elasticsearch');
  const prefix = `c${randomBytes(6).toString('hex')}x`;
  const client = createClient(node);
  await using search = await openElasticsearchIndex({ node, prefix });
  const documents = generateDocuments(Math.max(...sizes), 1);
  const clock = new ProcessorClock({ indexer: process.pid, elasticsearch: enginePids().elasticsearch });
  const figures: Figure[] = [];
  let written = 0;
  try {
    for (const size of sizes) {
      clock.take();
      for (let at = written; at < size; at += BATCH)
        await search.write(documents.slice(at, Math.min(at + BATCH, size)));
      await search.count();
      const at = `${size.toLocaleString('en')} combos`;
      figures.push(...costFigures(`a document indexed, up to ${at}`, size - written, clock.take()));
      written = size;
      const queries = generateQueries(QUERIES * 2, 7).map(({ query }) => query);
      for (const query of queries.slice(0, QUERIES)) await search.search(query);
      clock.take();
      for (const query of queries.slice(QUERIES)) await search.search(query);
      figures.push(...costFigures(`a search at ${at}`, QUERIES, clock.take()));
      await client.indices.forcemerge({ index: `${prefix}-1`, max_num_segments: 1 });
      const { _all } = await client.indices.stats({ index: `${prefix}-1`, metric: 'store' });
      figures.push(stated(`the index at ${at}`, 'bytes a combo', (_all.primaries?.store?.size_in_bytes ?? 0) / size));
    }
  } finally {
    await client.indices.delete({ index: `${prefix}-1` }, { ignore: [404] });
    await client.close();
  }
  return figures;
}
