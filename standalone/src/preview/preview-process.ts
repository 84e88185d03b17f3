import { setPriority } from 'node:os';
import { createLogger, startBeating, type Channel, type Settings } from '@combolab/platform';
import { openTraces } from '@combolab/platform/adapters/open-traces';
import { openFolderBlobs } from '@combolab/platform/adapters/folder-blobs';
import { exitWithParent, findFfmpeg, hideFiles, runPreviewWorker } from '@combolab/preview-worker';
import { remoteJobs } from './remote-jobs.js';

/** What the parent hands over as the only argument. */
export interface PreviewProcessOptions {
  readonly blobs: string;
  readonly folder: string;
  /** Its files are hidden from the programs that read clips. */
  readonly hidden: string;
  readonly logLevel: Settings['logLevel'];
  readonly timeLimitMs: number;
  readonly tracesUrl: Settings['tracesUrl'];
}

const options = JSON.parse(process.argv[2] ?? '{}') as PreviewProcessOptions;
hideFiles(options.hidden);
const signal = exitWithParent();
const logger = createLogger(options, { process: 'preview-worker' });
const channel: Channel = {
  send: (message) => {
    // a parent that is gone ends this process by its own way
    if (process.connected) process.send?.(message, undefined, undefined, () => undefined);
  },
  receive: (listener) => process.on('message', listener),
};
startBeating((beat) => {
  channel.send(beat);
});
// previews must not take the processor from people who are waiting for an answer
setPriority(10);

const traces = await openTraces(options, 'preview-worker', logger);
const blobs = await openFolderBlobs(options.blobs);
try {
  await runPreviewWorker({
    jobs: remoteJobs(channel),
    blobs,
    progress: () => undefined,
    ffmpeg: await findFfmpeg(),
    log: logger,
    traces,
    signal,
    folder: options.folder,
    limits: { timeLimitMs: options.timeLimitMs },
  });
} finally {
  await blobs[Symbol.asyncDispose]();
  await traces[Symbol.asyncDispose]();
}
process.exit(0);
