import { existsSync } from 'node:fs';
import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import { indexSource, projections } from '@combolab/backend/domain';
import {
  CheckpointGate,
  createLogger,
  Failing,
  liveSupervised,
  portChannel,
  Projector,
  rebuildProjection,
  serveRpc,
  type ParkedStream,
  type Settings,
} from '@combolab/platform';
import { openTraces } from '@combolab/platform/adapters/open-traces';
import { openSqliteDocuments } from '@combolab/platform/adapters/sqlite-documents';
import { openSqliteEventLogReader } from '@combolab/platform/adapters/sqlite-event-log';
import { connectPostingsIndex } from '@combolab/platform/adapters/postings-index';
import { startIndexer, type Indexer } from '@combolab/search-indexer';
import { firstEpochOf } from './first-epoch.js';
import type { ProjectorNews } from './projector-link.js';

interface ThreadData {
  readonly events: string;
  readonly documents: string;
  readonly source: string;
  readonly searchPort: MessagePort;
  readonly logLevel: Settings['logLevel'];
  readonly tracesUrl: Settings['tracesUrl'];
}

if (parentPort === null) throw new Error('the projector runs in a worker thread');
const port = parentPort;
const data = workerData as ThreadData;
const logger = createLogger(data, { thread: 'projector' });
const news = (message: ProjectorNews): void => {
  port.postMessage(message);
};

const traces = await openTraces(data, 'standalone', logger);
const log = openSqliteEventLogReader({ file: data.events, source: data.source });
// a file that was set aside or lost had epochs of its own, which pages and index remember
const isFirst = existsSync(data.documents) || (await log.end()) === '0';
const firstEpoch = isFirst ? 1 : firstEpochOf(data.documents, Date.now());
const documents = openSqliteDocuments(data.documents, {
  firstEpoch,
  onDamage: (error) => {
    // ends the thread: who supervises it sets the file aside
    setImmediate(() => {
      throw error;
    });
  },
});
let search = connectPostingsIndex(data.searchPort);
const refuse = () => Promise.reject(new Error('the projector does not write events'));
const readOnlyLog = Object.assign(log, { append: refuse, redact: refuse });

const viewed = new CheckpointGate((checkpoint, position) => log.reached(checkpoint, position));
const projector = new Projector({
  log: readOnlyLog,
  documents,
  projections,
  logger,
  traces,
  announce: (messages, causeOf) => {
    if (messages.length > 0) news({ type: 'announce', messages, causes: messages.map(causeOf) });
  },
  onApplied: ({ position }) => {
    news({ type: 'checkpoint', position });
    viewed.advance(position);
  },
  onParked: (parked) => {
    news({ type: 'parked', parked });
  },
});
let indexer: Indexer | null = null;

const startIndexing = (): Promise<Indexer> =>
  startIndexer({
    ...{ log: readOnlyLog, search, source: indexSource(documents), logger, traces },
    untilViewed: async ({ position }) => {
      while (!(await viewed.waitFor(position, 1000)));
    },
    onIndexed: ({ position }) => {
      news({ type: 'search-checkpoint', position });
    },
  });

/** The index was started again, and may know less than before: what it stored last is where it goes on. */
async function reindex(searchPort: MessagePort): Promise<void> {
  const before = indexer;
  indexer = null;
  search = connectPostingsIndex(searchPort);
  try {
    await before?.[Symbol.asyncDispose]();
    indexer = await startIndexing();
    indexing.passed();
  } catch (error) {
    indexing.failed(error);
  }
}

const indexing = new Failing((error) => {
  logger.error({ err: error }, 'the search index could not be taken up; the next one that starts is');
});
let told = '';
let toldLost = 0;
/** Tells the main thread why something waits, and how many spans were lost, as soon as that changes. */
function tellWaits(): void {
  const waits = { views: projector.failure, search: indexing.why ?? indexer?.failure ?? null };
  const text = JSON.stringify(waits);
  if (text !== told) news({ type: 'waits', ...waits });
  told = text;
  if (traces.lost !== toldLost) news({ type: 'lost-spans', count: (toldLost = traces.lost) });
}
liveSupervised(port, tellWaits);

const methods = {
  appended: () => {
    log.notify();
  },
  idle: async () => {
    await projector.idle();
    await indexer?.idle();
  },
  rebuild: async (name: string): Promise<readonly ParkedStream[]> => {
    if (indexer === null) throw new Error('the search index is being taken up; try again in a moment');
    if (name === 'search') {
      await indexer.rebuild();
      return [];
    }
    const parked = await rebuildProjection(projector, name);
    await indexer.rebuild();
    return parked;
  },
  digests: async () => {
    const digests: Record<string, string> = {};
    for (const collection of projections.flatMap((projection) => projection.collections))
      digests[collection.name] = await documents.digest(collection);
    return digests;
  },
  retryParked: (projection: string, stream: string) => projector.retry(projection, stream),
  dropParked: (projection: string, stream: string) => projector.parked.release(projection, stream),
  stop: async () => {
    await indexer?.[Symbol.asyncDispose]();
    await projector[Symbol.asyncDispose]();
    await log[Symbol.asyncDispose]();
    await documents[Symbol.asyncDispose]();
    await traces[Symbol.asyncDispose]();
  },
};
/** What the main thread asks of this one. */
export type ProjectorMethods = typeof methods;
serveRpc(portChannel(port), methods);
port.on('message', (message: unknown) => {
  if (message === 'appended') log.notify();
  else if (typeof message === 'object' && message !== null && 'port' in message)
    void reindex(message.port as MessagePort);
});

await projector.start();
// before anybody reads the new file: who waits for views must not be let on by what the old one had
news({ type: 'checkpoint', position: projector.checkpoint });
viewed.advance(projector.checkpoint);
news({ type: 'search-checkpoint', position: null });
indexer = await startIndexing();
news({ type: 'ready' });
