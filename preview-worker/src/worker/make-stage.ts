import { evenGain } from '../plan/loudness.js';
import { planPreview } from '../plan/preview-plan.js';
import { playableArguments, thumbnailArguments } from '../plan/stage-arguments.js';
import { measureLoudness } from '../tools/measure-loudness.js';
import { runFfmpeg } from '../tools/run-ffmpeg.js';
import { factsOf } from './facts-of.js';
import { openJobFiles } from './job-files.js';
import type { MakePreview } from './make-preview.js';
import type { PreviewStage, StageResult } from './preview-job.js';
import { whileAway } from './while-away.js';

/**
 * Checks the clip, makes what viewers need before the rest and stores it.
 * @throws as {@link makePreview}
 */
export async function makeStage(work: MakePreview, stage: PreviewStage): Promise<StageResult> {
  const { job, blobs, ffmpeg, signal, memoryLimitBytes, timeLimitMs } = work;
  await using source = await whileAway(() => blobs.asFile(job.sourceKey), signal);
  const facts = await factsOf(work, source.path);
  const { outputFolder, store } = await openJobFiles(work);
  const paths = { source: source.path, outputFolder };
  const { frames, thumbnail, renditions } = planPreview(facts);
  const limits = { ffmpeg: ffmpeg.ffmpeg, timeLimitMs, memoryLimitBytes, signal };
  const run = (args: readonly string[]) =>
    runFfmpeg(args, {
      ...limits,
      durationSeconds: frames / 60,
      outputLimitBytes: work.outputLimitBytes,
      outputFolder,
      onProgress: work.onProgress,
    });
  if (stage === 'thumbnail') {
    await run(thumbnailArguments(facts, paths, job.pictureFrame));
    return { thumbnailKey: (await store(thumbnail.file)).key };
  }
  const loudness = await measureLoudness(facts, source.path, limits);
  await run(playableArguments(facts, paths, { gain: loudness === null ? 0 : evenGain(loudness) }));
  const smallest = renditions.at(-1);
  if (smallest === undefined) throw new Error('a plan has no renditions');
  const { key, size } = await store(smallest.file);
  return { rendition: { key, width: smallest.width, height: smallest.height, bytes: size } };
}
