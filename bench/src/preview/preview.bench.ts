import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findFfmpeg, planPreview, previewArguments, probeVideo, type PreviewResult } from '@combolab/preview-worker';
import type { Product } from '@combolab/standalone';
import { makeClip } from '../harness/clip.js';
import { against, mustHold, type Bench } from '../harness/figure.js';
import { measurePairs } from '../harness/pairs.js';
import { startProduct } from '../harness/product.js';
import { temporaryFolder } from '../harness/temporary-folder.js';
import { runBareFfmpeg } from './bare-ffmpeg.js';
import { measureStages } from './stages.js';
import { watchJobs } from './watch-jobs.js';

/** Key of a copy that nobody asks for. */
const PLAYABLE = 'combos/bench/playable.mp4';

/** A job from being enqueued to being done by the preview process, against ffmpeg alone with the same arguments. */
export const previewBench: Bench = async ({ quick, rounds }) => {
  await using folder = await temporaryFolder();
  const source = join(folder.path, 'clip.mp4');
  const seconds = quick ? 2 : 10;
  await makeClip(source, { seconds, size: '1280x720', bitRate: 8_000_000 });
  const { ffmpeg, ffprobe } = await findFfmpeg();
  const facts = await probeVideo(source, { ffprobe });
  const outputFolder = join(folder.path, 'bare');
  await mkdir(outputFolder);
  const args = previewArguments(facts, { source, outputFolder });
  await using running = await startProduct(join(folder.path, 'data'), { previews: true });
  const { product } = running;
  const plan = planPreview(facts);
  const files = [...plan.renditions, plan.preview, plan.thumbnail, plan.scrub].map(({ file }) =>
    join(outputFolder, file),
  );
  await runBareFfmpeg(ffmpeg, args);
  const expected = await Promise.all(files.map((file) => described(ffprobe, file)));
  const ours = async (): Promise<number> => {
    const { ms, result } = await makePreview(product, source);
    const keys = [...result.renditions.map(({ key }) => key), result.previewKey, result.thumbnailKey, result.scrub.key];
    const made = await Promise.all(keys.map((key) => described(ffprobe, join(product.folder.blobs, key))));
    mustHold(made.join() === expected.join(), `ours: ${made.join()}; ffmpeg's: ${expected.join()}`);
    return ms;
  };
  await ours();
  const pairs = await measurePairs(rounds, ours, () => runBareFfmpeg(ffmpeg, args));
  return [
    against('ms ffmpeg', pairs, {
      name: `preview of a clip of ${String(seconds)} s (720p60), enqueued to done`,
      unit: 'ms',
      goal: { atMost: 1.3 },
    }),
    ...(await measureStages({ product, folder: folder.path, quick, rounds })),
  ];
};

/** Size and length of a video, as the bits themselves depend on how x264's threads met; of a picture, its bits. */
async function described(ffprobe: string, file: string): Promise<string> {
  if (file.endsWith('.jpg'))
    return createHash('sha256')
      .update(await readFile(file))
      .digest('hex');
  const { width, height, durationSeconds } = await probeVideo(file, { ffprobe });
  return `${String(width)}x${String(height)} ${durationSeconds.toFixed(3)} s`;
}

/** Shares a clip that browsers play, and waits for its job; ms from the moment the job of the whole is there. */
async function makePreview(product: Product, source: string): Promise<{ ms: number; result: PreviewResult }> {
  const { whole, job } = await watchJobs(product, source, PLAYABLE);
  return { ms: whole, result: job.result as PreviewResult };
}
