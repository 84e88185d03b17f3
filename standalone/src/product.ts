import { rm } from 'node:fs/promises';
import { createBackend, type BackendPorts } from '@combolab/backend';
import {
  CheckpointGate,
  createLogger,
  isLoopback,
  Opened,
  type Logger,
  type ParkedStream,
  type Settings,
} from '@combolab/platform';
import { openFolderBlobs } from '@combolab/platform/adapters/folder-blobs';
import { openLocalIdentity } from '@combolab/platform/adapters/local-identity';
import { createProcessLiveFeed } from '@combolab/platform/adapters/process-live-feed';
import { openSqliteDocumentReader } from '@combolab/platform/adapters/sqlite-documents';
import { openSqliteEventLog } from '@combolab/platform/adapters/sqlite-event-log';
import { openSqliteIdempotencyKeys } from '@combolab/platform/adapters/sqlite-idempotency-keys';
import { openSqliteJobs } from '@combolab/platform/adapters/sqlite-jobs';
import { openSqliteSearchIndex } from '@combolab/platform/adapters/sqlite-search-index';
import { findFfmpeg } from '@combolab/preview-worker';
import pLimit from 'p-limit';
import { openDataFolder, type DataFolder } from './data-folder/data-folder.js';
import { lockDataFolder } from './data-folder/lock.js';
import { clipInspector } from './preview/clip-inspector.js';
import { PreviewLink } from './preview/preview-link.js';
import { ProjectorLink, type ProjectorNews } from './projector/projector-link.js';

/** Clips that are checked at once. */
const CHECKS_AT_ONCE = 2;

export interface Product extends AsyncDisposable {
  readonly ports: BackendPorts;
  readonly folder: DataFolder;
  readonly projector: ProjectorLink;
  readonly logger: Logger;
  readonly app: Awaited<ReturnType<typeof createBackend>>;
  /** Process id of the preview worker; null while there is none. */
  previewPid(): number | null;
}

export interface ProductOptions {
  /** The built page; null when something else serves it. */
  readonly pageFolder: string | null;
  /** False leaves previews waiting. */
  readonly previews?: boolean;
  /** Prints what an operator must see, such as reset links. */
  readonly print: (line: string) => void;
}

/** Origins from which a browser may log in: on loopback any port, else only the public address. */
const trustedOrigins = (settings: Settings): string[] =>
  isLoopback(settings.host) ? ['http://localhost:*', 'http://127.0.0.1:*', settings.publicUrl] : [settings.publicUrl];

/**
 * Opens the whole product on the standalone engines in this process: everything but listening.
 * @throws DataFolderLockedError when another process works in the data folder
 */
export async function openProduct(settings: Settings, options: ProductOptions): Promise<Product> {
  const folder = openDataFolder(settings.dataDir);
  const logger = createLogger(settings);
  await using opened = new Opened();
  opened.use(lockDataFolder(folder.lock));
  await rm(folder.incoming, { recursive: true, force: true });

  const source = `combolab:${folder.secrets.installation}`;
  const log = opened.use(await openSqliteEventLog({ file: folder.events, source }));
  const jobs = opened.use(await openSqliteJobs(folder.jobs));
  await jobs.voidLeases();
  const blobs = opened.use(await openFolderBlobs(folder.blobs));
  const liveFeed = opened.use(createProcessLiveFeed());
  const keys = opened.use(openSqliteIdempotencyKeys(folder.keys));
  const search = opened.use(await openSqliteSearchIndex({ file: folder.search }));
  const identity = opened.use(
    await openLocalIdentity({
      file: folder.auth,
      publicUrl: settings.publicUrl,
      secret: folder.secrets.sessions,
      trustedOrigins: trustedOrigins(settings),
      requireVerifiedEmail: settings.requireVerifiedEmail,
      mail: { smtpUrl: settings.smtpUrl, from: settings.mailFrom, print: options.print },
    }),
  );
  opened.defer(
    identity.onRevoked((revoked) => {
      liveFeed.publish({ kind: 'revoked', ...revoked });
    }),
  );

  const reached = (checkpoint: string | null, position: string): boolean => log.reached(checkpoint, position);
  const gates = { views: new CheckpointGate(reached), search: new CheckpointGate(reached) };
  let parked: readonly ParkedStream[] = [];
  const onNews = (news: ProjectorNews): void => {
    if (news.type === 'announce') for (const message of news.messages) liveFeed.publish({ kind: 'view', message });
    else if (news.type === 'checkpoint') gates.views.advance(news.position);
    else if (news.type === 'search-checkpoint') gates.search.advance(news.position);
    else if (news.type === 'parked') parked = news.parked;
  };
  const projector = opened.use(
    await ProjectorLink.start({
      events: folder.events,
      documents: folder.documents,
      source,
      searchPort: search.connect(),
      logLevel: settings.logLevel,
      onNews,
    }),
  );
  opened.defer(
    log.onCommit(() => {
      projector.appended();
    }),
  );
  projector.appended();
  const documents = opened.use(openSqliteDocumentReader(folder.documents));

  const faults = (): string[] => [
    ...(log.healthy ? [] : ['the event log is being reopened']),
    ...(projector.failure === null ? [] : [`the projector stopped: ${projector.failure}`]),
  ];
  const ports: BackendPorts = {
    ...{ settings, logger, log, documents, search, blobs, jobs, liveFeed, identity, keys, gates, faults },
    clips: clipInspector(await findFfmpeg(), pLimit(CHECKS_AT_ONCE)),
    secret: folder.secrets.ids,
    incomingFolder: folder.incoming,
    pageFolder: options.pageFolder,
    parked: () => parked,
  };
  const app = await createBackend(ports);
  opened.defer(() => app.close());
  let preview: PreviewLink | null = null;
  if (options.previews !== false) {
    preview = opened.use(
      new PreviewLink(
        jobs,
        {
          blobs: folder.blobs,
          folder: folder.previewWork,
          logLevel: settings.logLevel,
          timeLimitMs: settings.previewTimeLimitMs,
        },
        logger,
      ),
    );
  }
  const owned = opened.move();
  return {
    ...{ ports, folder, projector, logger, app },
    previewPid: () => preview?.pid ?? null,
    [Symbol.asyncDispose]: () => owned[Symbol.asyncDispose](),
  };
}
