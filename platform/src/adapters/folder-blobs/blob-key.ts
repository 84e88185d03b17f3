import { BlobKeyError } from '../../ports/blobs.js';

const SEGMENT = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,199}$/;

export const isBlobKey = (key: string): boolean =>
  key.length <= 900 && key.split('/').every((segment) => SEGMENT.test(segment));

/**
 * Checks a key before it becomes a path, so that none can leave the folder or name a hidden file.
 * @throws BlobKeyError
 */
export function assertBlobKey(key: string): void {
  if (!isBlobKey(key)) throw new BlobKeyError(`Not a blob key: ${JSON.stringify(key.slice(0, 200))}`);
}
