import type { NewEvent, PersonalFields, RecordedEvent } from '@combolab/contracts';

/** An opaque place in the log. Compare two only through {@link EventLog.reached}. */
export type Position = string;

export interface AppendContext {
  /** Names the intention; unique in its stream. Appending it again returns what was recorded. */
  readonly commandId: string;
  /** User id of the caller, or null for the system. */
  readonly actor: string | null;
  /** Of what it belongs to; a W3C `traceparent` where that is recorded. */
  readonly correlationId: string;
}

export interface Appended {
  /** Version of the last event of this command. */
  readonly version: number;
  readonly events: readonly RecordedEvent[];
  /** A consumer that has reached this position has seen the events. */
  readonly position: Position;
  /** True when the command id was already recorded and nothing was written now. */
  readonly replayed: boolean;
}

export interface StreamHead {
  /** 0 when the stream does not exist. */
  readonly version: number;
  readonly lastType: string | null;
}

/** How far a log was read, and what proves all of it up to there. */
export interface LogHead {
  readonly position: Position;
  /** Of the last event; '' in an empty log. */
  readonly hash: string;
}

/** How far some shards of a log were read, by their names; opaque like a {@link Position}. */
export type ShardPlaces = Readonly<Record<string, string>>;

export interface EventBatch {
  readonly events: readonly RecordedEvent[];
  /** Where to continue after this batch. */
  readonly position: Position;
}

export interface ShardBatch {
  readonly events: readonly RecordedEvent[];
  /** Where to continue after this batch, in the shards it is of. */
  readonly places: ShardPlaces;
}

export interface FollowOptions {
  /** Hands over only these kinds of events; a batch without any comes empty, so that the position moves on. */
  readonly types?: readonly string[];
  /** Told once of each new failure to read the log or to take a batch. */
  readonly onFailure?: (error: unknown) => void;
}

export interface Following extends AsyncDisposable {
  /**
   * Resolves when everything appended before the call was handed to the consumer and its handler returned.
   * @throws Error when the log cannot be read just now, or nobody follows any more; who follows is still handed what can be read later
   */
  idle(): Promise<void>;
  /** Why the next batch cannot be read or is not taken, in words; it is tried again. null while nothing is wrong. */
  readonly failure: string | null;
}

/** Follows those shards of a log that it is told to; none at first. */
export interface ShardFollowing extends Following {
  /**
   * Hands over these shards alone from now on; those new among them from `after` on. When it resolves, no batch of the others is
   * being handled any more.
   */
  hold(shards: readonly string[], after: Position | null): Promise<void>;
}

/** The unit of order: the first two segments, so `combo/1` and `combo/1/feedback/7` share it. */
export const partitionKey = (stream: string): string => stream.split('/', 2).join('/');

/** Largest event, in bytes of its data as JSON (UTF-8): with its envelope it fits a message of Kafka, of 1 MiB by default. */
export const MAX_EVENT_BYTES = 900 * 1024;

/**
 * The source of truth. Acknowledged means durable. Order is promised inside one stream and, on one machine, inside
 * a partition key. An event whose bytes are damaged is handed over like any other, with `unreadableData` (contracts): one damaged
 * row never hides the others. Every adapter passes `describeEventLog`; rely on nothing it does not promise.
 */
export interface EventLog extends AsyncDisposable {
  /**
   * Appends all events or none.
   * @param expected version the stream must have, 0 for a new one
   * @throws VersionConflictError when the stream has moved on
   * @throws EventTooLargeError above {@link MAX_EVENT_BYTES}
   * @throws LogUnavailableError when the store cannot say whether it was written; retry with the same command id
   */
  append(stream: string, expected: number, events: readonly NewEvent[], context: AppendContext): Promise<Appended>;
  head(stream: string): Promise<StreamHead>;
  /** The last event of a stream; null when it does not exist. */
  last(stream: string): Promise<RecordedEvent | null>;
  /** As `last` for each of these, by one question; without those that do not exist. */
  lastOf(streams: readonly string[]): Promise<ReadonlyMap<string, RecordedEvent>>;
  /** Events of one stream with a version above `after` (0 = all), in order. */
  readStream(stream: string, after?: number): Promise<readonly RecordedEvent[]>;
  /** The place after the last event recorded now. */
  end(): Promise<Position>;
  /** How many events lie behind a place where a batch ended (null = the start). */
  lag(checkpoint: Position | null): Promise<number>;
  /** A consumer that has reached this position has seen the stream up to this version, which exists; 0 = nothing of it. */
  positionOf(stream: string, version: number): Promise<Position>;
  /** True when a consumer at `checkpoint` (null = nothing seen) has seen everything up to `position`. */
  reached(checkpoint: Position | null, position: Position): boolean;
  /** False when the text was not made by this log. */
  isPosition(text: string): boolean;
  /**
   * Hands over everything after `after` (null = from the start), then what is appended from now on, until disposed.
   * A rejected handler gets the same batch again after a growing delay; the consumer stores the position with its effects.
   */
  follow(after: Position | null, onBatch: (batch: EventBatch) => Promise<void>, options?: FollowOptions): Following;
  /**
   * Every stream once in name order, whole: at least as it stood when the scan began. What is appended meanwhile may be in it or not.
   * `afterStream` '' = from the first.
   */
  scan(
    afterStream: string,
    onStream: (stream: string, events: readonly RecordedEvent[]) => Promise<void>,
  ): Promise<void>;
  /**
   * Nulls these fields, for good, in every event of these streams so far, whoever caused it, or in those alone that
   * `actor` caused; nothing else of an event
   * changes, followers are not told. What was redacted before stays so; after an error it may be called again.
   * @returns how many events changed
   * @throws LogUnavailableError when it may have ended half-way
   */
  redact(streams: readonly string[], fields: PersonalFields, actor?: string): Promise<number>;
  /**
   * Reads every event and compares it with the hash that was made when it was written, within bounded memory.
   * @param onFault called with what is not as it was written, in words that name event and stream
   * @returns null where no one hash stands for the whole log
   */
  scrub(onFault: (fault: string) => void): Promise<LogHead | null>;
}

/** A log whose shards can be followed apart. What shares a partition key is in one shard. */
export interface ShardedEventLog extends EventLog {
  readonly shards: readonly string[];
  shardOf(stream: string): string;
  followShards(onBatch: (batch: ShardBatch) => Promise<void>, options?: FollowOptions): ShardFollowing;
  /** The place of who has come to `checkpoint` (null = the start) as a whole, and farther in these shards. */
  placeIn(checkpoint: Position | null, places: ShardPlaces): Position | null;
  /** A place that is behind none of these (null = the start): who goes on there misses nothing that one of them has not seen. */
  earliest(positions: readonly (Position | null)[]): Position | null;
}

export class VersionConflictError extends Error {
  override name = 'VersionConflictError';
  constructor(
    readonly stream: string,
    readonly expected: number,
    readonly actual: number,
  ) {
    super(`${stream}: expected version ${String(expected)}, found ${String(actual)}`);
  }
}

export class EventTooLargeError extends Error {
  override name = 'EventTooLargeError';
}

/** The write may or may not have happened. */
export class LogUnavailableError extends Error {
  override name = 'LogUnavailableError';
}
