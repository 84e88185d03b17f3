import { recordOf } from '@combolab/contracts/plain';
import type { Position, ShardPlaces } from '../../ports/event-log.js';
import { CONTEXTS, type Context } from '../kafka/topics.js';

/** Next offset to read of each partition, by context. */
export type Offsets = Readonly<Record<Context, readonly number[]>>;

const OFFSETS = /^o(?:\d{1,15}(?:\.\d{1,15})*)(?:,\d{1,15}(?:\.\d{1,15})*)*$/;
const STREAM = /^s(\d{1,15})@(.+)$/su;

/** Every partition of every context at its beginning. */
export const nowhere = (partitions: number): Offsets => recordOf(CONTEXTS, () => new Array<number>(partitions).fill(0));

/** Written as `o1.2,0.0,0.0`: contexts in their order, partitions in theirs. */
export const offsetsPosition = (offsets: Offsets): Position =>
  `o${CONTEXTS.map((context) => offsets[context].join('.')).join(',')}`;

/** The place of an append: nobody knows its offset before the relay has published it, so it names the stream. */
export const streamPosition = (stream: string, version: number): Position => `s${String(version)}@${stream}`;

/** null for a position that {@link streamPosition} did not make. */
export function parseStreamPosition(position: Position): { stream: string; version: number } | null {
  const [, version, stream] = STREAM.exec(position) ?? [];
  return stream === undefined ? null : { stream, version: Number(version) };
}

/** null for a position that {@link offsetsPosition} did not make, or made for another number of partitions. */
export function parseOffsets(position: Position, partitions: number): Offsets | null {
  if (!OFFSETS.test(position)) return null;
  const lists = position
    .slice(1)
    .split(',')
    .map((list) => list.split('.').map(Number));
  if (lists.length !== CONTEXTS.length || lists.some((list) => list.length !== partitions)) return null;
  return recordOf(CONTEXTS, (_, i) => lists[i] ?? []);
}

/** Every partition of `offsets` is at or behind that of `checkpoint`. */
export const covers = (checkpoint: Offsets, offsets: Offsets): boolean =>
  CONTEXTS.every((context) => offsets[context].every((offset, i) => (checkpoint[context][i] ?? 0) >= offset));

/** A copy with one partition moved on. */
export function movedTo(offsets: Offsets, context: Context, partition: number, next: number): Offsets {
  return { ...offsets, [context]: offsets[context].map((offset, i) => (i === partition ? next : offset)) };
}

export interface Shard {
  readonly context: Context;
  readonly partition: number;
}

export const shardName = ({ context, partition }: Shard): string => `${context}.${String(partition)}`;

/** Every partition of every context, in an order of which each stretch has as much of one context as of another. */
export const allShards = (partitions: number): readonly Shard[] =>
  Array.from({ length: partitions }, (_, partition) => CONTEXTS.map((context) => ({ context, partition }))).flat();

/** The place of a reader who has come to `checkpoint` as a whole, and farther in these shards. */
export function placeIn(partitions: number, checkpoint: Position | null, places: ShardPlaces): Position | null {
  const named = allShards(partitions).filter((shard) => places[shardName(shard)] !== undefined);
  if (named.length === 0) return checkpoint;
  let offsets = (checkpoint === null ? null : parseOffsets(checkpoint, partitions)) ?? nowhere(partitions);
  for (const shard of named)
    offsets = movedTo(offsets, shard.context, shard.partition, Number(places[shardName(shard)]));
  return offsetsPosition(offsets);
}

/** The least of each partition. */
export const leastOf = (all: readonly Offsets[], partitions: number): Offsets =>
  recordOf(CONTEXTS, (context) =>
    Array.from({ length: partitions }, (_, i) => Math.min(...all.map((each) => each[context][i] ?? 0))),
  );

/** FNV-1a over UTF-16 units: the same partition on every machine, for good. */
export function partitionOf(key: string, partitions: number): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < key.length; i += 1) hash = Math.imul(hash ^ key.charCodeAt(i), 0x01000193);
  return (hash >>> 0) % partitions;
}
