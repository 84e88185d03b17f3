import type { RecordedEvent, NewEvent, PersonalFields } from '@combolab/contracts';
import type { Connection } from 'mongoose';
import {
  LogUnavailableError,
  partitionKey,
  VersionConflictError,
  type AppendContext,
  type StreamHead,
} from '../../ports/event-log.js';
import { randomId } from '../../runtime/random-id.js';
import { encodeCommand } from '../event-log/encode-command.js';
import { EventClock } from '../event-log/event-clock.js';
import { contextOf } from '../kafka/topics.js';
import { isDuplicate } from '../mongo/mongo-connection.js';
import { CHAIN_START } from '../event-log/seal.js';
import { eventsText, recordedEvents, type Commit } from './commit.js';
import { proveCommit, type CommitProof } from './commit-proof.js';
import { partitionOf, shardName } from './log-position.js';
import { StreamEnds } from './stream-ends.js';

export interface CommitsOptions {
  readonly connection: Connection;
  readonly source: string;
  readonly partitions: number;
  /** Where events have personal values, so that these can be erased and the rest stays provable. Default: nowhere. */
  readonly personal?: PersonalFields;
  /** Epoch ms. */
  readonly now?: () => number;
}

export interface Committed {
  readonly commit: Commit;
  readonly events: readonly RecordedEvent[];
  readonly replayed: boolean;
}

/** Where the events of a stream are published. */
export function shardOf(stream: string, partitions: number): Pick<Commit, 'context' | 'partition' | 'shard'> {
  const context = contextOf(stream);
  const partition = partitionOf(partitionKey(stream), partitions);
  return { context, partition, shard: shardName({ context, partition }) };
}

/** The truth of the distributed log: one document per command, under two unique indexes. */
export class Commits {
  readonly source: string;
  readonly partitions: number;
  readonly personal: PersonalFields;
  readonly collection;
  readonly #clock: EventClock;
  readonly #ends = new StreamEnds();

  constructor({ connection, source, partitions, personal = new Map(), now = Date.now }: CommitsOptions) {
    this.#clock = new EventClock(now);
    this.personal = personal;
    this.source = source;
    this.partitions = partitions;
    this.collection = connection.collection<Commit & Partial<CommitProof>>('commits');
  }

  /** Creates the indexes; harmless when they are there. */
  async prepare(): Promise<void> {
    await this.collection.createIndex({ stream: 1, first: 1 }, { unique: true }, {});
    await this.collection.createIndex({ stream: 1, commandId: 1 }, { unique: true }, {});
    await this.collection.createIndex({ published: 1, shard: 1, stream: 1, first: 1 }, {}, {});
  }

  /**
   * One question where the stream is known to have ended at `expected`: what the unique indexes refuse is looked at afterwards.
   * @throws VersionConflictError, EventTooLargeError, LogUnavailableError
   */
  async append(
    stream: string,
    expected: number,
    events: readonly NewEvent[],
    context: AppendContext,
  ): Promise<Committed> {
    const encoded = encodeCommand(stream, expected, events, context);
    const ids = encoded.map(() => randomId());
    try {
      const hash = this.#ends.hashAt(stream, expected) ?? (await this.#hashAt(stream, expected, context.commandId));
      if (typeof hash !== 'string') return hash;
      const { commandId, actor, correlationId } = context;
      const facts = {
        ...{ stream, first: expected + 1, last: expected + encoded.length, commandId, actor, correlationId },
        time: this.#clock.next(),
        lastType: encoded.at(-1)?.type ?? '',
      };
      const proven = encoded.map(({ type, schema, json }, i) => ({ id: ids[i] ?? '', type, schema, json }));
      const commit: Commit & CommitProof = {
        ...facts,
        ...proveCommit(hash, facts, proven, this.personal),
        events: eventsText({ events: encoded, ids }),
        ...shardOf(stream, this.partitions),
        published: false,
      };
      await this.collection.insertOne({ ...commit });
      this.#ends.note(stream, commit);
      return { commit, events: recordedEvents(this.source, commit), replayed: false };
    } catch (error) {
      return this.#afterFailure(stream, expected, context.commandId, error);
    }
  }

