import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { findFfmpeg, playableArguments, probeVideo, thumbnailArguments } from '@combolab/preview-worker';
import type { Product } from '@combolab/standalone';
import { makeClip } from '../harness/clip.js';
import { against, type Figure } from '../harness/figure.js';
import { pairsOf } from '../harness/pairs.js';
import { runBareFfmpeg } from './bare-ffmpeg.js';
import { watchJobs, type JobTimes } from './watch-jobs.js';

interface Options {
  readonly product: Product;
  readonly folder: string;
  readonly quick: boolean;
  readonly rounds: number;
}

/** When the thumbnail, then something playable, of a 1080p clip are there, against ffmpeg alone for the same files and against the whole. */
export async function measureStages({ product, folder, quick, rounds }: Options): Promise<readonly Figure[]> {
  const source = join(folder, 'large.mp4');
  const seconds = quick ? 2 : 10;
  await makeClip(source, { seconds, size: '1920x1080', bitRate: 12_000_000 });
  const { ffmpeg, ffprobe } = await findFfmpeg();
  const facts = await probeVideo(source, { ffprobe });
  const outputFolder = join(folder, 'stages');
  await mkdir(outputFolder);
  const paths = { source, outputFolder };
  const found: { readonly ours: JobTimes; readonly thumbnail: number; readonly playable: number }[] = [];
  for (let round = 0; round < rounds; round += 1)
    found.push({
      ours: await watchJobs(product, source, null),
      thumbnail: await runBareFfmpeg(ffmpeg, thumbnailArguments(facts, paths)),
      playable: await runBareFfmpeg(ffmpeg, playableArguments(facts, paths)),
    });
  const clip = `of a clip of ${String(seconds)} s (1080p60)`;
  const each = <N>(of: (one: (typeof found)[number]) => N): N[] => found.map(of);
  return [
    against(
      'ms of the whole',
      pairsOf(
        each(({ ours }) => ours.thumbnail),
        each(({ ours }) => ours.whole),
      ),
      {
        ...{ name: `thumbnail ${clip}, enqueued to done`, unit: 'ms', goal: { atMost: 0.25 } },
      },
    ),
    against(
      'ms ffmpeg',
      pairsOf(
        each(({ ours }) => ours.thumbnail),
        each((one) => one.thumbnail),
      ),
      {
        ...{ name: `the same against ffmpeg alone`, unit: 'ms', goal: { atMost: 1.2 } },
      },
    ),
    against(
      'ms ffmpeg, both',
      pairsOf(
        each(({ ours }) => ours.playable),
        each((one) => one.thumbnail + one.playable),
      ),
      {
        ...{ name: `something playable ${clip}, enqueued to done`, unit: 'ms', goal: { atMost: 1.2 } },
      },
    ),
  ];
}
