import type { Blobs } from '@combolab/platform';
import { TRASH } from '../../maintenance/sweep-blobs.js';
import { ownerPrefix } from '../uploads/resumable/upload-keys.js';

/** Where the files of a user lie: their own, and those of their combos and guides. */
const prefixesOf = (userId: string, streams: readonly string[]): string[] => [
  `users/${userId}/`,
  ownerPrefix(userId),
  ...streams.filter((stream) => /^(combo|guide)\/[^/]+$/.test(stream)).map((stream) => `${stream.replace('/', 's/')}/`),
];

/** Deletes every file of a user, also from the trash. */
export async function deleteFiles(blobs: Blobs, userId: string, streams: readonly string[]): Promise<void> {
  const prefixes = prefixesOf(userId, streams);
  const keys: string[] = [];
  for (const prefix of prefixes) for await (const { key } of blobs.list(prefix)) keys.push(key);
  const known = new Set(prefixes);
  for await (const { key } of blobs.list(TRASH)) {
    const [, , kind = '', id = ''] = key.split('/');
    if (known.has(`${kind}/${id}/`)) keys.push(key);
  }
  for (const key of keys) await blobs.delete(key);
}
