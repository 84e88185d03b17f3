import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { contentName, fileHash } from '@combolab/platform';
import type { MakePreview } from './make-preview.js';
import type { PreviewJob } from './preview-job.js';
import { whileAway } from './while-away.js';

/** All keys of one attempt start with this, so that a worker that lost its lease never touches another's files. */
export const attemptPrefix = ({ comboId, generation, stage }: PreviewJob, attempt: number): string =>
  `combos/${comboId}/${[generation, attempt, ...(stage === undefined ? [] : [stage])].join('-')}/`;

/** Where a job writes, and how what it wrote is stored. */
export async function openJobFiles({ job, attempt, blobs, folder, signal }: MakePreview) {
  const outputFolder = join(folder, 'out');
  await mkdir(outputFolder, { recursive: true });
  const prefix = attemptPrefix(job, attempt);
  /** @param file name in the folder. @returns its key and its size in bytes */
  const store = async (file: string) => {
    signal.throwIfAborted();
    const path = join(outputFolder, file);
    const key = prefix + contentName(file, await fileHash(path));
    return whileAway(() => blobs.putFile(key, path), signal);
  };
  return { outputFolder, store };
}
