import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { MISSED_DAYS, type Miss, type MissedSearch } from '@combolab/contracts';
import { BlobNotFoundError } from '@combolab/platform';
import type { BackendPorts } from '../../backend-ports.js';
import { PORTS } from '../../tokens.js';
import { DayLog, mergedLogs } from './day-log.js';

const FOLDER = 'search-log/';
const WRITTEN_EVERY_MS = 60_000;
const DAY_MS = 86_400_000;
/** Searches that are told. */
const MOST_TOLD = 200;

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 'yyyy-mm-dd'.length);

/**
 * What was looked for in vain, without who looked: a file for each day and process, written once a minute, gone after
 * {@link MISSED_DAYS} days. What was told since is lost with a process that is killed.
 */
@Injectable()
export class SearchLog implements OnModuleDestroy {
  readonly on: boolean;
  readonly #process = randomBytes(6).toString('hex');
  readonly #timer: NodeJS.Timeout;
  #today = new DayLog(dayOf(Date.now()));

  constructor(@Inject(PORTS) private readonly ports: Pick<BackendPorts, 'blobs' | 'logger' | 'settings'>) {
    this.on = ports.settings.searchLog;
    this.#timer = setInterval(() => void this.#tryToWrite(), WRITTEN_EVERY_MS).unref();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.#timer);
    await this.#tryToWrite();
  }

  /** @param query of a search's address, in one spelling */
  note(miss: Miss, query: string): void {
    const day = dayOf(Date.now());
    if (this.#today.day !== day) {
      void this.#tryToWrite();
      this.#today = new DayLog(day);
    }
    this.#today.note(miss, query);
  }

  /** @param days so many, today among them; 1 to {@link MISSED_DAYS} */
  async read(days: number): Promise<{ readonly searches: MissedSearch[]; readonly total: number }> {
    await this.#write();
    const from = dayOf(Date.now() - (days - 1) * DAY_MS);
    const files: { day: string; text: string }[] = [];
    for await (const { key } of this.ports.blobs.list(FOLDER)) {
      const [day = ''] = key.slice(FOLDER.length).split('/');
      if (day < from) continue;
      const content = await this.#contentOf(key);
      if (content !== null) files.push({ day, text: content });
    }
    const all = mergedLogs(files);
    return { searches: all.slice(0, MOST_TOLD), total: all.length };
  }

  /** A store that is away is no reason to fail: the next minute tries again. */
  async #tryToWrite(): Promise<void> {
    await this.#write().catch((error: unknown) => {
      this.ports.logger.warn({ err: error }, 'what was searched in vain could not be written yet');
    });
  }

  async #write(): Promise<void> {
    const today = this.#today;
    if (!today.isNew) return;
    today.isNew = false;
    try {
      const content = Readable.from([Buffer.from(today.text())], { objectMode: false });
      await this.ports.blobs.put(`${FOLDER}${today.day}/${this.#process}.json`, content);
    } catch (error) {
      today.isNew = true;
      throw error;
    }
    await this.#forget();
  }

  async #forget(): Promise<void> {
    const last = dayOf(Date.now() - MISSED_DAYS * DAY_MS);
    const old: string[] = [];
    for await (const { key } of this.ports.blobs.list(FOLDER)) if (key.slice(FOLDER.length) < last) old.push(key);
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
