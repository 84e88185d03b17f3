import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { LIMITS, type UploadMetadata } from '@combolab/contracts';
import { BlobNotFoundError, type BlobInfo, type Blobs } from '@combolab/platform';
import pLimit from 'p-limit';
import { notAVideo, SNIFF_BYTES, type Sniff } from '../receive-clip.js';
import { isInPieces, joinSmall, SMALL_BYTES } from './join-small.js';
import { PartWriter } from './part-writer.js';
import { readCut } from '../raw/made-files.js';
import {
  clipKey,
  infoKey,
  ownerPrefix,
  readUploadKey,
  uploadPrefix,
  type Container,
  type UploadName,
} from './upload-keys.js';
import { chainOf, endOf, readPart, type Part } from './upload-parts.js';

export const KEPT_MS = LIMITS.uploadDays * 24 * 3600 * 1000;

/** What is known of an upload from its beginning. */
export interface UploadInfo {
  /** Bytes. */
  readonly size: number;
  /** ISO 8601 UTC. */
  readonly createdAt: string;
  readonly metadata: UploadMetadata;
}

export interface FinishedClip {
  readonly key: string;
  readonly container: Container;
  /** Bytes. */
  readonly size: number;
}

/** An upload as its files tell it. */
export interface StoredUpload extends UploadName, UploadInfo {
  /** Bytes that are stored for good. */
  readonly received: number;
  readonly chain: readonly Part[];
  /** Parts that lie there, those that do not count among them. */
  readonly numParts: number;
  /** Once it is whole and checked. */
  readonly clip: FinishedClip | null;
  /** The part that was cut out of it. */
  readonly cut: FinishedClip | null;
}

/** Parts that are read, or removed, at once. */
const AT_ONCE = 8;

/** Parts beside those that its bytes need: of requests that ran beside each other, or were cut. */
const SPARE_PARTS = 200;

/**
 * Uploads as files and nothing else, so that any process can go on with any of them: what its owner said, the parts that
 * came, and at last the clip. What is received is what lies there; nothing is counted apart from it.
 */
export class UploadFiles {
  /** @param now epoch ms */
  constructor(
    private readonly blobs: Blobs,
    private readonly sniff: Sniff,
    private readonly now: () => number = Date.now,
  ) {}

  async create(name: UploadName, metadata: UploadMetadata, size: number): Promise<UploadInfo> {
    const info: UploadInfo = { size, createdAt: new Date(this.now()).toISOString(), metadata };
    await this.blobs.put(infoKey(name), Readable.from([Buffer.from(JSON.stringify(info))]));
    return info;
  }

  /** Expired ones too, as long as they are there; null when there is none. */
  async look(name: UploadName): Promise<StoredUpload | null> {
    const blobs: BlobInfo[] = [];
    for await (const info of this.blobs.list(uploadPrefix(name))) blobs.push(info);
    return this.#read(name, blobs);
  }

  /** Those of an owner that have not expired, in no order. */
  async of(ownerId: string): Promise<StoredUpload[]> {
    const byUpload = new Map<string, BlobInfo[]>();
    for await (const info of this.blobs.list(ownerPrefix(ownerId))) {
      const id = readUploadKey(info.key)?.uploadId;
      if (id === undefined) continue;
      const before = byUpload.get(id);
      if (before === undefined) byUpload.set(id, [info]);
      else before.push(info);
    }
    const found = [];
    for (const [uploadId, blobs] of byUpload) {
      const upload = await this.#read({ ownerId, uploadId }, blobs);
      if (upload !== null && !this.hasExpired(upload)) found.push(upload);
    }
    return found;
  }

  hasExpired({ createdAt }: UploadInfo): boolean {
    return this.now() >= Date.parse(createdAt) + KEPT_MS;
  }

  /** Takes further bytes. */
  writer(upload: StoredUpload): PartWriter {
    return new PartWriter(this.blobs, uploadPrefix(upload), upload.chain);
  }

  /** Whether it arrived in more parts than anybody needs. */
  tooManyParts = ({ numParts, size }: StoredUpload): boolean => numParts >= SPARE_PARTS + Math.ceil(size / SMALL_BYTES);

