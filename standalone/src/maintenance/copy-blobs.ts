import { BlobNotFoundError, type Blobs } from '@combolab/platform';

const NOT_KEPT = 'trash/';

/** Copies what is not there yet, but the trash. A file that is deleted meanwhile is left out. */
export async function copyBlobs(from: Blobs, to: Blobs): Promise<void> {
  for await (const { key } of from.list('')) {
    if (key.startsWith(NOT_KEPT) || (await to.stat(key)) !== null) continue;
    try {
      await to.put(key, await from.read(key));
    } catch (error) {
      if (!(error instanceof BlobNotFoundError)) throw error;
    }
  }
}

/** How many files there are, and their bytes. */
export async function countBlobs(blobs: Blobs): Promise<{ files: number; bytes: number }> {
  let [files, bytes] = [0, 0];
  for await (const { size } of blobs.list('')) {
    files += 1;
    bytes += size;
  }
  return { files, bytes };
}
