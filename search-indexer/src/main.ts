import { indexSource } from '@combolab/backend/domain';
import {
  appliedVersions,
  createLogger,
  distributedSettings,
  lagFault,
  lastVersions,
  Opened,
  reach,
  runProcess,
  startHealthServer,
  StreamGate,
  Watched,
} from '@combolab/platform';
import { openDistributedLog, parseStreamPosition } from '@combolab/platform/adapters/distributed/open-log';
import { openElasticsearchIndex } from '@combolab/platform/adapters/elasticsearch-index';
import { openTraces } from '@combolab/platform/adapters/open-traces';
import { tellLostSpans } from '@combolab/platform/adapters/tell-lost-spans';
import { Metrics } from '@combolab/platform/adapters/metrics';
import { tellWatched } from '@combolab/platform/adapters/tell-watched';
import { isConnected, openMongo } from '@combolab/platform/adapters/mongo/mongo-connection';
import { ShardMembers } from '@combolab/platform/adapters/mongo/shard-members';
import { OrderTaker } from '@combolab/platform/adapters/mongo-orders';
import { openMongoDocuments } from '@combolab/platform/adapters/mongo-documents';
import { startSharedIndexer } from './shared-indexer.js';

/** How long one look for a stream in the views lasts, in ms. */
const LOOK_MS = 500;

/** The search indexer of the distributed set, a process of its own. */
async function main(): Promise<void> {
  const { settings, engines } = distributedSettings(process.env);
  const logger = createLogger(settings, { process: 'search-indexer' });
  const opened = new Opened();
  const traces = opened.use(await openTraces(settings, 'search-indexer', logger));
  const watched = new Watched();
  const kafka = watched.absence('Kafka', 'the index stands still', (words, err) => {
    logger.warn({ err }, words);
  });
  const { log, liveFeed, connection } = await openDistributedLog(engines, logger, opened, kafka);
  const views = await reach('DOCUMENTS', openMongo(engines.documentsUrl));
  opened.defer(() => views.close());
  const documents = opened.use(openMongoDocuments({ connection: views }));
  const search = opened.use(await reach('SEARCH', openElasticsearchIndex(engines.search)));
  const gate = new StreamGate({
    ...{ by: 'views', feed: liveFeed, parse: parseStreamPosition },
    stored: (streams) => appliedVersions(documents, streams),
  });
  const viewed = async (stream: string, version: number): Promise<void> => {
    const position = await log.positionOf(stream, version);
    while (!(await gate.waitFor(position, LOOK_MS)));
  };
  const { leaseMs } = engines;
  const indexer = opened.use(
    await startSharedIndexer({
      ...{ log, search, logger, traces, source: indexSource(documents) },
      members: new ShardMembers({ connection, name: 'indexer', shards: log.shards, leaseMs }),
      untilViewed: async (events) => {
        await Promise.all(lastVersions(events).map(([stream, version]) => viewed(stream, version)));
      },
      onIndexed: (events) => {
        if (events.length > 0) liveFeed.publish({ kind: 'applied', by: 'search', streams: lastVersions(events) });
      },
    }),
  );
  const carryOut = async (): Promise<string> => {
    await indexer.rebuild();
    return 'search was built anew and is in use.';
  };
  opened.use(new OrderTaker({ connection, taker: 'search-indexer', carryOut, logger, leaseMs }));
  const metrics = new Metrics('search-indexer');
  tellLostSpans(metrics, traces);
  const lag = async (): Promise<number> => log.lag(await indexer.stored());
  metrics.gauge('search_lag_events', 'Published events that the index does not have, over all processes', lag);
  metrics.gauge(
    'indexed_shards',
    'Shards of the log whose combos this process brings into the index',
    () => indexer.numShards,
  );
  metrics.gauge('shards', 'Shards of the log, over all processes', () => log.shards.length);
  watched.add(() => (isConnected(views) ? null : 'the database of the views is away'));
  watched.add(() => (indexer.failure === null ? null : `the search index waits: ${indexer.failure}`));
  watched.add(async () => lagFault('the entries of the search index', await lag(), settings.readyLagEvents));
  tellWatched(metrics, watched);
  const health = {
    ...{ host: settings.host, port: settings.healthPort },
    faults: () => watched.faults(),
    without: () => watched.without(),
    metrics: () => metrics.text(),
  };
  const { port } = opened.use(await startHealthServer(health));
  opened.stopOnSignals(logger);
  if (process.argv.includes('--rebuild')) await indexer.rebuild();
  process.stdout.write(`ComboLab search-indexer is ready, health on port ${String(port)}\n`);
}

await runProcess(main);
