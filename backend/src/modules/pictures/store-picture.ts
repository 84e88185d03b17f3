import { Readable } from 'node:stream';
import { contentHash, contentName, randomId, type Blobs } from '@combolab/platform';

/**
 * Stores a made picture under a name of its own.
 * @param folder whose it is, such as `guides/<id>` or `users/<id>`
 * @returns its key
 */
export async function storePicture(blobs: Pick<Blobs, 'put'>, folder: string, webp: Buffer): Promise<string> {
  const key = contentName(`${folder}/${randomId()}.webp`, await contentHash(Readable.from([webp])));
  await blobs.put(key, Readable.from([webp]));
  return key;
}
