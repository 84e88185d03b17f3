import { setImmediate as turn } from 'node:timers/promises';
import type { RecordedEvent } from '@combolab/contracts';
import type {
  EventBatch,
  EventLog,
  Following,
  FollowOptions,
  LogHead,
  Position,
  StreamHead,
} from '../../ports/event-log.js';
import { eachLast } from '../../runtime/each-last.js';
import { Follower, MAX_BATCH, type FollowSource } from '../event-log/follower.js';
import { fromPosition, hasReached, isNumberPosition, toPosition } from '../event-log/number-position.js';
import { LogQueries } from './log-queries.js';

/** All of the log but writing, over a read-only connection of its own. */
export class SqliteEventLogReader implements Omit<EventLog, 'append' | 'redact'> {
  protected readonly queries: LogQueries;
  readonly #wakes = new Set<() => void>();
  readonly #followers = new Set<Follower>();

  constructor(options: { file: string; source: string; told?: boolean }) {
    this.queries = new LogQueries(options);
  }

  /** Tells the followers that something was appended; nothing is polled. */
  notify(): void {
    this.queries.appended();
    for (const wake of this.#wakes) wake();
  }

  // oxlint-disable-next-line typescript/require-await -- errors are rejections
  async head(stream: string): Promise<StreamHead> {
    return this.queries.head(stream);
  }

  // oxlint-disable-next-line typescript/require-await -- errors are rejections
  async last(stream: string): Promise<RecordedEvent | null> {
    return this.queries.last(stream);
  }

  lastOf(streams: readonly string[]): Promise<ReadonlyMap<string, RecordedEvent>> {
    return eachLast(this, streams);
  }

  // oxlint-disable-next-line typescript/require-await -- errors are rejections
  async readStream(stream: string, after = 0): Promise<readonly RecordedEvent[]> {
    return this.queries.stream(stream, after);
  }

  // oxlint-disable-next-line typescript/require-await -- errors are rejections
  async end(): Promise<Position> {
    return toPosition(this.queries.end());
  }

  // oxlint-disable-next-line typescript/require-await -- errors are rejections
  async lag(checkpoint: Position | null): Promise<number> {
    return Math.max(0, this.queries.end() - Number(checkpoint ?? '0'));
  }

  positionOf(): Promise<Position> {
    return this.end();
  }

  reached(checkpoint: Position | null, position: Position): boolean {
    return hasReached(checkpoint, position);
  }

  isPosition(text: string): boolean {
    return isNumberPosition(text, () => this.queries.end());
  }

  follow(after: Position | null, onBatch: (batch: EventBatch) => Promise<void>, options?: FollowOptions): Following {
    const source: FollowSource = {
      read: (from) => this.queries.next(from, MAX_BATCH),
      end: () => this.queries.end(),
      onAppend: (wake) => {
        this.#wakes.add(wake);
        return () => this.#wakes.delete(wake);
      },
    };
    const follower = new Follower(
      source,
      fromPosition(after, () => this.queries.end()),
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
    try {
      let read = 0;
      for (let name = this.queries.nextStream(afterStream); name !== null; name = this.queries.nextStream(name)) {
        await onStream(name, this.queries.stream(name, 0));
        read += 1;
        if (read % MAX_BATCH === 0) await turn();
      }
    } finally {
      this.queries.endScan();
    }
  }

  async scrub(onFault: (fault: string) => void): Promise<LogHead> {
    const scrubber = this.queries.scrubber();
    try {
      scrubber.structure().forEach(onFault);
      for (let faults = scrubber.step(MAX_BATCH); faults !== null; faults = scrubber.step(MAX_BATCH)) {
        faults.forEach(onFault);
        await turn();
      }
    } catch (error) {
      onFault(`the log cannot be read after event ${String(scrubber.head.position)}: ${String(error)}`);
    }
    const { position, hash } = scrubber.head;
    return { position: toPosition(position), hash };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.all([...this.#followers].map((follower) => follower[Symbol.asyncDispose]()));
    this.queries.close();
  }
}