  async head(stream: string): Promise<StreamHead> {
    const last = await this.#last(stream);
    return last === null ? { version: 0, lastType: null } : { version: last.last, lastType: last.lastType };
  }

  /** The last event of a stream, by one question; null when it does not exist. */
  async lastEvent(stream: string): Promise<RecordedEvent | null> {
    const commit = await this.collection.findOne({ stream }, { sort: { first: -1 } });
    if (commit === null) return null;
    this.#ends.note(stream, commit);
    return recordedEvents(this.source, commit).at(-1) ?? null;
  }

  /** The last event of each stream, by one question; without those that do not exist. */
  async lastEvents(streams: readonly string[]): Promise<ReadonlyMap<string, RecordedEvent>> {
    const lasts = await this.collection
      .aggregate<{ _id: string; commit: Commit & Partial<CommitProof> }>([
        { $match: { stream: { $in: [...new Set(streams)] } } },
        // backwards through the unique index, which then need not read more than one commit of each stream
        { $sort: { stream: -1, first: -1 } },
        { $group: { _id: '$stream', commit: { $first: '$$ROOT' } } },
      ])
      .toArray();
    const events = new Map<string, RecordedEvent>();
    for (const { _id, commit } of lasts) {
      this.#ends.note(_id, commit);
      const event = recordedEvents(this.source, commit).at(-1);
      if (event !== undefined) events.set(_id, event);
    }
    return events;
  }

  async #last(stream: string) {
    const projection = { last: 1, lastType: 1, hash: 1 };
    const last = await this.collection.findOne({ stream }, { sort: { first: -1 }, projection });
    if (last !== null) this.#ends.note(stream, last);
    return last;
  }

  /** What the next commit is chained to, or what the command has done already. @throws VersionConflictError */
  async #hashAt(stream: string, expected: number, commandId: string): Promise<string | Committed> {
    const [known, last] = await Promise.all([this.#ofCommand(stream, commandId), this.#last(stream)]);
    if (known !== null) return known;
    const version = last?.last ?? 0;
    if (version !== expected) throw new VersionConflictError(stream, expected, version);
    return last?.hash ?? CHAIN_START;
  }

  async readStream(stream: string, after = 0): Promise<RecordedEvent[]> {
    const commits = await this.collection
      .find({ stream, last: { $gt: after } })
      .sort({ first: 1 })
      .toArray();
    const end = commits.at(-1);
    if (end !== undefined) this.#ends.note(stream, end);
    return commits.flatMap((commit) => recordedEvents(this.source, commit)).filter(({ version }) => version > after);
  }

  /** Every event, each stream in its order. @param size how many at once, at least; a command is not cut */
  async *everything(size: number): AsyncGenerator<readonly RecordedEvent[]> {
    let batch: RecordedEvent[] = [];
    for await (const commit of this.collection.find({}).sort({ stream: 1, first: 1 })) {
      batch.push(...recordedEvents(this.source, commit));
      if (batch.length < size) continue;
      yield batch;
      batch = [];
    }
    if (batch.length > 0) yield batch;
  }

  /** A refusal of the unique indexes, or silence after an insert, may hide our own earlier write: the command id tells. */
  async #afterFailure(stream: string, expected: number, commandId: string, error: unknown): Promise<Committed> {
    if (error instanceof VersionConflictError) throw error;
    try {
      const known = await this.#ofCommand(stream, commandId);
      if (known !== null) return known;
      if (isDuplicate(error)) throw new VersionConflictError(stream, expected, (await this.head(stream)).version);
    } catch (second) {
      if (second instanceof VersionConflictError) throw second;
    }
    throw new LogUnavailableError(`the commits cannot be reached: ${String(error)}`);
  }

  async #ofCommand(stream: string, commandId: string): Promise<Committed | null> {
    const commit = await this.collection.findOne({ stream, commandId });
    return commit === null ? null : { commit, events: recordedEvents(this.source, commit), replayed: true };
  }
}
