import { recordOf, type NewEvent, type PersonalFields, type RecordedEvent } from '@combolab/contracts';
import type { Kafka } from 'kafkajs';
import type { Connection } from 'mongoose';
import {
  LogUnavailableError,
  type AppendContext,
  type Appended,
  type EventBatch,
  type Following,
  type FollowOptions,
  type Position,
  type ShardBatch,
  type ShardedEventLog,
  type ShardFollowing,
  type ShardPlaces,
  type StreamHead,
} from '../ports/event-log.js';
import type { Logger } from '../runtime/logger.js';
import { randomId } from '../runtime/random-id.js';
import { StreamMutex } from '../runtime/stream-mutex.js';
import { createKafka, type KafkaPlace } from './kafka/kafka-client.js';
import { TopicOffsets } from './kafka/topic-offsets.js';
import { CONTEXTS, topicOf, type Context } from './kafka/topics.js';
import { Commits, shardOf } from './kafka-event-log/commits.js';
import { redactCommits } from './kafka-event-log/redact-commits.js';
import { scannedStreams } from './kafka-event-log/scanned-streams.js';
import { scrubCommits } from './kafka-event-log/scrub-commits.js';
import type { FollowedBatch } from './kafka-event-log/follower-options.js';
import { KafkaFollower } from './kafka-event-log/kafka-follower.js';
import {
  allShards,
  covers,
  leastOf,
  nowhere,
  offsetsPosition,
  parseOffsets,
  parseStreamPosition,
  placeIn,
  shardName,
  streamPosition,
  type Offsets,
  type Shard,
} from './kafka-event-log/log-position.js';

export interface KafkaEventLogOptions {
  /** Holds the commits. Stays open when the log is disposed. */
  readonly connection: Connection;
  readonly place: KafkaPlace;
  readonly source: string;
  /** Partitions of each topic of events; fixed for the life of an installation. */
  readonly partitions: number;
  /** Where events have personal values, so that these can be erased and the rest stays provable. Default: nowhere. */
  readonly personal?: PersonalFields;
  /** Called after each commit, to wake the relay. */
  readonly nudge: () => void;
  readonly logger?: Pick<Logger, 'error'>;
}

/** Events handed over at once while the commits are read. */
const CATCH_UP_BATCH = 500;
/** How long {@link KafkaEventLog.end} waits for the relay, in ms. */
const END_MS = 60_000;
const LOOK_MS = 20;

/**
 * The distributed log: commits in MongoDB are the truth, a relay brings them to Kafka, consumers follow there. A position
 * of an append names its stream and version; only positions of {@link end} and of batches compare by {@link reached}.
 */
export class KafkaEventLog implements ShardedEventLog {
  readonly #options: KafkaEventLogOptions;
  readonly #commits: Commits;
  readonly #kafka: Kafka;
  readonly #followers = new Set<KafkaFollower>();
  /** Calls of one process keep their order within a stream. */
  readonly #order = new StreamMutex();
  readonly #offsets: TopicOffsets;
  /** Messages on the topics that were no events, as consumers of this process have met them. */
  unreadable = 0;

  constructor(options: KafkaEventLogOptions) {
    this.#options = options;
    this.#commits = new Commits(options);
    this.#kafka = createKafka(options.place, 'event-log');
    this.#offsets = new TopicOffsets(this.#kafka);
  }

  get commits(): Commits {
    return this.#commits;
  }

  async append(
    stream: string,
    expected: number,
    events: readonly NewEvent[],
    context: AppendContext,
  ): Promise<Appended> {
    const {
      commit,
      events: recorded,
      replayed,
    } = await this.#order.run(stream, () => this.#commits.append(stream, expected, events, context));
    if (!replayed) this.#options.nudge();
    return { version: commit.last, events: recorded, position: streamPosition(stream, commit.last), replayed };
  }

  head(stream: string): Promise<StreamHead> {
    return this.#commits.head(stream);
  }

