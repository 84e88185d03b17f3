import { closeSync, fstatSync, fsyncSync, openSync, readSync, renameSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { crc32 } from 'node:zlib';
import { hasCode } from '../../folder-blobs/durable-files.js';
import { ArraysIn, ArraysOut, DamagedSnapshotError, sizeOf } from './arrays.js';

/** Bytes of the line that says what follows. */
const PRELUDE = 256;
const CHUNK = 4 * 1024 * 1024;
/** Read at once, in bytes: what a processor's cache has room for. */
const CHUNK_READ = 256 * 1024;
/** Node reads and writes less than 2 GiB at once. */
const MOST_AT_ONCE = 1024 * 1024 * 1024;

interface Prelude {
  readonly stamp: string;
  /** Bytes of the description; the arrays come after it. */
  readonly head: number;
  /** CRC-32 of all that follows this line. */
  readonly crc: number;
}

/** Writes small pieces in large ones and sums them up. */
class Sink {
  readonly #chunk = Buffer.alloc(CHUNK);
  #filled = 0;
  crc = 0;

  constructor(private readonly file: number) {}

  /** @param size as many bytes as it takes in the file; what is beyond its own is 0 */
  write(bytes: Uint8Array, size = bytes.byteLength): void {
    if (size > CHUNK - this.#filled) this.flush();
    if (size > CHUNK) {
      this.#out(bytes);
      this.#out(new Uint8Array(size - bytes.byteLength));
      return;
    }
    this.#chunk.fill(0, this.#filled, this.#filled + size);
    this.#chunk.set(bytes, this.#filled);
    this.#filled += size;
  }

  flush(): void {
    this.#out(this.#chunk.subarray(0, this.#filled));
    this.#filled = 0;
  }

  #out(bytes: Uint8Array): void {
    this.crc = crc32(bytes, this.crc);
    for (let at = 0; at < bytes.byteLength;)
      at += writeSync(this.file, bytes, at, Math.min(MOST_AT_ONCE, bytes.byteLength - at));
  }
}

/**
 * Writes a snapshot in place of the one there was; nothing is seen of one that was not written whole.
 * @param stamp by which it is known again
 * @param pack describes what is kept, in JSON, and gives its arrays
 * @throws Error of the system, e.g. when the disk is full
 */
export function writeSnapshot(path: string, stamp: string, pack: (arrays: ArraysOut) => unknown): void {
  const arrays = new ArraysOut();
  const packed = pack(arrays);
  const head = Buffer.from(JSON.stringify({ packed, table: arrays.table }));
  const made = `${path}.new`;
  const file = openSync(made, 'w', 0o600);
  try {
    writeSync(file, Buffer.alloc(PRELUDE, ' '));
    const sink = new Sink(file);
    sink.write(head, Math.ceil(head.byteLength / 8) * 8);
    for (const [n, { buffer, byteOffset, byteLength }] of arrays.arrays.entries())
      sink.write(
        new Uint8Array(buffer, byteOffset, byteLength),
        sizeOf(arrays.table[2 * n] ?? 0, arrays.table[2 * n + 1] ?? 0),
      );
    sink.flush();
    const prelude: Prelude = { stamp, head: head.byteLength, crc: sink.crc };
    writeSync(file, Buffer.from(JSON.stringify(prelude)), 0, undefined, 0);
    fsyncSync(file);
  } catch (error) {
    rmSync(made, { force: true });
    throw error;
  } finally {
    closeSync(file);
  }
  renameSync(made, path);
  syncFolder(dirname(path));
}

/**
 * A snapshot as it was written; null when there is none with this stamp.
 * @throws DamagedSnapshotError
 */
export function readSnapshot(
  path: string,
  stamp: string,
): { readonly packed: unknown; readonly arrays: ArraysIn } | null {
  let file: number;
  try {
    file = openSync(path, 'r');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
  try {
    const prelude = preludeOf(file);
    if (prelude?.stamp !== stamp) return null;
    const content = contentOf(file, prelude.crc);
    const head = JSON.parse(Buffer.from(content, 0, prelude.head).toString()) as {
      packed: unknown;
      table: readonly number[];
    };
    const from = Math.ceil(prelude.head / 8) * 8;
    return { packed: head.packed, arrays: new ArraysIn(content, from, head.table) };
  } finally {
    closeSync(file);
  }
}

export function removeSnapshot(path: string): void {
  rmSync(path, { force: true });
  rmSync(`${path}.new`, { force: true });
}

/** What follows the prelude. @param crc that it must have */
function contentOf(file: number, crc: number): ArrayBuffer {
  const { size } = fstatSync(file);
  const content = new ArrayBuffer(Math.max(0, size - PRELUDE));
  let found = 0;
  for (let at = 0; at < content.byteLength;) {
    // summed up while it is still near the processor
    const chunk = new Uint8Array(content, at, Math.min(CHUNK_READ, content.byteLength - at));
    const read = readSync(file, chunk, 0, chunk.length, PRELUDE + at);
    if (read === 0) throw new DamagedSnapshotError('it ends too soon');
    found = crc32(chunk.subarray(0, read), found);
    at += read;
  }
  if (found !== crc) throw new DamagedSnapshotError('its checksum is another');
  return content;
}

/** Null where the line cannot be read. */
function preludeOf(file: number): Prelude | null {
  const line = Buffer.alloc(PRELUDE);
  if (readSync(file, line, 0, PRELUDE, 0) < PRELUDE) return null;
  try {
    return JSON.parse(line.toString()) as Prelude;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** Not on Windows, which has no such thing. */
function syncFolder(path: string): void {
  if (process.platform === 'win32') return;
  const folder = openSync(path, 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}
