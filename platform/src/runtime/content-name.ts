import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { Readable } from 'node:stream';

/** SHA-256 in base64url, before the extension. */
const NAMED = /\.([\w-]{43})\.[a-z0-9]+$/;

/** SHA-256 of a stream to its end. @throws whatever the stream fails with */
export async function contentHash(content: Readable, encoding: 'base64url' | 'hex' = 'base64url'): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(content, hash);
  return hash.digest(encoding);
}

export const fileHash = (file: string): Promise<string> => contentHash(createReadStream(file));

/** The name of a file with the hash of its content in it: `study-720.mp4` becomes `study-720.<hash>.mp4`. */
export function contentName(name: string, hash: string): string {
  const dot = name.lastIndexOf('.');
  return `${name.slice(0, dot)}.${hash}${name.slice(dot)}`;
}

/** What a file's content must have as its hash, by its name; null of one whose name does not say so. */
export const hashInName = (name: string): string | null => NAMED.exec(name)?.[1] ?? null;
