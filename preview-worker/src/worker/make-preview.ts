import type { Blobs } from '@combolab/platform';
import { evenGain, isHeard } from '../plan/loudness.js';
import { planPreview } from '../plan/preview-plan.js';
import { previewArguments } from '../plan/preview-arguments.js';
import { sheetOf } from '../plan/scrub-sheet.js';
import type { FfmpegPaths } from '../tools/find-ffmpeg.js';
import { measureLoudness } from '../tools/measure-loudness.js';
import { runFfmpeg } from '../tools/run-ffmpeg.js';
import { factsOf } from './facts-of.js';
import { openJobFiles } from './job-files.js';
import type { PreviewJob, PreviewResult } from './preview-job.js';
import { whileAway } from './while-away.js';

export interface PreviewLimits {
  /** Wall-clock ms of the ffmpeg run. */
  readonly timeLimitMs: number;
  readonly outputLimitBytes: number;
  readonly memoryLimitBytes: number;
}

export interface MakePreview extends PreviewLimits {
  readonly job: PreviewJob;
  readonly attempt: number;
  readonly blobs: Blobs;
  readonly ffmpeg: FfmpegPaths;
  /** An empty folder of its own. */
  readonly folder: string;
  readonly signal: AbortSignal;
  readonly onProgress: (percent: number) => void;
}

/**
 * Checks the clip, makes every output in one run and stores them.
 * @throws VideoRefusedError when the clip will never do
 * @throws FfmpegError, BlobNotFoundError and whatever the store fails with
 */
export async function makePreview(work: MakePreview): Promise<PreviewResult> {
  const { job, blobs, ffmpeg, signal } = work;
  const { memoryLimitBytes, timeLimitMs } = work;
  await using source = await whileAway(() => blobs.asFile(job.sourceKey), signal);
  const facts = await factsOf(work, source.path);
  const { outputFolder, store } = await openJobFiles(work);
  const plan = planPreview(facts);
  const limits = { ffmpeg: ffmpeg.ffmpeg, timeLimitMs, memoryLimitBytes, signal };
  const loudness = await measureLoudness(facts, source.path, limits);
  const gain = loudness === null ? 0 : evenGain(loudness);
  const options = { gain, pictureFrame: job.pictureFrame };
  const { frames } = await runFfmpeg(previewArguments(facts, { source: source.path, outputFolder }, options), {
    ...limits,
    durationSeconds: plan.frames / 60,
    outputLimitBytes: work.outputLimitBytes,
    outputFolder,
    onProgress: work.onProgress,
  });
  const renditions = [];
  for (const { file, width, height } of plan.renditions) {
    const { key, size } = await store(file);
    renditions.push({ key, width, height, bytes: size });
  }
  const preview = await store(plan.preview.file);
  const thumbnail = await store(plan.thumbnail.file);
  const { file: sheetFile, ...layout } = plan.scrub;
  const { key } = await store(sheetFile);
  const scrub = { key, ...sheetOf(layout, frames) };
  const { width, height, fps: sourceFps } = facts;
  const sound = facts.audio !== null && (loudness === null || isHeard(loudness));
  const pictures = { previewKey: preview.key, thumbnailKey: thumbnail.key, scrub };
  return { renditions, ...pictures, width, height, frames, sourceFps, sound };
}
