import { createHash } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { IncomingMessage } from 'node:http';
import { randomId } from '@combolab/platform';
import { RefusedError } from '../../problems.js';
import { readMultipart } from './multipart.js';

/** Bytes needed to tell a container by its magic bytes. */
export const SNIFF_BYTES = 64;
/** The container that a file's first bytes tell of; null when it is none of ours. */
export type Sniff = (firstBytes: Uint8Array) => 'mp4' | 'webm' | null;

export interface ReceivedClip extends AsyncDisposable {
  /** Local path of the durable, still unchecked file. */
  readonly file: string;
  readonly container: 'mp4' | 'webm';
  readonly bytes: number;
  /** Hexadecimal. */
  readonly sha256: string;
  readonly fields: ReadonlyMap<string, string>;
}

export interface ReceiveOptions {
  readonly folder: string;
  readonly sniff: Sniff;
  /** Called with the bytes of the file received so far. */
  readonly onBytes: (received: number) => void;
}

export const notAVideo = (): RefusedError =>
  new RefusedError(
    415,
    'not-a-video',
    'Not a video',
    'This file is not a video we can take. Upload an mp4, mov or webm clip.',
  );

/** Passes bytes on while counting and hashing them; the first ones decide whether it is a video at all. */
class ClipGate extends Transform {
  container: 'mp4' | 'webm' | null = null;
  bytes = 0;
  readonly hash = createHash('sha256');
  #first: Buffer | null = Buffer.alloc(0);

  constructor(private readonly options: ReceiveOptions) {
    super();
    // the pipeline tells of it, where there is one
    this.on('error', () => undefined);
  }

  override _transform(chunk: Buffer, _encoding: string, done: (error?: Error | null, data?: Buffer) => void): void {
    this.bytes += chunk.length;
    this.hash.update(chunk);
    this.options.onBytes(this.bytes);
    if (this.#first === null) {
      done(null, chunk);
      return;
    }
    this.#first = Buffer.concat([this.#first, chunk]);
    if (this.#first.length < SNIFF_BYTES) done();
    else this.#decide(done);
  }

  override _flush(done: (error?: Error | null, data?: Buffer) => void): void {
    if (this.#first === null) done();
    else this.#decide(done);
  }

  #decide(done: (error?: Error | null, data?: Buffer) => void): void {
    const first = this.#first ?? Buffer.alloc(0);
    this.#first = null;
    this.container = this.options.sniff(first);
    if (this.container === null) done(notAVideo());
    else done(null, first);
  }
}

/**
 * Streams an uploaded clip to disk, never held in memory; its size and magic bytes are checked while it flows and it is
 * fsynced before this resolves. On any failure, and on disposal, nothing is left.
 * @throws RefusedError 400, 413, 415
 */
export async function receiveClip(request: IncomingMessage, options: ReceiveOptions): Promise<ReceivedClip> {
  await mkdir(options.folder, { recursive: true });
  const file = join(options.folder, `${randomId()}.part`);
  const gate = new ClipGate(options);
  const remove = (): Promise<void> => rm(file, { force: true });
  // opened before anything is read: a stream that opens later could make the file after it was cleaned up
  const handle = await open(file, 'wx');
  let writing: Promise<void> = Promise.resolve();
  const onFile = (content: Readable): Promise<void> => {
    writing = pipeline(content, gate, handle.createWriteStream({ flush: true }));
    return writing;
  };
  try {
    const fields = await readMultipart(request, { onFile });
    const { container, bytes, hash } = gate;
    if (container === null) throw notAVideo();
    return { file, container, bytes, sha256: hash.digest('hex'), fields, [Symbol.asyncDispose]: remove };
  } catch (error) {
    // with no error of its own a gate whose clip is read already would leave the pipeline waiting for ever
    gate.destroy(error instanceof Error ? error : new Error(String(error)));
    await writing.catch(() => undefined);
    await handle.close().catch(() => undefined);
    await remove();
    throw error;
  }
}
