import { LogUnavailableError } from '../../ports/event-log.js';
import type { RedactSlice } from './event-redactor.js';
import type { FromWriter, WriterOptions } from './messages.js';
import { WriterThread } from './writer-link.js';

/** One command on its way. */
export interface Pending {
  /** Adds the command as the thread wants it. */
  write(fields: (string | number | null)[]): void;
  /** Called once the command is durable or refused, with its three numbers of the answer. */
  settle(timeMs: number, outcome: number, a: number, b: number): void;
  reject(reason: Error): void;
}

/** Groups at the thread: one being committed, others at hand when it is done; it takes those into one commit. */
const MAX_GROUPS = 3;
const MAX_COMMANDS = 256;

/** Collects concurrent commands into groups for the writer thread. A lonely command goes at once. */
export class CommitQueue {
  /** Transactions that wrote something, since the log was opened. */
  commits = 0;
  /** Settles once {@link close} was called and every accepted command was answered. */
  readonly drained: Promise<void>;
  readonly #onCommit: () => void;
  readonly #thread: WriterThread;
  readonly #sent = new Map<number, readonly Pending[]>();
  readonly #redactions = new Map<number, { resolve: (redacted: number) => void; reject: (reason: Error) => void }>();
  #waiting: Pending[] = [];
  #scheduled = false;
  #groups = 0;
  #requests = 0;
  #closing = false;
  #onDrained = (): void => undefined;

  private constructor(options: WriterOptions, onCommit: () => void) {
    this.#onCommit = onCommit;
    this.drained = new Promise((resolve) => {
      this.#onDrained = resolve;
    });
    this.#thread = new WriterThread(options, {
      message: (message) => {
        this.#take(message);
      },
      lost: (reason) => {
        this.#fail([...this.#sent.keys()], reason);
      },
    });
  }

  /**
   * @param onCommit called after the commands of a transaction were answered
   * @throws Error when the database cannot be opened
   */
  static async open(options: WriterOptions, onCommit: () => void): Promise<CommitQueue> {
    const queue = new CommitQueue(options, onCommit);
    await queue.#thread.opened;
    return queue;
  }

  get thread(): WriterThread {
    return this.#thread;
  }

  add(pending: Pending): void {
    const refusal = this.#refusal();
    if (refusal !== null) {
      pending.reject(refusal);
      return;
    }
    this.#waiting.push(pending);
    if (this.#scheduled) return;
    this.#scheduled = true;
    // what arrives in the same turn of the event loop shares one message and one commit
    setImmediate(() => {
      this.#scheduled = false;
      this.#flush();
    });
  }

  /** @returns events that changed */
  redact(slice: RedactSlice): Promise<number> {
    const refusal = this.#refusal();
    if (refusal !== null) return Promise.reject(refusal);
    return new Promise((resolve, reject) => {
      this.#requests += 1;
      this.#redactions.set(this.#requests, { resolve, reject });
      this.#thread.post({ kind: 'redact', request: this.#requests, slice });
    });
  }

  #refusal(): LogUnavailableError | null {
    if (this.#closing) return new LogUnavailableError('the log is closed');
    return this.#thread.healthy ? null : new LogUnavailableError('the log is being opened again');
  }

  /** Refuses new commands, waits for those accepted, closes the database. */
  async close(): Promise<void> {
    this.#closing = true;
    this.#checkDrained();
    await this.drained;
    await this.#thread.close();
  }

  #flush(): void {
    while (this.#waiting.length > 0 && this.#sent.size < MAX_GROUPS && this.#thread.healthy) {
      const commands = this.#waiting.splice(0, MAX_COMMANDS);
      this.#groups += 1;
      this.#sent.set(this.#groups, commands);
      const fields: (string | number | null)[] = [];
      for (const command of commands) command.write(fields);
      this.#thread.post({ kind: 'group', group: this.#groups, fields });
    }
  }

  #take(message: FromWriter): void {
    if (message.kind === 'unknown') this.#fail(message.groups, message.reason);
    // what nobody knew about may be there after all
    if (message.kind === 'ready') this.#onCommit();
    if (message.kind === 'redacted') {
      this.#redactions.get(message.request)?.resolve(message.redacted);
      this.#redactions.delete(message.request);
      this.#checkDrained();
    }
    if (message.kind !== 'committed') return;
    if (message.wrote) this.commits += 1;
    for (const { group, time, outcomes } of message.answers) {
      const commands = this.#sent.get(group) ?? [];
      this.#sent.delete(group);
      commands.forEach((command, i) => {
        command.settle(time, outcomes[i * 3] ?? 0, outcomes[i * 3 + 1] ?? 0, outcomes[i * 3 + 2] ?? 0);
      });
    }
    this.#flush();
    if (message.wrote) this.#onCommit();
    this.#checkDrained();
  }

  /** What was sent may be written or not; what still waits is not, and asking again is the same to the caller. */
  #fail(groups: readonly number[], reason: string): void {
    const failed = groups.flatMap((group) => this.#sent.get(group) ?? []);
    for (const group of groups) this.#sent.delete(group);
    const redactions = [...this.#redactions.values()];
    this.#redactions.clear();
    for (const one of [...failed, ...this.#waiting.splice(0), ...redactions])
      one.reject(new LogUnavailableError(reason));
    this.#checkDrained();
  }

  #checkDrained(): void {
    if (this.#closing && this.#sent.size + this.#waiting.length + this.#redactions.size === 0) this.#onDrained();
  }
}
