import { LogUnavailableError } from '@combolab/platform';
import type { PersonalFields } from '@combolab/contracts';
import { LogEntries } from './log-entries.js';
import {
  LogWriter,
  replay,
  type Answer,
  type LogCommand,
  type LogRecord,
  type LogWriterOptions,
} from './log-writer.js';
import { RecordFile } from './record-file.js';
import type { SimulatedDisk } from './simulated-disk.js';
import type { SimulatedProcess } from './simulated-process.js';
import type { VirtualTime } from './virtual-time.js';

/** Longest time of a message between two threads, in virtual ms. */
const MESSAGE_MS = 0.5;

interface Asked<R> {
  readonly process: SimulatedProcess;
  readonly resolve: (value: R) => void;
  readonly reject: (reason: Error) => void;
}
type Request =
  | (Asked<Answer> & { readonly kind: 'append'; readonly command: LogCommand })
  | (Asked<number> & { readonly kind: 'redact'; readonly work: (writer: LogWriter) => Promise<number> });

/** The file of a log, its writing thread, and what readers of every thread see of it. */
export class LogStore {
  /** null while the file was not read yet. */
  entries: LogEntries | null = null;
  /** Told when something can be read that could not before. */
  onCommit: () => void = () => undefined;
  #writer: { readonly process: SimulatedProcess; readonly log: LogWriter } | null = null;
  #waiting: Request[] = [];
  #sent = new Set<Request>();
  #busy = false;
  #lastSent = 0;
  #onBroken: (error: unknown) => void = () => undefined;
  #file: RecordFile | null = null;

  constructor(
    private readonly time: VirtualTime,
    private readonly disk: SimulatedDisk,
    readonly source: string,
    private readonly options: LogWriterOptions,
  ) {}

  /** Reads the file, in the process that is going to write it. @param onBroken told when it cannot go on @throws DamagedFileError @throws DiskError to try again */
  async open(onBroken: (error: unknown) => void): Promise<void> {
    const process = this.time.current;
    const { file, records } = await RecordFile.open(this.disk, 'log');
    const entries = new LogEntries(this.source);
    for (const record of records) replay(JSON.parse(record) as LogRecord, entries);
    this.entries = entries;
    this.#writer = { process, log: new LogWriter(file, entries, this.options) };
    this.#onBroken = onBroken;
    this.#file = file;
    this.onCommit();
  }

  /** @throws DamagedFileError when what lies there is not what was written */
  check(): void {
    this.#file?.check();
  }

  /** Called from any process. @throws LogUnavailableError when nobody knows whether it is written */
  append(command: LogCommand): Promise<Answer> {
    return this.#ask((asked) => ({ ...asked, kind: 'append', command }));
  }

  redact(streams: readonly string[], fields: PersonalFields, actor: string | null): Promise<number> {
    return this.#ask((asked) => ({
      ...asked,
      kind: 'redact',
      work: (writer) => writer.redact(streams, fields, actor),
    }));
  }

  /** The writing process is gone: what it was asked may be written or not. */
  lost(): void {
    this.#writer = null;
    this.#busy = false;
    const lost = [...this.#sent];
    this.#sent = new Set();
    this.#waiting = [];
    for (const request of lost)
      this.#answer(request, () => {
        request.reject(new LogUnavailableError('the writer is gone'));
      });
  }

  /** The whole machine is gone. */
  forget(): void {
    this.lost();
    this.entries = null;
  }

  #ask<R>(toRequest: (asked: Asked<R>) => Request): Promise<R> {
    const { current } = this.time;
    const writer = this.#writer;
    if (writer === null) return Promise.reject(new LogUnavailableError('the log is being opened again'));
    return new Promise<R>((resolve, reject) => {
      const request = toRequest({ process: current, resolve, reject });
      this.#sent.add(request);
      // what is sent first arrives first
      this.#lastSent = Math.max(this.#lastSent, this.time.now + this.#someTime());
      this.time.plan(writer.process, this.#lastSent - this.time.now, 'append', () => {
        this.#waiting.push(request);
        if (!this.#busy) void this.#work(writer.log);
      });
    });
  }

  /** What waits together is written together. */
  async #work(log: LogWriter): Promise<void> {
    this.#busy = true;
    try {
      while (this.#waiting.length > 0) await this.#group(log, this.#waiting.splice(0));
      this.#busy = false;
    } catch (error) {
      this.#onBroken(error);
    }
  }

  async #group(log: LogWriter, group: readonly Request[]): Promise<void> {
    const appends = group.flatMap((request) => (request.kind === 'append' ? [request] : []));
    const answers = await log.commit(appends.map(({ command }) => command));
    for (const [i, request] of appends.entries()) {
      const answer = answers[i];
      if (answer === undefined) throw new Error('the writer left a command without an answer');
      this.#answer(request, () => {
        request.resolve(answer);
      });
    }
    for (const request of group) {
      if (request.kind !== 'redact') continue;
      const redacted = await request.work(log);
      this.#answer(request, () => {
        request.resolve(redacted);
      });
    }
    this.onCommit();
  }

  #answer(request: Request, tell: () => void): void {
    this.#sent.delete(request);
    this.time.plan(request.process, this.#someTime(), 'appended', tell);
  }

  #someTime(): number {
    return this.time.random.next() * MESSAGE_MS;
  }
}
