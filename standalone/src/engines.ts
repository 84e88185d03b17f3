import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { MessagePort } from 'node:worker_threads';
import type { BackendPorts } from '@combolab/backend/domain';
import { eventDefinitions, personalFields } from '@combolab/contracts';
import {
  aboutView,
  CheckpointGate,
  isCounted,
  type Logger,
  type Opened,
  type ParkedStream,
  type RateLimitStore,
  type Settings,
  storageFault,
  Watched,
} from '@combolab/platform';
import { openFolderBlobs } from '@combolab/platform/adapters/folder-blobs';
import { createMemoryRateLimits } from '@combolab/platform/adapters/memory-rate-limits';
import { createProcessLiveFeed } from '@combolab/platform/adapters/process-live-feed';
import { openSqliteDocumentReader, type SqliteDocumentReading } from '@combolab/platform/adapters/sqlite-documents';
import { openSqliteEventLog } from '@combolab/platform/adapters/sqlite-event-log';
import { openSqliteIdempotencyKeys } from '@combolab/platform/adapters/sqlite-idempotency-keys';
import { openSqliteJobs } from '@combolab/platform/adapters/sqlite-jobs';
import { openPostingsIndex } from '@combolab/platform/adapters/postings-index';
import type { DataFolder } from './data-folder/data-folder.js';
import { DamagedDataError } from './data-folder/damaged-data.js';
import { emptyJournals } from './data-folder/empty-journals.js';
import { openOrRenew, setAside } from './data-folder/set-aside.js';
import { GrowingSum } from './projector/growing-sum.js';
import { ProjectorLink, type ProjectorNews } from './projector/projector-link.js';
import { trustedOrigins } from './trusted-origins.js';

type FromEngines =
  | 'log'
  | 'documents'
  | 'search'
  | 'blobs'
  | 'jobs'
  | 'liveFeed'
  | 'identity'
  | 'keys'
  | 'rateLimits'
  | 'gates'
  | 'emptyJournals'
  | 'watched'
  | 'parked';

/** A thread or process of this one. */
export interface Part {
  readonly name: string;
  /** Why it does not work, in words; null while it does. */
  readonly fault: () => string | null;
  /** How often it was started again. */
  readonly restarts: () => number;
  /** ms that its last beginning took. */
  readonly begunMs: () => number;
}

export interface Engines {
  readonly ports: Pick<BackendPorts, FromEngines>;
  readonly projector: ProjectorLink;
  readonly gates: { readonly views: CheckpointGate; readonly search: CheckpointGate };
  readonly parts: Part[];
  /** The installation, as its events name it. */
  readonly source: string;
  /** Spans of its threads that their collector did not get. */
  readonly lostSpans: () => number;
  /** A port to the search index, for another thread. */
  readonly connectSearch: () => MessagePort;
}

/** The end of a log without events. */
const NOWHERE = '0';

/** Guesses at one password are granted for so many hours a day. */
const GUESS_HOURS_A_DAY = 5;

/** Loaded while the threads start: it is the largest library of all. */
async function openIdentity(
  folder: DataFolder,
  settings: Settings,
  rateLimits: RateLimitStore,
  print: (line: string) => void,
) {
  const { guessesPerHour } = settings.rates;
  const { openLocalIdentity } = await import('@combolab/platform/adapters/local-identity');
  return orDamaged(() =>
    openLocalIdentity({
      file: folder.auth,
      publicUrl: settings.publicUrl,
      secret: folder.secrets.sessions,
      trustedOrigins: trustedOrigins(settings),
      requireVerifiedEmail: settings.requireVerifiedEmail,
      mail: { smtpUrl: settings.smtpUrl, from: settings.mailFrom, print },
      guesses: {
        limiters: [
          rateLimits.limiter('guess', guessesPerHour, 3600),
          rateLimits.limiter('guess-daily', GUESS_HOURS_A_DAY * guessesPerHour, 86_400),
        ],
        isCounted: (address) => isCounted(settings, address),
      },
    }),
  );
}

/** @throws DamagedDataError */
async function orDamaged<T>(open: () => Promise<T>): Promise<T> {
  try {
    return await open();
  } catch (error) {
    if (storageFault(error) !== 'damaged') throw error;
    throw new DamagedDataError('auth.sqlite', 'the accounts', { cause: error });
  }
}

/** Waits for both, also when one fails, so that who closes finds both. */
async function both<A, B>(a: Promise<A>, b: Promise<B>): Promise<[A, B]> {
  await Promise.allSettled([a, b]);
  return Promise.all([a, b]);
}

