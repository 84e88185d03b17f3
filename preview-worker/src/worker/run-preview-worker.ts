import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noTraces, type Blobs, type Jobs, type Traces } from '@combolab/platform';
import type { FfmpegPaths } from '../tools/find-ffmpeg.js';
import { nextChange } from './next-change.js';
import type { PreviewLimits } from './make-preview.js';
import { PREVIEW_KIND, type PreviewJob } from './preview-job.js';
import { workOnJob } from './work-on-job.js';

/** The part of a pino logger this worker uses. */
export interface WorkerLog {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

/** Progress of one preview, 0 to 100: ffmpeg's own. */
export interface PreviewProgress extends PreviewJob {
  readonly percent: number;
}

export interface PreviewWorkerOptions {
  readonly jobs: Jobs;
  readonly blobs: Blobs;
  readonly progress: (update: PreviewProgress) => void;
  readonly ffmpeg: FfmpegPaths;
  readonly log: WorkerLog;
  readonly traces?: Traces;
  /** Ends the worker: ffmpeg is killed, temporary files are removed, the job waits again. */
  readonly signal: AbortSignal;
  /** Jobs at once; 1 by default. */
  readonly concurrency?: number;
  /** Folder for temporary files that only this worker uses; emptied at start. A new one by default. */
  readonly folder?: string;
  readonly limits?: Partial<PreviewLimits>;
  /** Term of a lease, ms. */
  readonly leaseMs?: number;
  /** How often to look for jobs that another process has enqueued, ms. */
  readonly pollMs?: number;
  /** Wait before the second attempt, ms; four times as long before the third. */
  readonly retryDelayMs?: number;
}

/** What one job is worked on with. */
export interface PreviewWorker extends Pick<
  PreviewWorkerOptions,
  'jobs' | 'blobs' | 'progress' | 'ffmpeg' | 'log' | 'signal'
> {
  readonly traces: Traces;
  readonly folder: string;
  readonly limits: PreviewLimits;
  readonly retryDelayMs: number;
}

const LIMITS: PreviewLimits = {
  timeLimitMs: 10 * 60_000,
  outputLimitBytes: 400 * 1024 * 1024,
  memoryLimitBytes: 1536 * 1024 * 1024,
};

/** Leases and works on `preview` jobs until the signal aborts; then resolves with everything tidied up. */
export async function runPreviewWorker(options: PreviewWorkerOptions): Promise<void> {
  const {
    signal,
    traces = noTraces,
    concurrency = 1,
    leaseMs = 60_000,
    pollMs = 1000,
    retryDelayMs = 10_000,
  } = options;
  const folder = await emptyFolder(options.folder);
  const worker: PreviewWorker = { ...options, traces, folder, limits: { ...LIMITS, ...options.limits }, retryDelayMs };
  const loop = async (): Promise<void> => {
    while (!signal.aborted) {
      const changed = nextChange(options.jobs, pollMs, signal);
      const job = await leaseQuietly(worker, leaseMs);
      if (job) await workOnJob(worker, job, leaseMs);
      else await changed.promise;
      changed.forget();
    }
  };
  try {
    await Promise.all(Array.from({ length: concurrency }, loop));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function leaseQuietly({ jobs, log }: PreviewWorker, leaseMs: number) {
  try {
    return await jobs.lease(PREVIEW_KIND, leaseMs);
  } catch (error) {
    log.error({ error: String(error) }, 'could not ask for preview jobs');
    return null;
  }
}

async function emptyFolder(folder: string | undefined): Promise<string> {
  if (folder === undefined) return mkdtemp(join(tmpdir(), 'preview-worker-'));
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true, force: true });
  return folder;
}
