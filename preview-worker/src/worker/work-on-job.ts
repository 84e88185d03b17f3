import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Job, Jobs } from '@combolab/platform';
import { FfmpegError, VideoRefusedError } from '../errors.js';
import { keepLease, type LeaseKeeper } from './lease-keeper.js';
import { attemptPrefix } from './job-files.js';
import { makePreview, type MakePreview } from './make-preview.js';
import { makeStage } from './make-stage.js';
import { toPreviewJob, type PreviewJob, type PreviewResult, type StageResult } from './preview-job.js';
import type { PreviewWorker } from './run-preview-worker.js';
import { whileAway } from './while-away.js';

/** Attempts of a job whose failures may pass. */
const MAX_ATTEMPTS = 3;
/** Attempts that may end without a word (a crash of this process over the clip) before the clip is given up. */
const MAX_SILENT_ATTEMPTS = 5;

/** Works on one leased job until it is stored as done, failed or waiting again, or its lease is lost. Never throws. */
export async function workOnJob(worker: PreviewWorker, job: Job, leaseMs: number): Promise<void> {
  const { jobs, log } = worker;
  const payload = toPreviewJob(job.payload);
  try {
    if (!payload)
      await jobs.fail(job, 'This preview was asked for in a way this version does not know.', { retry: false });
    else if (job.failures >= MAX_SILENT_ATTEMPTS)
      await jobs.fail(job, 'Making the preview stopped again and again.', { retry: false });
    else await attempt(worker, job, payload, leaseMs);
  } catch (error) {
    log.error(
      { job: job.id, attempt: job.attempt, error: String(error) },
      'preview job not settled; its lease will expire',
    );
  }
}

async function attempt(worker: PreviewWorker, job: Job, payload: PreviewJob, leaseMs: number): Promise<void> {
  const { jobs, blobs, ffmpeg, limits } = worker;
  const folder = await mkdtemp(join(worker.folder, 'job-'));
  const span = worker.traces.begin(`preview ${payload.stage ?? 'whole'}`, payload.traceparent ?? '', {
    kind: 'consumer',
    attributes: { 'combolab.attempt': job.attempt },
  });
  using keeper = keepLease(jobs, job, leaseMs, worker.signal, worker.log);
  const onProgress = (percent: number) => {
    keeper.report(percent);
    if (!keeper.lost()) worker.progress({ ...payload, percent });
  };
  let kept: boolean | 'unknown' = false;
  try {
    const work: MakePreview = {
      job: payload,
      attempt: job.attempt,
      blobs,
      ffmpeg,
      folder,
      signal: keeper.signal,
      onProgress,
      ...limits,
    };
    const result = await (payload.stage === undefined ? makePreview(work) : makeStage(work, payload.stage));
    kept = 'unknown';
    kept = await complete(jobs, job, result, keeper.signal);
    span?.end();
    worker.log.info({ job: job.id, attempt: job.attempt, kept }, 'preview made');
  } catch (error) {
    span?.end(error);
    await settleFailure(worker, job, keeper, error);
  } finally {
    await rm(folder, { recursive: true, force: true });
    // what may be in use is left to the sweeper
    if (kept === false) await deleteOutputs(worker, attemptPrefix(payload, job.attempt));
  }
}

/** Whether the job is stored as done by this attempt. An answer that was lost on the way is asked for again. */
function complete(jobs: Jobs, job: Job, result: PreviewResult | StageResult, signal: AbortSignal): Promise<boolean> {
  return whileAway(async () => {
    if (await jobs.complete(job, result)) return true;
    const now = await jobs.get(job.id);
    return now?.state === 'done' && now.attempt === job.attempt;
  }, signal);
}

async function settleFailure(
  { jobs, log, signal, retryDelayMs }: PreviewWorker,
  job: Job,
  keeper: LeaseKeeper,
  error: unknown,
): Promise<void> {
  if (keeper.lost()) {
    log.warn({ job: job.id, attempt: job.attempt }, 'lease lost; another attempt has taken over');
  } else if (signal.aborted) {
    await jobs.fail(job, 'The preview worker was stopped.', { retry: true, counts: false });
  } else {
    const refused = error instanceof VideoRefusedError;
    log.warn({ job: job.id, attempt: job.attempt, refused, error: String(error) }, 'preview not made');
    await jobs.fail(job, problemOf(error), {
      retry: !refused,
      delayMs: retryDelayMs * 4 ** job.failures,
      maxAttempts: MAX_ATTEMPTS,
    });
  }
}

/** For people: what our own errors say; anything else stays in the log. */
function problemOf(error: unknown): string {
  const ours = error instanceof VideoRefusedError || error instanceof FfmpegError;
  return ours ? error.message : 'The preview could not be made.';
}

async function deleteOutputs({ blobs, log }: PreviewWorker, prefix: string): Promise<void> {
  try {
    for await (const { key } of blobs.list(prefix)) await blobs.delete(key);
  } catch (error) {
    log.warn({ prefix, error: String(error) }, 'outputs of an ended attempt are left to the sweeper');
  }
}
