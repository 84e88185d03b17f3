import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { BlobNotFoundError } from '@combolab/platform';
import type { z } from 'zod/mini';
import type { BackendPorts } from '../../backend-ports.js';
import { DayLog, dayOf, mergedLogs } from './day-log.js';

const WRITTEN_EVERY_MS = 60_000;
const DAY_MS = 86_400_000;

interface Options<S> {
  /** Of the blobs: `search-log/`. */
  readonly folder: string;
  /** What a line is noted with; its times stand beside it. */
  readonly search: z.ZodMiniType<S>;
  /** So long they are kept. */
  readonly days: number;
}

/**
 * Searches counted by day, without who searched: a file for each day and process, written once a minute, gone after so many days.
 * What was told since is lost with a process that is killed.
 */
export class DayFiles<S extends object> implements AsyncDisposable {
  readonly #process = randomBytes(6).toString('hex');
  readonly #timer: NodeJS.Timeout;
  #today = new DayLog<S>(dayOf(Date.now()));

  constructor(
    private readonly ports: Pick<BackendPorts, 'blobs' | 'logger'>,
    private readonly options: Options<S>,
  ) {
    this.#timer = setInterval(() => void this.#tryToWrite(), WRITTEN_EVERY_MS).unref();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    clearInterval(this.#timer);
    await this.#tryToWrite();
  }

  /** @param search with its names always in one order */
  note(search: S): void {
    const day = dayOf(Date.now());
    if (this.#today.day !== day) {
      void this.#tryToWrite();
      this.#today = new DayLog(day);
    }
    this.#today.note(search);
  }

  /** All of the last days, the most frequent first. @param days so many, today among them */
  async read(days: number): Promise<ReturnType<typeof mergedLogs<S>>> {
    await this.#write();
    const from = dayOf(Date.now() - (days - 1) * DAY_MS);
    const files: { day: string; text: string }[] = [];
    for await (const { key } of this.ports.blobs.list(this.options.folder)) {
      const [day = ''] = key.slice(this.options.folder.length).split('/');
      if (day < from) continue;
      const content = await this.#contentOf(key);
      if (content !== null) files.push({ day, text: content });
    }
    return mergedLogs(this.options.search, files);
  }

  /** A store that is away is no reason to fail: the next minute tries again. */
  async #tryToWrite(): Promise<void> {
    await this.#write().catch((error: unknown) => {
      this.ports.logger.warn({ err: error, folder: this.options.folder }, 'counted searches could not be written yet');
    });
  }

  async #write(): Promise<void> {
    const today = this.#today;
    if (!today.isNew) return;
    today.isNew = false;
    try {
      const content = Readable.from([Buffer.from(today.text())], { objectMode: false });
      await this.ports.blobs.put(`${this.options.folder}${today.day}/${this.#process}.json`, content);
    } catch (error) {
      today.isNew = true;
      throw error;
    }
    await this.#forget();
  }

  async #forget(): Promise<void> {
    const { folder, days } = this.options;
    const last = dayOf(Date.now() - days * DAY_MS);
    const old: string[] = [];
    for await (const { key } of this.ports.blobs.list(folder)) if (key.slice(folder.length) < last) old.push(key);
    await Promise.all(old.map((key) => this.ports.blobs.delete(key)));
  }

  /** Null where another process has just forgotten it. */
  async #contentOf(key: string): Promise<string | null> {
    try {
      return await text(await this.ports.blobs.read(key));
    } catch (error) {
      if (error instanceof BlobNotFoundError) return null;
      throw error;
    }
  }
}
