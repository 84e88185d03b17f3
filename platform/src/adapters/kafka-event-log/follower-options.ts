import type { RecordedEvent } from '@combolab/contracts';
import type { Kafka } from 'kafkajs';
import type { EventBatch, FollowOptions, ShardPlaces } from '../../ports/event-log.js';
import type { KafkaPlace } from '../kafka/kafka-client.js';
import type { Offsets, Shard } from './log-position.js';

export interface KafkaFollowerOptions {
  readonly kafka: Kafka;
  readonly place: KafkaPlace;
  readonly group: string;
  readonly after: Offsets;
  readonly onBatch: (batch: FollowedBatch) => Promise<void>;
  readonly follow: FollowOptions;
  /** Whether it is told by `hold` which shards to hand over, none at first; else it hands over all. */
  readonly isSharded: boolean;
  readonly partitions: number;
  readonly shardOf: (stream: string) => string;
  readonly readStream: (stream: string, after: number) => Promise<readonly RecordedEvent[]>;
  /** Called for a message that is no event of ours; it is left out. */
  readonly onUnreadable: (place: string) => void;
  /** Offsets after everything committed now, once all of it is published. */
  readonly end: () => Promise<Offsets>;
  /** null when Kafka has whatever follows these offsets in these shards; else offsets to go on from once the commits were read. */
  readonly forgotten: (after: Offsets, shards: readonly Shard[]) => Promise<Offsets | null>;
  /** Every committed event, each stream in its order. */
  readonly everything: () => AsyncIterable<readonly RecordedEvent[]>;
}

/** A batch, and how far it brings each shard that it is of. */
export interface FollowedBatch extends EventBatch {
  readonly places: ShardPlaces;
}

export interface Next {
  readonly shard: Shard;
  readonly offset: number;
}

/** What is handed over of one partition, or of some while commits are read instead; and where these go on. */
export interface PartitionBatch {
  readonly events: readonly RecordedEvent[];
  readonly next: readonly Next[];
  readonly heartbeat: Heartbeat;
}

export type Heartbeat = () => Promise<void>;
