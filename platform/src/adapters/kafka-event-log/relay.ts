import { hostname } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import type { Kafka, Producer } from 'kafkajs';
import type { mongo } from 'mongoose';
import { randomId } from '../../runtime/random-id.js';
import type { Logger } from '../../runtime/logger.js';
import { createKafka, type KafkaPlace } from '../kafka/kafka-client.js';
import { topicOf, type Context } from '../kafka/topics.js';
import type { Commit } from './commit.js';
import type { Commits } from './commits.js';
import { messagesOf } from './messages.js';
import { shardName, type RelayLeases, type Shard } from './relay-leases.js';

/** Commits taken up at once, per shard. */
const BATCH = 500;
/** Bytes of one request to Kafka, below the broker's standard limit of 1 MiB. */
const MAX_REQUEST_BYTES = 900_000;
const SWEEP_MS = 250;
const LONGEST_DELAY_MS = 5000;

export interface RelayOptions {
  readonly commits: Commits;
  readonly place: KafkaPlace;
  readonly leases: RelayLeases;
  readonly logger: Pick<Logger, 'warn' | 'error'>;
}

/**
 * Publishes commits to Kafka, at least once and in order within each stream. Each shard (context and partition)
 * belongs to one relay at a time, by lease; what a dying relay had sent and not marked is sent again by the next.
 */
export class Relay implements AsyncDisposable {
  readonly #options: RelayOptions;
  readonly #kafka: Kafka;
  #producer: Producer;
  readonly #stop = new AbortController();
  readonly #running: Promise<void>;
  #connected = false;
  #nudged = false;
  #wake = (): void => undefined;
  #delayMs = SWEEP_MS;
  /** Why the last pass failed; null while it works. */
  failure: string | null = null;

  constructor(options: RelayOptions) {
    this.#options = options;
    this.#kafka = createKafka(options.place, `relay-${hostname()}-${randomId()}`);
    this.#producer = this.#createProducer();
    this.#running = this.#run();
  }

  /** There is something to publish: look now. */
  nudge(): void {
    this.#nudged = true;
    this.#wake();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#stop.abort();
    this.nudge();
    await this.#running;
    await this.#options.leases.release();
    await this.#producer.disconnect();
  }

  async #run(): Promise<void> {
    while (!this.#stop.signal.aborted) {
      this.#nudged = false;
      const more = await this.#pass();
      if (!more) await this.#sleep(this.#delayMs);
    }
  }

  /** Publishes what waits in the shards this relay holds. @returns whether there may be more */
  async #pass(): Promise<boolean> {
    try {
      const shards = await this.#options.leases.hold();
      if (!this.#connected) await this.#producer.connect();
      this.#connected = true;
      const more = shards.length > 0 && (await this.#publish(shards));
      this.failure = null;
      this.#delayMs = SWEEP_MS;
      return more;
    } catch (error) {
      this.failure = String(error);
      this.#options.logger.warn({ err: error }, 'the relay could not publish; commits wait');
      this.#delayMs = Math.min(this.#delayMs * 2, LONGEST_DELAY_MS);
      await this.#renewProducer();
      return false;
    }
  }

  /** One request at a time and numbered batches: what is sent twice by the client is stored once. */
  #createProducer(): Producer {
    return this.#kafka.producer({ idempotent: true, maxInFlightRequests: 1, allowAutoTopicCreation: false });
  }

  /**
   * After a failure nobody knows which numbers Kafka has seen, and the next batch may be another one: under the old numbers
   * it would be refused for good, or taken for the old one and lost.
   */
  async #renewProducer(): Promise<void> {
    if (!this.#connected) return;
    this.#connected = false;
    await this.#producer.disconnect().catch(() => undefined);
    this.#producer = this.#createProducer();
  }

  async #publish(shards: readonly Shard[]): Promise<boolean> {
    const waiting = await this.#waiting(shards.map(shardName));
    const byContext = new Map<Context, mongo.WithId<Commit>[]>();
    for (const commit of waiting) {
      const list = byContext.get(commit.context) ?? [];
      list.push(commit);
      byContext.set(commit.context, list);
    }
    for (const [context, commits] of byContext) for (const part of parts(commits)) await this.#send(context, part);
    return waiting.length >= BATCH;
  }

  async #send(context: Context, part: readonly mongo.WithId<Commit>[]): Promise<void> {
    const { commits, place } = this.#options;
    await this.#producer.send({
      topic: topicOf(place, context),
      acks: -1,
      messages: part.flatMap((commit) => messagesOf(commits.source, commit)),
    });
    await commits.collection.updateMany({ _id: { $in: part.map(({ _id }) => _id) } }, { $set: { published: true } });
  }

  /** Whole unpublished tails of the streams found first, each in the order of its versions. */
  async #waiting(shards: readonly string[]): Promise<mongo.WithId<Commit>[]> {
    const { collection } = this.#options.commits;
    const found = await collection
      .find({ published: false, shard: { $in: [...shards] } }, { projection: { stream: 1 } })
      .sort({ _id: 1 })
      .limit(BATCH)
      .toArray();
    if (found.length === 0) return [];
    const place = new Map<string, number>();
    for (const { stream } of found) if (!place.has(stream)) place.set(stream, place.size);
    const tails = await collection
      .find({ published: false, stream: { $in: [...place.keys()] } })
      .sort({ stream: 1, first: 1 })
      .toArray();
    // streams in the order of their first waiting commit, so that a flood in one does not hold the others back
    const placeOf = ({ stream }: Commit): number => place.get(stream) ?? 0;
    return tails.sort((a, b) => placeOf(a) - placeOf(b) || a.first - b.first);
  }

  async #sleep(ms: number): Promise<void> {
    const woken = new Promise<void>((resolve) => {
      this.#wake = resolve;
    });
    if (this.#nudged) return;
    await Promise.race([woken, delay(ms, undefined, { signal: this.#stop.signal }).catch(() => undefined)]);
  }
}

/** Cuts a list so that each part fits a request. */
function* parts(commits: readonly mongo.WithId<Commit>[]): Generator<mongo.WithId<Commit>[]> {
  let part: mongo.WithId<Commit>[] = [];
  let bytes = 0;
  for (const commit of commits) {
    const size = Buffer.byteLength(commit.events) + 500;
    if (part.length > 0 && bytes + size > MAX_REQUEST_BYTES) {
      yield part;
      part = [];
      bytes = 0;
    }
    part.push(commit);
    bytes += size;
  }
  if (part.length > 0) yield part;
}
