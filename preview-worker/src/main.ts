import { createLogger, distributedSettings, Opened, reach, runProcess, startHealthServer } from '@combolab/platform';
import { openGcsBlobs } from '@combolab/platform/adapters/gcs-blobs';
import { Metrics } from '@combolab/platform/adapters/metrics';
import { openTraces } from '@combolab/platform/adapters/open-traces';
import { tellLostSpans } from '@combolab/platform/adapters/tell-lost-spans';
import { isConnected, openMongo } from '@combolab/platform/adapters/mongo/mongo-connection';
import { openMongoJobs } from '@combolab/platform/adapters/mongo-jobs';
import { boxLacks } from './tools/box.js';
import { ffmpegLacks } from './tools/ffmpeg-age.js';
import { findFfmpeg } from './tools/find-ffmpeg.js';
import { runPreviewWorker } from './worker/run-preview-worker.js';

/** The preview worker of the distributed set, a process of its own. As many as there are machines for it may run. */
async function main(): Promise<void> {
  const { settings, engines } = distributedSettings(process.env);
  const logger = createLogger(settings, { process: 'preview-worker' });
  const ffmpeg = await findFfmpeg();
  for (const lacks of [boxLacks(), await ffmpegLacks(ffmpeg)]) if (lacks !== null) logger.warn({}, lacks);
  const opened = new Opened();
  const traces = opened.use(await openTraces(settings, 'preview-worker', logger));
  const work = await reach('JOBS', openMongo(engines.jobsUrl));
  opened.defer(() => work.close());
  const jobs = opened.use(await openMongoJobs({ connection: work }));
  const blobs = opened.use(await openGcsBlobs(engines.blobs));
  const stop = new AbortController();
  const running = runPreviewWorker({
    ...{ jobs, blobs, log: logger, traces, signal: stop.signal },
    ffmpeg,
    progress: () => undefined,
    leaseMs: engines.jobLeaseMs,
    limits: { timeLimitMs: settings.previewTimeLimitMs },
  });
  opened.defer(async () => {
    stop.abort();
    await running;
  });
  const metrics = new Metrics('preview-worker');
  tellLostSpans(metrics, traces);
  const faults = () => (isConnected(work) ? [] : ['the database of the jobs is away']);
  const health = { host: settings.host, port: settings.healthPort, faults, metrics: () => metrics.text() };
  const { port } = opened.use(await startHealthServer(health));
  opened.stopOnSignals(logger);
  process.stdout.write(`ComboLab preview-worker is ready, health on port ${String(port)}\n`);
  await running;
}

await runProcess(main);
