import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { contentName, fileHash, type Blobs } from '@combolab/platform';
import { planPreview } from '../plan/preview-plan.js';
import { previewArguments } from '../plan/preview-arguments.js';
import { sheetOf } from '../plan/scrub-sheet.js';
import { probeVideo } from '../probe/probe-video.js';
import type { FfmpegPaths } from '../tools/find-ffmpeg.js';
import { runFfmpeg } from '../tools/run-ffmpeg.js';
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

/** All keys of one attempt start with this, so that a worker that lost its lease never touches another's files. */
export const attemptPrefix = ({ comboId, generation }: PreviewJob, attempt: number): string =>
  `combos/${comboId}/${String(generation)}-${String(attempt)}/`;

/**
 * Checks the clip, makes every output in one run and stores them.
 * @throws VideoRefusedError when the clip will never do
 * @throws FfmpegError, BlobNotFoundError and whatever the store fails with
 */
export async function makePreview(work: MakePreview): Promise<PreviewResult> {
  const { job, blobs, ffmpeg, signal } = work;
  const { memoryLimitBytes, timeLimitMs } = work;
  await using source = await whileAway(() => blobs.asFile(job.sourceKey), signal);
  const facts = await probeVideo(source.path, { ffprobe: ffmpeg.ffprobe, memoryLimitBytes, signal });
  const outputFolder = join(work.folder, 'out');
  await mkdir(outputFolder, { recursive: true });
  const plan = planPreview(facts);
  const { frames } = await runFfmpeg(previewArguments(facts, { source: source.path, outputFolder }), {
    ffmpeg: ffmpeg.ffmpeg,
    durationSeconds: plan.frames / 60,
    timeLimitMs,
    outputLimitBytes: work.outputLimitBytes,
    memoryLimitBytes,
    outputFolder,
    signal,
    onProgress: work.onProgress,
  });
  const prefix = attemptPrefix(job, work.attempt);
  const store = async (file: string) => {
    signal.throwIfAborted();
    const path = join(outputFolder, file);
    const key = prefix + contentName(file, await fileHash(path));
    return whileAway(() => blobs.putFile(key, path), signal);
  };
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
  return { renditions, previewKey: preview.key, thumbnailKey: thumbnail.key, scrub, width, height, frames, sourceFps };
}
