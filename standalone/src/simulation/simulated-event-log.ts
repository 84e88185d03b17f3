import type { NewEvent, PersonalFields, RecordedEvent } from '@combolab/contracts';
import {
  eachLast,
  LogUnavailableError,
  type AppendContext,
  type Appended,
  type EventBatch,
  type EventLog,
  type Following,
  type FollowOptions,
  type LogHead,
  type Position,
  type StreamHead,
} from '@combolab/platform';
import { encodeCommand } from '@combolab/platform/adapters/event-log/encode-command';
import { Follower, MAX_BATCH } from '@combolab/platform/adapters/event-log/follower';
import {
  fromPosition,
  hasReached,
  isNumberPosition,
  toPosition,
} from '@combolab/platform/adapters/event-log/number-position';
import type { DiskFaults } from './disk-faults.js';
import type { LogEntries } from './log-entries.js';
import type { LogStore } from './log-store.js';
import { scrubEntries } from './scrub-entries.js';

const pick = ({ actor, commandId, correlationId }: AppendContext): AppendContext => ({
  ...{ actor, commandId, correlationId },
});

/** The log as one process has it open: reads by itself, appends by asking the writing one. */
export class SimulatedEventLog implements EventLog {
  readonly #wakes = new Set<() => void>();
  readonly #followers = new Set<Follower>();
  #open = true;

  constructor(
    private readonly store: LogStore,
    private readonly faults: DiskFaults,
  ) {}

  /** Tells those who follow that there is something new; nothing is polled. */
  notify(): void {
    for (const wake of this.#wakes) wake();
  }

  async append(
    stream: string,
    expected: number,
    events: readonly NewEvent[],
    context: AppendContext,
  ): Promise<Appended> {
    if (!this.#open) throw new LogUnavailableError('the log is closed');
    const encoded = encodeCommand(stream, expected, events, context);
    const answer = await this.store.append({ stream, expected, events: encoded, context: pick(context) });
    if (answer instanceof Error) throw answer;
    const entries = this.#read();
    const recorded = entries.of(stream).slice(answer.recorded[0] - 1, answer.recorded[1]);
    const position = toPosition(recorded.at(-1)?.row[0] ?? 0);
    const [, version] = answer.recorded;
    return { version, events: recorded.map(entries.event), position, replayed: answer.replayed };
  }

  // oxlint-disable-next-line typescript/require-await -- errors are rejections
  async head(stream: string): Promise<StreamHead> {
    const last = this.#read().of(stream).at(-1)?.row;
    return { version: last?.[2] ?? 0, lastType: last?.[4] ?? null };
  }

  // oxlint-disable-next-line typescript/require-await -- errors are rejections
  async last(stream: string): Promise<RecordedEvent | null> {
    const entries = this.#read();
    return entries.of(stream).slice(-1).map(entries.event)[0] ?? null;
  }

  lastOf(streams: readonly string[]): Promise<ReadonlyMap<string, RecordedEvent>> {
    return eachLast(this, streams);
  }

  // oxlint-disable-next-line typescript/require-await -- errors are rejections
  async readStream(stream: string, after = 0): Promise<readonly RecordedEvent[]> {
    const entries = this.#read();
    return entries.of(stream).slice(after).map(entries.event);
  }

  // oxlint-disable-next-line typescript/require-await -- errors are rejections
  async end(): Promise<Position> {
    return toPosition(this.#read().end);
  }

  // oxlint-disable-next-line typescript/require-await -- errors are rejections
  async lag(checkpoint: Position | null): Promise<number> {
    return Math.max(0, this.#read().end - Number(checkpoint ?? '0'));
  }

  positionOf(): Promise<Position> {
    return this.end();
  }

  reached(checkpoint: Position | null, position: Position): boolean {
    return hasReached(checkpoint, position);
  }

  isPosition(text: string): boolean {
    return isNumberPosition(text, () => this.#read().end);
  }

  follow(after: Position | null, onBatch: (batch: EventBatch) => Promise<void>, options?: FollowOptions): Following {
    const follower = new Follower(
      {
        read: (from) => {
          const entries = this.#read();
          const events = entries.all.slice(from, from + MAX_BATCH).map(entries.event);
          return { events, last: from + events.length };
        },
        end: () => this.#read().end,
        onAppend: (wake) => {
          this.#wakes.add(wake);
          return () => this.#wakes.delete(wake);
        },
      },
      fromPosition(after, () => this.#read().end),
      onBatch,
      options,
    );
    this.#followers.add(follower);
    return follower;
  }

  async scan(
    afterStream: string,
    onStream: (stream: string, events: readonly RecordedEvent[]) => Promise<void>,
  ): Promise<void> {
    const next = (after: string): string | null => this.#read().nextStream(after);
    for (let stream = next(afterStream); stream !== null; stream = next(stream))
      await onStream(stream, await this.readStream(stream));
  }

  async redact(streams: readonly string[], fields: PersonalFields, actor: string | null = null): Promise<number> {
    return this.store.redact(streams, fields, actor);
  }

  // oxlint-disable-next-line typescript/require-await -- errors are rejections
  async scrub(onFault: (fault: string) => void): Promise<LogHead> {
    return scrubEntries(this.store, this.#read(), onFault);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#open = false;
    await Promise.all([...this.#followers].map((follower) => follower[Symbol.asyncDispose]()));
  }

  /** @throws DiskError @throws LogUnavailableError */
  #read(): LogEntries {
    this.faults.mayFail('read', 'log');
    const { entries } = this.store;
    if (entries === null) throw new LogUnavailableError('the log is not open yet');
    return entries;
  }
}
