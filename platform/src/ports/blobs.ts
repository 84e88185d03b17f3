import type { Readable } from 'node:stream';

export interface BlobInfo {
  readonly key: string;
  /** Bytes. */
  readonly size: number;
  /** Strong validator, unchanged as long as the bytes are. */
  readonly etag: string;
  readonly modifiedAt: Date;
}

/** Both ends inclusive, in bytes. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Files by key (`combos/<id>/study-1.mp4`): letters, digits, `-`, `_`, `.` and `/`, no empty or dotted segment.
 * A key is written once; its bytes never change. Every adapter passes `describeBlobs`.
 */
export interface Blobs extends AsyncDisposable {
  /**
   * Streams to durable storage; the key becomes visible only when complete and durable. Writing an existing key replaces it atomically.
   * @throws BlobKeyError for a malformed key; whatever the source stream fails with, leaving nothing behind
   */
  put(key: string, content: Readable): Promise<BlobInfo>;
  /** Takes a finished local file over (moved, not copied, where the store can). */
  putFile(key: string, file: string): Promise<BlobInfo>;
  stat(key: string): Promise<BlobInfo | null>;
  /** @throws BlobNotFoundError */
  read(key: string, range?: ByteRange): Promise<Readable>;
  /** A local path with the bytes, for tools that need a file (ffmpeg); valid until disposed. @throws BlobNotFoundError */
  asFile(key: string): Promise<{ readonly path: string } & AsyncDisposable>;
  /**
   * Gives the bytes another key, in place of what is there. A store that cannot rename copies, then deletes: after a crash
   * the bytes may lie under both.
   * @throws BlobNotFoundError
   */
  move(from: string, to: string): Promise<void>;
  /** Keys under a prefix, in key order. */
  list(prefix: string): AsyncIterable<BlobInfo>;
  /** Deleting what is absent is no error. */
  delete(key: string): Promise<void>;
}

export class BlobKeyError extends Error {
  override name = 'BlobKeyError';
}
export class BlobNotFoundError extends Error {
  override name = 'BlobNotFoundError';
}
