import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  findFfmpeg,
  planPreview,
  previewArguments,
  previewJobId,
  probeVideo,
  type PreviewResult,
} from '@combolab/preview-worker';
import type { Product } from '@combolab/standalone';
import { makeClip } from '../harness/clip.js';
import { against, mustHold, type Bench } from '../harness/figure.js';
import { measurePairs } from '../harness/pairs.js';
import { recordCombos, startProduct } from '../harness/product.js';
import { temporaryFolder } from '../harness/temporary-folder.js';
import { runBareFfmpeg } from './bare-ffmpeg.js';

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

/** Shares the clip and waits for its job; ms from the moment the job is there. */
async function makePreview(product: Product, source: string): Promise<{ ms: number; result: PreviewResult }> {
  const { jobs, blobs } = product.ports;
  const copy = `${source}.copy`;
  await copyFile(source, copy);
  const sourceKey = `combos/bench/${String(Date.now())}.mp4`;
  await blobs.putFile(sourceKey, copy);
  const seen = { at: 0 };
  let unsubscribe = (): void => undefined;
  const done = new Promise<{ ms: number; result: PreviewResult }>((resolve, reject) => {
    unsubscribe = jobs.onChange((id) => {
      if (seen.at === 0) seen.at = performance.now();
      jobs.get(id).then((job) => {
        if (job?.state === 'done') resolve({ ms: performance.now() - seen.at, result: job.result as PreviewResult });
        else if (job?.state === 'failed') reject(new Error(`void: ${job.problem ?? 'the preview failed'}`));
      }, reject);
    });
  });
  const video = { sourceKey, playableKey: null, width: 1280, height: 720, frames: 120 };
  const [comboId = ''] = await recordCombos(product, 1, { video });
  const outcome = await done;
  unsubscribe();
  mustHold((await jobs.get(previewJobId(comboId, 1))) !== null, 'another job was measured');
  return outcome;
}
