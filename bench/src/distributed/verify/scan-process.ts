import { readSettings } from '@combolab/platform';
import { createClient } from '@combolab/platform/adapters/elasticsearch-index/client';
import { openMongo } from '@combolab/platform/adapters/mongo/mongo-connection';
import { answerParent } from '../../harness/helper.js';
import type { Read } from './verify.js';

/** The same stores read once by bare clients: every commit, parsed, every row of every view, every document of the index. */
const environment = JSON.parse(process.argv[2] ?? '{}') as Record<string, string>;
const { engines } = readSettings(environment);
if (engines === null) throw new Error('the settings name no servers');
const { search } = engines;
const connection = await openMongo(environment.DOCUMENTS ?? '');
const client = createClient(search.node);

async function commits(): Promise<number> {
  const streams = new Set<string>();
  for await (const commit of connection.collection<{ stream: string; events: string }>('commits').find({})) {
    JSON.parse(commit.events);
    if (/^combo\/[^/]+$/.test(commit.stream)) streams.add(commit.stream);
  }
  return streams.size;
}

async function rows(): Promise<number> {
  let count = 0;
  for (const { name } of await connection.listCollections()) {
    if (!name.startsWith('view_')) continue;
    for await (const row of connection.collection(name).find({})) count += Number('_id' in row);
  }
  return count;
}

async function documents(): Promise<number> {
  let count = 0;
  for await (const document of client.helpers.scrollDocuments<{ game?: string }>({
    ...{ index: search.prefix, size: 1000, query: { exists: { field: 'game' } } },
  }))
    count += Number(document.game !== undefined);
  return count;
}

answerParent({
  read: async (): Promise<Read> => {
    const start = performance.now();
    const combos = await commits();
    const [viewed, indexed] = [await rows(), await documents()];
    const ms = performance.now() - start;
    if (viewed < combos || indexed !== combos)
      throw new Error(`${String(viewed)} rows and ${String(indexed)} documents of ${String(combos)} combos`);
    return { ms, memory: process.resourceUsage().maxRSS * 1024, combos };
  },
});
