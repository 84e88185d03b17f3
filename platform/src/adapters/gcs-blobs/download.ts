import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { BlobNotFoundError, type ByteRange } from '../../ports/blobs.js';
import type { OpenedBucket } from './bucket.js';

const ATTEMPTS = 3;
const FIRST_PAUSE_MS = 200;

/**
 * The bytes of a key. The library's own read stream is not used: one that is given up closes the connections of all others,
 * and they stall without an error, so a viewer who leaves would stop those who watch.
 * @throws BlobNotFoundError
 * @throws RangeError when the range begins behind the last byte
 */
export async function download(opened: OpenedBucket, key: string, range?: ByteRange): Promise<Readable> {
  const response = await ask(opened, key, range);
  if (response.ok && response.body !== null) return Readable.fromWeb(response.body);
  await response.body?.cancel();
  if (response.status === 404) throw new BlobNotFoundError(key);
  if (response.status === 416) throw new RangeError(`${key} has no bytes from ${String(range?.start ?? 0)}`);
  throw Object.assign(new Error(`${key} cannot be read: the store answered ${String(response.status)}`), {
    code: response.status,
  });
}

/** Asks again when the store did not answer or is in trouble; bytes that have begun to flow are not asked for again. */
async function ask(
  { bucket, headers: own }: OpenedBucket,
  key: string,
  range: ByteRange | undefined,
): Promise<Response> {
  const url = `${bucket.storage.apiEndpoint}/storage/v1/b/${bucket.name}/o/${encodeURIComponent(key)}?alt=media`;
  const headers = {
    ...(await own(url)),
    'accept-encoding': 'identity',
    ...(range === undefined ? {} : { range: `bytes=${String(range.start)}-${String(range.end)}` }),
  };
  for (let attempt = 1; ; attempt += 1) {
    try {
      const response = await fetch(url, { headers });
      if (attempt === ATTEMPTS || (response.status < 500 && response.status !== 429)) return response;
      await response.body?.cancel();
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
    await pause(FIRST_PAUSE_MS * 2 ** attempt * Math.random());
  }
}