  /** The upload in as few parts as it should lie in: what looks at it next must not pay for each byte that came alone. */
  async tidied(upload: StoredUpload): Promise<StoredUpload | null> {
    if (!isInPieces(upload.chain)) return upload;
    try {
      await joinSmall(this.blobs, uploadPrefix(upload), upload.chain);
    } catch (error) {
      if (!(error instanceof BlobNotFoundError)) throw error;
    }
    return this.look(upload);
  }

  /**
   * The clip of an upload whose bytes are all there, joined from its parts when that was not done yet; null when bytes are
   * missing or there is no such upload.
   * @throws RefusedError 415, and the upload is removed: it never becomes a clip
   */
  async finish(name: UploadName): Promise<FinishedClip | null> {
    for (let attempt = 1; ; attempt += 1) {
      const upload = await this.look(name);
      if (upload === null || upload.clip !== null || upload.received < upload.size) return upload?.clip ?? null;
      try {
        return await this.#join(upload);
      } catch (error) {
        // another process has joined them meanwhile
        if (!(error instanceof BlobNotFoundError) || attempt === 3) throw error;
      }
    }
  }

  /** Removing what is absent is no error. */
  async remove(name: UploadName): Promise<void> {
    await this.blobs.delete(infoKey(name));
    for await (const { key } of this.blobs.list(uploadPrefix(name))) await this.blobs.delete(key);
  }

  async #read(name: UploadName, blobs: readonly BlobInfo[]): Promise<StoredUpload | null> {
    const info = blobs.some(({ key }) => key === infoKey(name)) ? await this.#info(name) : null;
    if (info === null) return null;
    const files = blobs.map((blob) => ({ ...blob, file: readUploadKey(blob.key)?.file ?? '' }));
    const clips = files.flatMap(({ file, key, size }) => {
      const container = /^clip\.(mp4|webm)$/.exec(file)?.[1] as Container | undefined;
      return container === undefined ? [] : [{ key, container, size }];
    });
    const cut = files.find(({ file }) => readCut(file) !== null);
    const parts = files.flatMap(({ file, key, size }) => readPart(file, key, size) ?? []);
    const chain = chainOf(parts);
    const clip = clips[0] ?? null;
    const received = clip === null ? endOf(chain) : info.size;
    const kept = cut === undefined ? null : { key: cut.key, container: 'mp4' as const, size: cut.size };
    return { ...name, ...info, chain, numParts: parts.length, clip, cut: kept, received };
  }

  async #info(name: UploadName): Promise<UploadInfo | null> {
    try {
      return JSON.parse(await text(await this.blobs.read(infoKey(name)))) as UploadInfo;
    } catch (error) {
      if (error instanceof BlobNotFoundError) return null;
      throw error;
    }
  }

  async #join(upload: StoredUpload): Promise<FinishedClip> {
    const container = this.sniff(await this.#first(upload));
    if (container === null) {
      await this.remove(upload);
      throw notAVideo();
    }
    const key = clipKey(upload, container);
    const { size } = await this.blobs.put(key, Readable.from(this.#bytes(upload.chain), { objectMode: false }));
    if (size !== upload.size) throw new Error(`the parts of ${key} are ${String(size)} bytes`);
    const limit = pLimit(AT_ONCE);
    await limit.map(upload.chain, (part) => this.blobs.delete(part.key));
    return { key, container, size };
  }

  async #first({ chain }: StoredUpload): Promise<Uint8Array> {
    const first: Buffer[] = [];
    let bytes = 0;
    for (const { key, size } of chain) {
      if (bytes >= SNIFF_BYTES) break;
      const end = Math.min(size, SNIFF_BYTES - bytes) - 1;
      for await (const chunk of await this.blobs.read(key, { start: 0, end })) first.push(chunk as Buffer);
      bytes += end + 1;
    }
    return Buffer.concat(first);
  }

  /** Asks for parts before they are needed: a store that is far away takes its time for each. */
  async *#bytes(chain: readonly Part[]): AsyncGenerator<Buffer> {
    const limit = pLimit(AT_ONCE);
    const asked: Promise<Buffer>[] = [];
    for (const { key } of chain) {
      const part = limit(async () => buffer(await this.blobs.read(key)));
      // told where its turn comes
      part.catch(() => undefined);
      asked.push(part);
      if (asked.length < AT_ONCE) continue;
      yield await (asked.shift() ?? part);
    }
    for (const part of asked) yield await part;
  }
}