  last(stream: string): Promise<RecordedEvent | null> {
    return this.#commits.lastEvent(stream);
  }

  lastOf(streams: readonly string[]): Promise<ReadonlyMap<string, RecordedEvent>> {
    return this.#commits.lastEvents(streams);
  }

  readStream(stream: string, after = 0): Promise<readonly RecordedEvent[]> {
    return this.#commits.readStream(stream, after);
  }

  async end(): Promise<Position> {
    return offsetsPosition(await this.#end());
  }

  positionOf(stream: string, version: number): Promise<Position> {
    return Promise.resolve(streamPosition(stream, version));
  }

  reached(checkpoint: Position | null, position: Position): boolean {
    const offsets = parseOffsets(position, this.#options.partitions);
    if (offsets === null) return false;
    const known = checkpoint === null ? null : parseOffsets(checkpoint, this.#options.partitions);
    return covers(known ?? nowhere(this.#options.partitions), offsets);
  }

  isPosition(text: string): boolean {
    return parseStreamPosition(text) !== null || parseOffsets(text, this.#options.partitions) !== null;
  }

  follow(
    after: Position | null,
    onBatch: (batch: EventBatch) => Promise<void>,
    options: FollowOptions = {},
  ): Following {
    return this.#follow(this.#offsetsAt(after), onBatch, options, false);
  }

  followShards(onBatch: (batch: ShardBatch) => Promise<void>, options: FollowOptions = {}): ShardFollowing {
    const follower = this.#follow(nowhere(this.#options.partitions), onBatch, options, true);
    return {
      get failure() {
        return follower.failure;
      },
      idle: () => follower.idle(),
      hold: (shards, after) => follower.hold(shards, this.#offsetsAt(after)),
      [Symbol.asyncDispose]: () => follower[Symbol.asyncDispose](),
    };
  }

  get shards(): readonly string[] {
    return allShards(this.#options.partitions).map(shardName);
  }

  shardOf(stream: string): string {
    return shardOf(stream, this.#options.partitions).shard;
  }

  placeIn(checkpoint: Position | null, places: ShardPlaces): Position | null {
    return placeIn(this.#options.partitions, checkpoint, places);
  }

  earliest(positions: readonly (Position | null)[]): Position | null {
    if (positions.length === 0 || positions.includes(null)) return null;
    return offsetsPosition(
      leastOf(
        positions.map((each) => this.#offsetsAt(each)),
        this.#options.partitions,
      ),
    );
  }

  #offsetsAt(position: Position | null): Offsets {
    const { partitions } = this.#options;
    const offsets = position === null ? nowhere(partitions) : parseOffsets(position, partitions);
    if (offsets === null) throw new RangeError(`${String(position)} is no position of this log to follow from`);
    return offsets;
  }

  #follow(
    after: Offsets,
    onBatch: (batch: FollowedBatch) => Promise<void>,
    follow: FollowOptions,
    isSharded: boolean,
  ): KafkaFollower {
    const { partitions, place } = this.#options;
    const follower = new KafkaFollower({
      ...{ kafka: this.#kafka, place, after, onBatch, follow, isSharded, partitions },
      group: `${place.prefix}.follower.${randomId()}`,
      readStream: (stream, version) => this.readStream(stream, version),
      shardOf: (stream) => this.shardOf(stream),
      end: () => this.#end(),
      forgotten: (offsets, shards) => this.#forgotten(offsets, shards),
      everything: () => this.#commits.everything(CATCH_UP_BATCH),
      onUnreadable: (at) => {
        this.unreadable += 1;
        this.#options.logger?.error({ at }, 'a message on a topic of events is no event; it is left out');
      },
    });
    this.#followers.add(follower);
    return follower;
  }

  async scan(
    afterStream: string,
    onStream: (stream: string, events: readonly RecordedEvent[]) => Promise<void>,
  ): Promise<void> {
    for await (const [stream, events] of scannedStreams(this.#commits, afterStream)) await onStream(stream, events);
  }

  redact(streams: readonly string[], fields: PersonalFields, actor?: string): Promise<number> {
    return redactCommits(this.#commits, streams, fields, actor);
  }

  /** Each stream has a chain of its own, so no one hash stands for the whole. */
  async scrub(onFault: (fault: string) => void): Promise<null> {
    await scrubCommits(this.#commits, onFault);
    return null;
  }

  /** Commits that no relay has published yet. */
  backlog(): Promise<number> {
    return this.#commits.collection.countDocuments({ published: false });
  }

  /** Published events behind a checkpoint of a batch. */
  async lag(checkpoint: Position | null): Promise<number> {
    const { partitions } = this.#options;
    const at = (checkpoint === null ? null : parseOffsets(checkpoint, partitions)) ?? nowhere(partitions);
    let lag = 0;
    for (const context of CONTEXTS) {
      const ends = await this.#endOf(context);
      ends.forEach((end, i) => (lag += Math.max(0, end - (at[context][i] ?? 0))));
    }
    return lag;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.all([...this.#followers].map((follower) => follower[Symbol.asyncDispose]()));
    await this.#offsets[Symbol.asyncDispose]();
  }

  /** Waits until what is committed now is published: an offset says nothing about what is not in Kafka yet. */
  async #end(): Promise<Offsets> {
    const until = Date.now() + END_MS;
    const waiting = await this.#commits.collection.find({ published: false }, { projection: { _id: 1 } }).toArray();
    const ids = waiting.map(({ _id }) => _id);
    this.#options.nudge();
    while (
      ids.length > 0 &&
      (await this.#commits.collection.countDocuments({ _id: { $in: ids }, published: false })) > 0
    ) {
      if (Date.now() > until) throw new LogUnavailableError('what was committed is not published; does a relay run?');
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
    const ends = await Promise.all(CONTEXTS.map((context) => this.#endOf(context)));
    return recordOf(CONTEXTS, (_, i) => ends[i] ?? []);
  }

  /**
   * Kafka keeps events for some days only, and topics may have been made anew. An offset outside of what a partition has
   * tells so, and at the very beginning that there is less than the relay has published.
   */
  async #forgotten(after: Offsets, shards: readonly Shard[]): Promise<Offsets | null> {
    const at = ({ context, partition }: Shard): number => after[context][partition] ?? 0;
    // counted before it is looked what Kafka has: a relay publishes meanwhile, and marks what it has published
    const published = shards.some((shard) => at(shard) > 0)
      ? null
      : await this.#commits.collection.countDocuments({ published: true });
    const ranges = await Promise.all(CONTEXTS.map((context) => this.#rangeOf(context)));
    const ends = recordOf(CONTEXTS, (_, i) => ranges[i]?.high ?? []);
    const isOutside = shards.some((shard) => {
      const { low, high } = ranges[CONTEXTS.indexOf(shard.context)] ?? { low: [], high: [] };
      return at(shard) < (low[shard.partition] ?? 0) || at(shard) > (high[shard.partition] ?? 0);
    });
    if (isOutside) return ends;
    const there = CONTEXTS.reduce((sum, context) => sum + ends[context].reduce((total, end) => total + end, 0), 0);
    return published !== null && there < published ? ends : null;
  }

  async #rangeOf(context: Context): Promise<{ readonly low: number[]; readonly high: number[] }> {
    const offsets = await this.#offsets.of(topicOf(this.#options.place, context));
    const [low, high] = [0, 0].map(() => new Array<number>(this.#options.partitions).fill(0)) as [number[], number[]];
    for (const { partition, ...each } of offsets) {
      low[partition] = Number(each.low);
      high[partition] = Number(each.high);
    }
    return { low, high };
  }

  async #endOf(context: Context): Promise<readonly number[]> {
    return (await this.#rangeOf(context)).high;
  }
}
