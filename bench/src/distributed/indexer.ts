import { randomBytes } from 'node:crypto';
import { ComboAdded, streams, TAGS } from '@combolab/contracts';
import { combosCollection, indexSource, projections, talliesCollection } from '@combolab/backend/domain';
import { createLogger, Projector, readSettings } from '@combolab/platform';
import { openElasticsearchIndex } from '@combolab/platform/adapters/elasticsearch-index';
import { createClient } from '@combolab/platform/adapters/elasticsearch-index/client';
import { ShardMembers } from '@combolab/platform/adapters/mongo/shard-members';
import { openMongoDocuments } from '@combolab/platform/adapters/mongo-documents';
import { viewOf } from '@combolab/platform/adapters/mongo-documents/rows';
import { startSharedIndexer } from '@combolab/search-indexer';
import { against, mustHold, type BenchOptions, type Figure } from '../harness/figure.js';
import { measurePairs } from '../harness/pairs.js';
import { Arrivals } from './arrivals.js';
import { committedLog, publishAll, type CommittedLog } from './committed-log.js';

const BATCH = 500;
const AT_ONCE = 64;
const logger = createLogger(readSettings({ LOG_LEVEL: 'error' }), { process: 'bench' });

/** New combos read from the views and written to the index, against bare bulk requests with the same documents and the same reads. */
export async function indexerFigure({ rounds, quick }: BenchOptions): Promise<Figure> {
  const combos = quick ? 1000 : 5000;
  await using committed = await committedLog(0);
  await addCombos(committed, combos);
  const { base } = committed;
  await using documents = openMongoDocuments({ connection: base.connection });
  await publishAll(base);
  const viewed = new Arrivals(combos);
  {
    await using projector = new Projector({
      ...{ log: base.log, documents, projections, logger },
      announce: () => undefined,
      onApplied: ({ events }) => {
        viewed.take(events.length);
      },
    });
    await projector.start();
    await viewed.done;
  }
  const node = committed.engines.search.node;
  const made: string[] = [];
  const { log, connection } = base;
  const index = async (): Promise<number> => {
    const prefix = newPrefix();
    made.push(prefix);
    await using search = await openElasticsearchIndex({ node, prefix });
    const arrivals = new Arrivals(combos);
    await using indexer = await startSharedIndexer({
      ...{ log, search, logger, source: indexSource(documents) },
      members: new ShardMembers({ connection, name: 'indexer', shards: log.shards }),
      untilViewed: () => Promise.resolve(),
      onIndexed: (events) => {
        arrivals.take(events.length);
      },
    });
    await arrivals.done;
    await indexer.idle();
    mustHold((await search.count()) === combos, 'the index has not every combo');
    return arrivals.perSecond;
  };
  await index();
  const views = [combosCollection, talliesCollection].map((collection) => viewOf(connection, collection, 1));
  const client = createClient(node);
  const sources = await readSources(client, made[0] ?? '', combos);
  const bulk = async (): Promise<number> => {
    const prefix = newPrefix();
    made.push(prefix);
    await using search = await openElasticsearchIndex({ node, prefix });
    const arrivals = new Arrivals(combos);
    for (let at = 0; at < sources.length; at += BATCH) {
      const batch = sources.slice(at, at + BATCH);
      const $in = batch.map(({ id }) => id);
      const read = await Promise.all(views.map((view) => view.find({ _id: { $in } }).toArray()));
      mustHold(read[0]?.length === batch.length, 'the views have not every combo');
      const operations = batch.flatMap(({ id, fields }) => [
        { index: { _id: id, version: 1, version_type: 'external' as const } },
        fields,
      ]);
      const { errors } = await client.bulk({ index: prefix, operations, refresh: true });
      mustHold(!errors, 'a bulk request was refused');
      arrivals.take(operations.length / 2);
    }
    mustHold((await search.count()) === combos, 'the bare index has not every combo');
    return arrivals.perSecond;
  };
  try {
    const pairs = await measurePairs(rounds, index, bulk);
    return against('documents/s of the same reads by the bare driver and bare bulk requests', pairs, {
      name: 'new combos read from the views and made searchable by the indexer',
      unit: 'combos/s',
      goal: { atLeast: 0.7 },
      note: `batches of ${String(BATCH)} at most; what the peer writes is in its memory`,
    });
  } finally {
    for (const prefix of made) await client.indices.delete({ index: `${prefix}-1` }, { ignore: [404] });
    await client.close();
  }
}

const newPrefix = (): string => `b${randomBytes(6).toString('hex')}x`;

async function addCombos({ base }: CommittedLog, combos: number): Promise<void> {
  let next = 0;
  const one = async (): Promise<void> => {
    for (let n = next++; n < combos; n = next++) {
      const comboId = `c${String(n)}`;
      const content = { name: `Combo number ${String(n)}`, tags: [TAGS[n % TAGS.length] ?? TAGS[0]] };
      const added = ComboAdded({ ...ComboAdded.example, ...content, comboId, authorId: 'bench' });
      const context = { commandId: `add-${comboId}`, actor: null, correlationId: 'bench' };
      await base.log.append(streams.combo(comboId), 0, [added], context);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}

type Source = { readonly id: string; readonly fields: Record<string, unknown> };

async function readSources(client: ReturnType<typeof createClient>, prefix: string, count: number): Promise<Source[]> {
  const { hits } = await client.search<Record<string, unknown>>({
    index: prefix,
    size: Math.min(count, 10_000),
    query: { exists: { field: 'game' } },
  });
  const sources = hits.hits.map(({ _id, _source }) => ({ id: _id ?? '', fields: _source ?? {} }));
  mustHold(sources.length === count, `${String(sources.length)} of ${String(count)} documents were read back`);
  return sources;
}
