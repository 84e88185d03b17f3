import { copyFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { knownKey, type Job } from '@combolab/platform';
import { previewJobId, type PreviewStage } from '@combolab/preview-worker';
import type { Product } from '@combolab/standalone';
import { recordCombos } from '../harness/product.js';

/** ms from the moment a shared clip's first job was there until each was done. */
export interface JobTimes {
  readonly thumbnail: number;
  /** NaN where browsers play the original. */
  readonly playable: number;
  readonly whole: number;
  /** The one that made everything. */
  readonly job: Job;
}

let shared = 0;

/**
 * Shares a clip and waits until all is made of it.
 * @param playableKey of a copy that browsers play; null makes something playable a stage of its own
 * @throws Error when a job failed
 */
export async function watchJobs(product: Product, source: string, playableKey: string | null): Promise<JobTimes> {
  const { jobs, blobs, clips } = product.ports;
  const copy = `${source}.copy`;
  await copyFile(source, copy);
  shared += 1;
  const sourceKey = `combos/bench/${String(shared)}.mp4`;
  // as sharing does it: what was found out when the upload ended is handed over
  const { known } = await clips.inspect(copy);
  await blobs.put(knownKey(sourceKey), Readable.from([Buffer.from(JSON.stringify(known))]));
  await blobs.putFile(sourceKey, copy);
  const done = new Map<string, number>();
  let began = Number.NaN;
  let unsubscribe = (): void => undefined;
  const ended = new Promise<Job>((resolve, reject) => {
    unsubscribe = jobs.onChange((id) => {
      if (Number.isNaN(began)) began = performance.now();
      jobs.get(id).then((job) => {
        if (job?.state === 'failed') reject(new Error(`void: ${job.problem ?? 'the preview failed'}`));
        if (job?.state !== 'done' || done.has(id)) return;
        done.set(id, performance.now() - began);
        if (/:\d+$/.test(id)) resolve(job);
      }, reject);
    });
  });
  const video = { sourceKey, playableKey, width: 1280, height: 720, frames: 120 };
  const [comboId = ''] = await recordCombos(product, 1, { video });
  const job = await ended.finally(() => {
    unsubscribe();
  });
  const at = (stage?: PreviewStage) => done.get(previewJobId(comboId, 1, stage)) ?? Number.NaN;
  return { thumbnail: at('thumbnail'), playable: at('playable'), whole: at(), job };
}
