import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  appliedVersions,
  noTraces,
  reach,
  StreamGate,
  Watched,
  type Absence,
  type DistributedEngines,
  type Logger,
  type Opened,
  type Settings,
  type ShardedDocuments,
  type Traces,
} from '@combolab/platform';
import { claimFor } from '@combolab/platform/adapters/distributed/installation';
import {
  openDistributedLog,
  parseStreamPosition,
  type DistributedLog,
} from '@combolab/platform/adapters/distributed/open-log';
import { openElasticsearchIndex } from '@combolab/platform/adapters/elasticsearch-index';
import { openFirebaseIdentity } from '@combolab/platform/adapters/firebase-identity';
import { openGcsBlobs } from '@combolab/platform/adapters/gcs-blobs';
import { isConnected, openMongo } from '@combolab/platform/adapters/mongo/mongo-connection';
import { mailOf } from '@combolab/platform/adapters/local-identity/send-mail';
import { openMongoDocuments } from '@combolab/platform/adapters/mongo-documents';
import { openMongoIdempotencyKeys } from '@combolab/platform/adapters/mongo-idempotency-keys';
import { openMongoJobs } from '@combolab/platform/adapters/mongo-jobs';
import { openMongoRateLimits } from '@combolab/platform/adapters/mongo-rate-limits';
import { clipInspector, findFfmpeg } from '@combolab/preview-worker';
import type { BackendPorts } from '../backend-ports.js';

export interface DistributedPorts {
  readonly ports: BackendPorts;
  readonly base: DistributedLog;
  /** As in `ports`, for who keeps them together with others. */
  readonly documents: ShardedDocuments;
}

/**
 * Opens every engine a backend process needs; what was opened is closed by `opened`. Without MongoDB there is nothing to do; the others
 * may be away, which `watched` tells until they are back.
 * @throws Error in words
 */
export async function openDistributedPorts(
  settings: Settings,
  engines: DistributedEngines,
  {
    logger,
    opened,
    pageFolder,
    traces = noTraces,
  }: { logger: Logger; opened: Opened; pageFolder: string | null; traces?: Traces },
): Promise<DistributedPorts> {
  const watched = new Watched();
  const absence = (server: string, effect: string): Absence =>
    watched.absence(server, effect, (words, err) => {
      logger.warn({ err }, words);
    });
  const kafka = absence('Kafka', 'commands are recorded; lists, counts and screens stand still');
  const base = await openDistributedLog(engines, logger, opened, kafka);
  const { log, liveFeed, installation } = base;
  const views = await reach('DOCUMENTS', openMongo(engines.documentsUrl));
  opened.defer(() => views.close());
  await claimFor(views, installation);
  const work = await reach('JOBS', openMongo(engines.jobsUrl));
  opened.defer(() => work.close());
  const documents = opened.use(
    openMongoDocuments({ connection: views, placeOf: (checkpoint, places) => log.placeIn(checkpoint, places) }),
  );
  const gate = { feed: liveFeed, parse: parseStreamPosition };
  const incomingFolder = await mkdtemp(join(tmpdir(), 'combolab-incoming-'));
  opened.defer(() => rm(incomingFolder, { recursive: true, force: true }));
  watched.add(() => (isConnected(base.connection) ? null : 'the database of the commits is away'));
  watched.add(() => (isConnected(views) ? null : 'the database of the views is away'));
  const ffmpeg = await findFfmpeg();
  const ports: BackendPorts = {
    ...{ settings, logger, traces, log, documents, liveFeed, incomingFolder, pageFolder, secret: installation.secret },
    search: opened.use(
      await openElasticsearchIndex({
        ...engines.search,
        absence: absence('Elasticsearch', 'searching for text is off; filters are answered from the views'),
      }),
    ),
    blobs: opened.use(
      await openGcsBlobs({
        ...engines.blobs,
        absence: absence('Cloud Storage', 'clips do not play and nothing can be shared'),
      }),
    ),
    jobs: opened.use(await openMongoJobs({ connection: work, logger })),
    keys: opened.use(await openMongoIdempotencyKeys({ connection: work })),
    rateLimits: opened.use(await openMongoRateLimits({ connection: work })),
    identity: opened.use(
      identityOf(engines, absence('Firebase', 'tokens are checked by their signature and age alone')),
    ),
    mail: mailOf({
      ...{ smtpUrl: settings.smtpUrl, from: settings.mailFrom },
      print: (line) => {
        logger.warn({}, line);
      },
    }),
    clips: clipInspector(ffmpeg),
    // MongoDB and Elasticsearch keep no journal that could be read again; theirs are overwritten and merged by themselves
    emptyJournals: () => Promise.resolve(),
    gates: {
      views: new StreamGate({ ...gate, by: 'views', stored: (streams) => appliedVersions(documents, streams) }),
      search: new StreamGate({ ...gate, by: 'search', stored: () => Promise.resolve(new Map()) }),
    },
    watched,
    parked: () => null,
  };
  return { ports, base, documents };
}

const identityOf = ({ firebase: { projectId, graceMs } }: DistributedEngines, absence: Absence) =>
  openFirebaseIdentity({
    ...{ projectId, graceMs },
    onAway: (error) => {
      absence.away(error);
    },
    onBack: () => {
      absence.back();
    },
  });
