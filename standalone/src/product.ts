import type { createBackend, tellLoad } from '@combolab/backend';
import type { BackendPorts } from '@combolab/backend/domain';
import { createLogger, Opened, type Logger, type Settings } from '@combolab/platform';
import { openTraces } from '@combolab/platform/adapters/open-traces';
import { mailOf } from '@combolab/platform/adapters/local-identity/send-mail';
import {
  boxLacks,
  clipInspector,
  ffmpegLacks,
  findFfmpeg,
  hideFiles,
  type FfmpegPaths,
} from '@combolab/preview-worker';
import pLimit, { type LimitFunction } from 'p-limit';
import { openDataFolder, type DataFolder } from './data-folder/data-folder.js';
import { makePrivate } from './data-folder/make-private.js';
import { lockDataFolder } from './data-folder/lock.js';
import { openOrRenew } from './data-folder/set-aside.js';
import { openEngines, type Engines } from './engines.js';
import { watchEngines } from './health.js';
import { PreviewLink } from './preview/preview-link.js';

export interface Product extends AsyncDisposable, Omit<Engines, 'ports'> {
  readonly ports: BackendPorts;
  readonly folder: DataFolder;
  readonly logger: Logger;
  /** Runs one at a time what must not run beside each other: sweeping and backups. */
  readonly maintenance: LimitFunction;
  readonly app: Awaited<ReturnType<typeof createBackend>>;
  /** Makes figures tell what the web server lets in and refuses. */
  tellLoad(metrics: Parameters<typeof tellLoad>[0]): void;
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

/**
 * Opens the whole product on the standalone engines in this process: everything but listening.
 * @throws DataFolderLockedError when another process works in the data folder
 */
export async function openProduct(settings: Settings, options: ProductOptions): Promise<Product> {
  const folder = openDataFolder(settings.dataDir);
  const logger = createLogger(settings);
  const { closed, open } = makePrivate(folder.root);
  if (closed.length > 0) logger.warn({ closed }, "others could read the data folder: it is its owner's alone now");
  if (open.length > 0)
    logger.error({ open }, "others can read the data folder: make it its owner's alone (chmod -R go-rwx)");
  await using opened = new Opened();
  const traces = opened.use(await openTraces(settings, 'standalone', logger));
  opened.use(await openOrRenew(folder.lock, logger, lockDataFolder));
  hideFiles(folder.root);
  const lacks = boxLacks();
  if (lacks !== null) logger.warn({}, lacks);
  // the web server's libraries load while the engines' threads start
  const [engines, backend, ffmpeg] = await Promise.all([
    openEngines(folder, settings, { opened, logger, print: options.print }),
    import('@combolab/backend'),
    findFfmpegOf(logger),
  ]);
  const ports: BackendPorts = {
    ...{ settings, logger, traces, ...engines.ports },
    mail: mailOf({ smtpUrl: settings.smtpUrl, from: settings.mailFrom, print: options.print }),
    clips: clipInspector(ffmpeg),
    secret: folder.secrets.ids,
    incomingFolder: folder.incoming,
    pageFolder: options.pageFolder,
  };
  const app = await backend.createBackend(ports);
  opened.defer(() => app.close());
  const preview = options.previews === false ? null : opened.use(startPreviews(ports, folder));
  if (preview !== null)
    engines.parts.push({
      name: 'previews',
      fault: () => preview.fault,
      restarts: () => preview.restarts,
      begunMs: () => preview.begunMs,
    });
  watchEngines(engines, settings.readyLagEvents);
  const owned = opened.move();
  return {
    ...{ ...engines, ports, folder, logger, app, maintenance: pLimit(1) },
    tellLoad: (metrics) => {
      backend.tellLoad(metrics, app.get(backend.LoadFigures));
    },
    previewPid: () => preview?.pid ?? null,
    [Symbol.asyncDispose]: () => owned[Symbol.asyncDispose](),
  };
}

/** Finds the programs that read clips, and tells when they are old. */
async function findFfmpegOf(logger: Logger): Promise<FfmpegPaths> {
  const found = await findFfmpeg();
  const lacks = await ffmpegLacks(found);
  if (lacks !== null) logger.warn({}, lacks);
  return found;
}

function startPreviews({ jobs, settings, logger }: BackendPorts, folder: DataFolder): PreviewLink {
  const { logLevel, tracesUrl, previewTimeLimitMs: timeLimitMs, silentMs } = settings;
  const { blobs, previewWork, root: hidden } = folder;
  const worker = { blobs, folder: previewWork, hidden, logLevel, tracesUrl, timeLimitMs };
  return new PreviewLink({ jobs, worker, logger, silentMs });
}
