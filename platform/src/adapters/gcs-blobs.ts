import { createWriteStream } from 'node:fs';
import { rm, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Bucket, FileMetadata } from '@google-cloud/storage';
import { BlobNotFoundError, type BlobInfo, type Blobs, type ByteRange } from '../ports/blobs.js';
import { assertBlobKey, isBlobKey } from './folder-blobs/blob-key.js';
import { openIncomingFolder, type IncomingFolder } from './folder-blobs/incoming-folder.js';
import type { Absence } from '../supervision/absence.js';
import { openBucket, statusOf, type GcsCredentials, type OpenedBucket } from './gcs-blobs/bucket.js';
import { beginningOf } from './gcs-blobs/beginning.js';
import { download } from './gcs-blobs/download.js';

export interface GcsBlobsOptions {
  readonly bucket: string;
  /** Of an emulator, such as `http://127.0.0.1:4443`: asked without credentials unless some are given here. */
  readonly endpoint?: string | null;
  /** Standard: that of the credentials. */
  readonly projectId?: string | null;
  /** Standard: those of the machine (Application Default Credentials). */
  readonly credentials?: GcsCredentials | null;
  /** Where files lie that tools are working on. Standard: the system's folder for temporary files. */
  readonly temporaryFolder?: string;
  /** The longest wait before a request is sent again, in seconds, at least 1. Standard: 8. */
  readonly maxRetryDelay?: number;
  /** Given, the bucket may be away when it is opened, which is told here until it is there. */
  readonly absence?: Absence;
}

/** Bytes of one request of an upload, kept in memory so that it can be sent again. A multiple of 256 KiB. */
const CHUNK_BYTES = 8 * 1024 * 1024;
/** What is no larger is sent in one request, others begin with one that sends nothing yet. */
const SMALL_BYTES = 1024 * 1024;
const LIST_PAGE = 1000;

/** Blobs as objects of a bucket of Google Cloud Storage. @throws Error in words when the bucket is missing or cannot be used */
export async function openGcsBlobs(options: GcsBlobsOptions): Promise<Blobs> {
  const { temporaryFolder = tmpdir(), ...place } = options;
  const opened = await openBucket({ endpoint: null, projectId: null, credentials: null, ...place });
  // one for each user of the machine; what processes that are gone have left in it is removed
  const own = join(temporaryFolder, `combolab-blobs-${String(process.getuid?.() ?? 0)}`);
  return new GcsBlobs(opened, await openIncomingFolder(own));
}

class GcsBlobs implements Blobs {
  readonly #opened: OpenedBucket;
  readonly #bucket: Bucket;
  readonly #folder: IncomingFolder;

  constructor(opened: OpenedBucket, folder: IncomingFolder) {
    this.#opened = opened;
    this.#bucket = opened.bucket;
    this.#folder = folder;
  }

  async put(key: string, content: Readable): Promise<BlobInfo> {
    assertBlobKey(key);
    const file = this.#bucket.file(key);
    const all = await beginningOf(content, SMALL_BYTES);
    // an object appears only when its last request is complete
    if (Buffer.isBuffer(all)) await file.save(all, { resumable: false });
    else await pipeline(all, file.createWriteStream({ resumable: true, chunkSize: CHUNK_BYTES }));
    return infoOf(key, file.metadata);
  }

  async putFile(key: string, file: string): Promise<BlobInfo> {
    assertBlobKey(key);
    const [{ metadata }] = await this.#bucket.upload(file, { destination: key, chunkSize: CHUNK_BYTES });
    await unlink(file);
    return infoOf(key, metadata);
  }

  async stat(key: string): Promise<BlobInfo | null> {
    assertBlobKey(key);
    try {
      const [metadata] = await this.#bucket.file(key).getMetadata();
      return infoOf(key, metadata);
    } catch (error) {
      if (statusOf(error) === 404) return null;
      throw error;
    }
  }

  async read(key: string, range?: ByteRange): Promise<Readable> {
    assertBlobKey(key);
    if (range !== undefined && !(range.start >= 0 && range.start <= range.end))
      throw new RangeError(`${key}: no bytes ${String(range.start)}-${String(range.end)}`);
    return download(this.#opened, key, range);
  }

  async asFile(key: string): Promise<{ readonly path: string } & AsyncDisposable> {
    const content = await this.read(key);
    const path = this.#folder.newPath();
    const remove = (): Promise<void> => rm(path, { force: true });
    try {
      await pipeline(content, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    } catch (error) {
      await remove();
      throw error;
    }
    return { path, [Symbol.asyncDispose]: remove };
  }

  async move(from: string, to: string): Promise<void> {
    assertBlobKey(to);
    if ((await this.stat(from)) === null) throw new BlobNotFoundError(from);
    if (from === to) return;
    const source = this.#bucket.file(from);
    try {
      await source.copy(this.#bucket.file(to));
    } catch (error) {
      throw statusOf(error) === 404 ? new BlobNotFoundError(from) : error;
    }
    await source.delete({ ignoreNotFound: true });
  }

  async *list(prefix: string): AsyncGenerator<BlobInfo> {
    let pageToken: string | undefined;
    do {
      const [files, next] = await this.#bucket.getFiles({
        prefix,
        autoPaginate: false,
        maxResults: LIST_PAGE,
        ...(pageToken === undefined ? {} : { pageToken }),
      });
      // consoles leave objects such as `folder/` that no key names
      for (const { name, metadata } of files) if (isBlobKey(name)) yield infoOf(name, metadata);
      pageToken = (next as { readonly pageToken?: string } | null)?.pageToken;
    } while (pageToken !== undefined);
  }

  async delete(key: string): Promise<void> {
    assertBlobKey(key);
    await this.#bucket.file(key).delete({ ignoreNotFound: true });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await rm(this.#folder.path, { recursive: true, force: true });
  }
}

/** A generation is a number the store gives to each writing of a key. */
function infoOf(key: string, { size, generation, timeCreated }: FileMetadata): BlobInfo {
  if (size === undefined || generation === undefined || timeCreated === undefined)
    throw new Error(`the store tells nothing about ${key}`);
  return { key, size: Number(size), etag: `"${String(generation)}"`, modifiedAt: new Date(timeCreated) };
}
