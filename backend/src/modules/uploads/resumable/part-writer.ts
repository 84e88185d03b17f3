import { Readable } from 'node:stream';
import type { Blobs } from '@combolab/platform';
import { SMALL_BYTES } from './join-small.js';
import { BEGINNING, endOf, newPartId, partFile, type Part } from './upload-parts.js';

/** Bytes of a part while bytes come fast, at least and at most: it grows with what is there, so that no upload lies in thousands. */
const PART_BYTES = { least: 128 * 1024, most: 1024 * 1024 };
/** A part's share of what is there already. */
const SHARE = 1 / 64;
/** While they come slowly, what came is stored after this long, in ms, once it is no small part. */
const SLOW_MS = 1000;
/** Bytes of one request that are being stored at once, in any number of parts. */
const AT_ONCE_BYTES = 1024 * 1024;

/** Bytes of the part that begins at `start`. */
const partBytes = (start: number): number => Math.min(PART_BYTES.most, Math.max(PART_BYTES.least, start * SHARE));

/** Stores the bytes of one request as parts, while they come. */
export class PartWriter {
  #pending: Buffer[] = [];
  #bytes = 0;
  #since = performance.now();
  #storingBytes = 0;
  #start: number;
  #before: string;
  readonly #storing = new Set<Promise<unknown>>();

  /** @param chain what is there already */
  constructor(
    private readonly blobs: Pick<Blobs, 'put'>,
    private readonly prefix: string,
    chain: readonly Part[],
  ) {
    this.#start = endOf(chain);
    this.#before = chain.at(-1)?.id ?? BEGINNING;
  }

  /** Bytes of the upload with those that came. */
  get received(): number {
    return this.#start + this.#bytes;
  }

  async write(chunk: Buffer): Promise<void> {
    this.#pending.push(chunk);
    this.#bytes += chunk.length;
    const slow = this.#bytes >= SMALL_BYTES && performance.now() - this.#since > SLOW_MS;
    if (this.#bytes >= partBytes(this.#start) || slow) this.#store();
    if (this.#storingBytes >= AT_ONCE_BYTES) await Promise.race(this.#storing);
  }

  /** Resolves when all that came is stored for good. */
  async end(): Promise<void> {
    if (this.#bytes > 0) this.#store();
    const outcomes = await Promise.allSettled(this.#storing);
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failed !== undefined) throw failed.reason;
  }

  /** A part that is stored before the one it goes on from does not count until that one is there. */
  #store(): void {
    const part = { start: this.#start, id: newPartId(), before: this.#before };
    const content = Buffer.concat(this.#pending);
    const storing = this.blobs.put(`${this.prefix}${partFile(part)}`, Readable.from([content], { objectMode: false }));
    this.#storing.add(storing);
    this.#storingBytes += content.length;
    // a failed one stays, for `end` to tell
    storing.then(
      () => {
        this.#storing.delete(storing);
        this.#storingBytes -= content.length;
      },
      () => undefined,
    );
    this.#start += content.length;
    this.#before = part.id;
    this.#pending = [];
    this.#bytes = 0;
    this.#since = performance.now();
  }
}
