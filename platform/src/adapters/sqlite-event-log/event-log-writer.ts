import type { NewEvent, PersonalFields, RecordedEvent } from '@combolab/contracts';
import {
  VersionConflictError,
  type AppendContext,
  type Appended,
  type EventLog,
  type Position,
} from '../../ports/event-log.js';
import { encodeCommand, type EncodedEvent } from '../event-log/encode-command.js';
import { randomId } from '../../runtime/random-id.js';
import { toPosition } from '../event-log/number-position.js';
import { CommitQueue } from './commit-queue.js';
import { SqliteEventLogReader } from './event-log-reader.js';
import { CONFLICT, REPLAYED, type WriterOptions } from './messages.js';
import { isoTime } from './rows.js';

const INDEX_EVERY = 8192;
/** Streams redacted in one transaction, so that appends hardly wait. */
const STREAMS_AT_ONCE = 100;

interface Command {
  readonly stream: string;
  readonly expected: number;
  readonly events: readonly EncodedEvent[];
  readonly ids: readonly string[];
  readonly context: AppendContext;
}

const pick = ({ actor, commandId, correlationId }: AppendContext): AppendContext => ({
  actor,
  commandId,
  correlationId,
});

type OpenOptions = Partial<WriterOptions> & { readonly file: string; readonly source: string };

/** The whole log: reads on this thread, one writing connection on its own. */
export class SqliteEventLog extends SqliteEventLogReader implements EventLog {
  readonly #source: string;
  readonly #queue: CommitQueue;
  readonly #listeners = new Set<() => void>();

  private constructor(options: { file: string; source: string }, queue: CommitQueue) {
    super({ ...options, told: true });
    this.#source = options.source;
    this.#queue = queue;
  }

  /** @throws Error when the database cannot be opened, or not with `synchronous=FULL` */
  static async open(options: OpenOptions): Promise<SqliteEventLog> {
    const { source: _, indexEvery = INDEX_EVERY, personal = new Map(), ...thread } = options;
    let log: SqliteEventLog | null = null;
    const queue = await CommitQueue.open({ ...thread, indexEvery, personal }, () => log?.notify());
    log = new SqliteEventLog(options, queue);
    return log;
  }

  /** False while nobody knows what is on the disk; appends are refused meanwhile, reads go on. */
  get healthy(): boolean {
    return this.#queue.thread.healthy;
  }

  /** Why nothing can be appended just now, in words; null while it can. */
  get fault(): string | null {
    return this.#queue.thread.fault;
  }

  /** How often the writing thread was started again. */
  get restarts(): number {
    return this.#queue.thread.restarts;
  }

  /** ms that its last beginning took. */
  get begunMs(): number {
    return this.#queue.thread.begunMs;
  }

  /** Transactions that wrote something, since this log was opened. */
  get commits(): number {
    return this.#queue.commits;
  }

  /** `PRAGMA synchronous` of the writing connection; 2 is FULL. */
  get synchronous(): number {
    return this.#queue.thread.synchronous;
  }

  override notify(): void {
    super.notify();
    for (const listener of this.#listeners) listener();
  }

  /** Called after each commit, to pass the news to readers on other threads. Returns the unsubscriber. */
  onCommit(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async append(
    stream: string,
    expected: number,
    events: readonly NewEvent[],
    context: AppendContext,
  ): Promise<Appended> {
    const encoded = encodeCommand(stream, expected, events, context);
    const ids = encoded.map(randomId);
    return this.#send({ stream, expected, events: encoded, ids, context: pick(context) });
  }

  async redact(streams: readonly string[], fields: PersonalFields, actor: string | null = null): Promise<number> {
    let redacted = 0;
    for (let at = 0; at < streams.length; at += STREAMS_AT_ONCE) {
      const some = streams.slice(at, at + STREAMS_AT_ONCE);
      redacted += await this.#queue.redact({ streams: some, fields: [...fields], actor });
    }
    return redacted;
  }

  override async [Symbol.asyncDispose](): Promise<void> {
    // accepted commands may still need the reading connection for their answer
    const closed = this.#queue.close();
    await this.#queue.drained;
    await super[Symbol.asyncDispose]();
    await closed;
  }

  #send(command: Command): Promise<Appended> {
    const { stream, expected, events, ids, context } = command;
    return new Promise((resolve, reject) => {
      this.#queue.add({
        write: (fields) => {
          fields.push(stream, expected, context.commandId, context.actor, context.correlationId, events.length);
          events.forEach(({ type, schema, json }, i) => fields.push(ids[i] ?? null, type, schema, json));
        },
        reject,
        settle: (timeMs, outcome, a, b) => {
          if (outcome === CONFLICT) reject(new VersionConflictError(stream, expected, a));
          else if (outcome === REPLAYED) this.#replay(stream, a, b).then(resolve, reject);
          else resolve(this.#appended(command, timeMs, toPosition(b + events.length - 1)));
        },
      });
    });
  }

  // oxlint-disable-next-line typescript/require-await -- a read that fails concerns this command alone
  async #replay(stream: string, first: number, last: number): Promise<Appended> {
    // the first recording may be of this very commit, whose news comes after its answers
    this.queries.appended();
    const recorded = this.queries.command(stream, first, last);
    return { version: last, events: recorded.events, position: toPosition(recorded.last), replayed: true };
  }

  #appended(command: Command, timeMs: number, position: Position): Appended {
    const { stream, expected, context } = command;
    const time = isoTime(timeMs);
    const events = command.events.map(({ type, schema, data }, i): RecordedEvent => {
      const about = { id: command.ids[i] ?? '', source: this.#source, type, subject: stream, time, schema, data };
      return { ...about, version: expected + i + 1, ...context };
    });
    return { version: expected + events.length, events, position, replayed: false };
  }
}