/** Opens the standalone engines of a data folder; what was opened is closed by `opened`. */
export async function openEngines(
  folder: DataFolder,
  settings: Settings,
  { opened, logger, print }: { opened: Opened; logger: Logger; print: (line: string) => void },
): Promise<Engines> {
  await rm(folder.incoming, { recursive: true, force: true });
  const source = `combolab:${folder.secrets.installation}`;
  const watching = { logger, silentMs: settings.silentMs };
  let projector: ProjectorLink | null = null;
  const aside = (file: string) => (why: string) => {
    setAside(file, why, logger);
  };
  const onRestart = (): void => projector?.searchRestarted();
  const [log, search] = await both(
    openSqliteEventLog({
      ...watching,
      ...{ file: folder.events, source, personal: personalFields(eventDefinitions) },
    }).then((each) => opened.use(each)),
    openPostingsIndex({ ...watching, file: folder.search, onRestart, setAside: aside(folder.search) }).then((each) =>
      opened.use(each),
    ),
  );
  const reached = (checkpoint: string | null, position: string): boolean => log.reached(checkpoint, position);
  const gates = { views: new CheckpointGate(reached), search: new CheckpointGate(reached) };
  const liveFeed = opened.use(createProcessLiveFeed());
  let reader: SqliteDocumentReading | null = null;
  let parked: readonly ParkedStream[] = [];
  const lostSpans = new GrowingSum();
  const onNews = (news: ProjectorNews): void => {
    if (news.type === 'announce')
      for (const [i, message] of news.messages.entries()) liveFeed.publish(aboutView(message, news.causes[i]));
    else if (news.type === 'lost-spans') lostSpans.note(news.count);
    else if (news.type === 'checkpoint') gates.views.advance(news.position);
    else if (news.type === 'search-checkpoint') gates.search.advance(news.position);
    else if (news.type === 'parked') parked = news.parked;
  };
  const { events, documents } = folder;
  const starting = ProjectorLink.start({
    ...{ ...watching, events, documents, source, onNews, logLevel: settings.logLevel, tracesUrl: settings.tracesUrl },
    connectSearch: () => search.connect(),
    setAside: aside(documents),
    onRestart: () => reader?.reopen(),
  });
  // it is awaited last, and may fail before
  starting.catch(() => undefined);
  // also when what is opened meanwhile fails
  opened.defer(() =>
    starting.then(
      (each) => each[Symbol.asyncDispose](),
      () => undefined,
    ),
  );
  const jobs = opened.use(await openOrRenew(folder.jobs, logger, (file) => openSqliteJobs(file)));
  await jobs.voidLeases();
  const blobs = opened.use(await openFolderBlobs(folder.blobs));
  const keys = opened.use(await openOrRenew(folder.keys, logger, (file) => openSqliteIdempotencyKeys(file)));
  const rateLimits = createMemoryRateLimits();
  // made at the first start, before anything is recorded
  if (!existsSync(folder.auth) && (await log.end()) !== NOWHERE)
    throw new DamagedDataError('auth.sqlite', 'the accounts', { isGone: true });
  const identity = opened.use(await openIdentity(folder, settings, rateLimits, print));
  opened.defer(
    identity.onRevoked((revoked) => {
      liveFeed.publish({ kind: 'revoked', ...revoked });
    }),
  );
  const link = (projector = await starting);
  opened.defer(
    log.onCommit(() => {
      link.appended();
    }),
  );
  const parts: Part[] = [
    { name: 'event-log', fault: () => log.fault, restarts: () => log.restarts, begunMs: () => log.begunMs },
    { name: 'search', fault: () => search.fault, restarts: () => search.restarts, begunMs: () => search.begunMs },
    { name: 'projector', fault: () => link.fault, restarts: () => link.restarts, begunMs: () => link.begunMs },
  ];
  const views = openSqliteDocumentReader(folder.documents, {
    onDamage: (error) => {
      link.restart(error.message);
    },
  });
  reader = opened.use(views);
  return {
    ports: {
      log,
      documents: views,
      search,
      blobs,
      jobs,
      liveFeed,
      identity,
      keys,
      rateLimits,
      gates,
      emptyJournals: async () => {
        await link.idle();
        await emptyJournals([folder.events, folder.documents, folder.search, folder.auth]);
      },
      watched: new Watched(),
      parked: () => parked,
    },
    projector: link,
    ...{ gates, parts },
    source,
    connectSearch: () => search.connect(),
    lostSpans: () => lostSpans.value,
  };
}
