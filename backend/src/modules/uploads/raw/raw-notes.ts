import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { RawClipState } from '@combolab/contracts';
import { BlobNotFoundError, type BlobInfo, type Blobs } from '@combolab/platform';
import { uploadPrefix, type UploadName } from '../resumable/upload-keys.js';
import { madeFile, madeName, readCut, type Part, type Wanted } from './made-files.js';

/** A process that works on it says so at least this often, in ms. */
export const BEAT_MS = 3000;
/** Work that nobody has spoken of for so long was cut off, in ms. */
const SILENT_MS = 15_000;

/** Why nothing came of it. */
export interface RawFailure {
  readonly code: string;
  readonly words: string;
  /** Another time it may do. */
  readonly passing: boolean;
}

/** What was found of an upload. */
export interface FoundVideo extends NonNullable<RawClipState['video']> {
  /** A small copy is made of it. */
  readonly hasCopy: boolean;
}

/** What lies beside an upload about what is made of it. */
export interface RawNotes {
  readonly video: FoundVideo | null;
  readonly isMade: boolean;
  readonly failure: RawFailure | null;
  /** Percent that another process has come to; null where nobody works on it. */
  readonly elsewhere: number | null;
  /** The part that is wanted, or that was wanted last. */
  readonly part: Part | null;
}

type Store = Pick<Blobs, 'put' | 'read' | 'list' | 'delete'>;

const VIDEO = 'raw.json';
const working = (wanted: Wanted): string => `working-${madeName(wanted)}.json`;
const failed = (wanted: Wanted): string => `failed-${madeName(wanted)}.json`;
const WORKING_CUT = /^working-(cut-\d+-\d+)\.json$/;

/** What is made of an upload is told by files beside it and nothing else, so that any process knows, also after a crash. */
export class UploadNotes {
  constructor(
    private readonly blobs: Store,
    private readonly name: UploadName,
  ) {}

  /** @param now epoch ms */
  async read(wanted: Wanted, now = Date.now()): Promise<RawNotes> {
    const files = new Map<string, BlobInfo>();
    for await (const info of this.blobs.list(uploadPrefix(this.name)))
      files.set(info.key.slice(uploadPrefix(this.name).length), info);
    const beat = files.get(working(wanted));
    const isAlive = beat !== undefined && now - beat.modifiedAt.getTime() < SILENT_MS;
    const names = [...files.keys()];
    const begun = names.flatMap((file) => readCut(`${WORKING_CUT.exec(file)?.[1] ?? ''}.mp4`) ?? []);
    const made = names.flatMap((file) => readCut(file) ?? []);
    return {
      video: files.has(VIDEO) ? await this.#json<FoundVideo>(VIDEO) : null,
      isMade: files.has(madeFile(wanted)),
      failure: files.has(failed(wanted)) ? await this.#json<RawFailure>(failed(wanted)) : null,
      elsewhere: isAlive ? await this.#json<number>(working(wanted)) : null,
      part: wanted.kind === 'cut' ? wanted.part : (begun[0] ?? made[0] ?? null),
    };
  }

  tellVideo(video: FoundVideo): Promise<void> {
    return this.#put(VIDEO, video);
  }

  /** @param percent whole */
  beat(wanted: Wanted, percent: number): Promise<void> {
    return this.#put(working(wanted), percent);
  }

  fail(wanted: Wanted, failure: RawFailure): Promise<void> {
    return this.#put(failed(wanted), failure);
  }

  async forgetFailure(wanted: Wanted): Promise<void> {
    await this.blobs.delete(`${uploadPrefix(this.name)}${failed(wanted)}`);
  }

  async rest(wanted: Wanted): Promise<void> {
    await this.blobs.delete(`${uploadPrefix(this.name)}${working(wanted)}`);
  }

  /** Of parts one is kept: the last that was wanted. */
  async removeOtherCuts(wanted: Wanted): Promise<void> {
    const prefix = uploadPrefix(this.name);
    const keys: string[] = [];
    for await (const { key } of this.blobs.list(prefix)) keys.push(key);
    for (const key of keys) {
      const file = key.slice(prefix.length);
      if (readCut(file) !== null && file !== madeFile(wanted)) await this.blobs.delete(key);
    }
  }

  async #put(file: string, said: unknown): Promise<void> {
    await this.blobs.put(`${uploadPrefix(this.name)}${file}`, Readable.from([Buffer.from(JSON.stringify(said))]));
  }

  async #json<T>(file: string): Promise<T | null> {
    try {
      return JSON.parse(await text(await this.blobs.read(`${uploadPrefix(this.name)}${file}`))) as T;
    } catch (error) {
      if (error instanceof BlobNotFoundError) return null;
      throw error;
    }
  }
}
