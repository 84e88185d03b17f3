import { BlobNotFoundError, contentHash, hashInName, type Blobs } from '@combolab/platform';
import type { Truth } from './fold-log.js';

/** Stored files of which it is known what they held when they were stored: `[key, hash, its encoding]`. */
async function* hashedFiles(
  truth: Truth,
  blobs: Pick<Blobs, 'list'>,
): AsyncIterable<readonly [key: string, hash: string, encoding: 'base64url' | 'hex']> {
  for (const prefix of ['combos/', 'guides/', 'users/'])
    for await (const { key } of blobs.list(prefix)) {
      const hash = hashInName(key);
      if (hash !== null) yield [key, hash, 'base64url'];
    }
  // clips of before names said their content
  for (const { deleted, video } of truth.combos.values())
    if (!deleted && video.sha256 !== undefined && hashInName(video.sourceKey) === null)
      yield [video.sourceKey, video.sha256, 'hex'];
}

/** Reads every file whose hash is known, one after the other. @returns those that are not what they were, in words */
export async function compareContents(truth: Truth, blobs: Pick<Blobs, 'list' | 'read'>): Promise<string[]> {
  const findings: string[] = [];
  for await (const [key, hash, encoding] of hashedFiles(truth, blobs)) {
    try {
      if ((await contentHash(await blobs.read(key), encoding)) === hash) continue;
      findings.push(`file ${key} is not what it was when it was stored`);
    } catch (error) {
      // one that is missing is told elsewhere, and may have been deleted meanwhile
      if (error instanceof BlobNotFoundError || (error as NodeJS.ErrnoException).code === 'ENOENT') continue;
      findings.push(`file ${key} cannot be read: ${String(error)}`);
    }
  }
  return findings;
}
