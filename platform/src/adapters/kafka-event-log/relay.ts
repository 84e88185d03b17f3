import { hostname } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import type { Kafka, Message, Producer } from 'kafkajs';
import { randomId } from '../../runtime/random-id.js';
import type { Logger } from '../../runtime/logger.js';
import type { ShardMembership } from '../../ports/shards.js';
import { recorded, type Traces } from '../../ports/traces.js';
import { createKafka, type KafkaPlace } from '../kafka/kafka-client.js';
import { sayGoodbye } from '../kafka/say-goodbye.js';
import { topicOf } from '../kafka/topics.js';
import { inChunks } from '../mongo/in-chunks.js';
import type { Commits } from './commits.js';
import { messagesOf } from './messages.js';
import { SentCommits } from './sent-commits.js';
import { waitingCommits, type StoredCommit, type Waiting } from './waiting-commits.js';

/** Commits taken up at once. */
const BATCH = 500;
/** Bytes of one request to Kafka, below the broker's standard limit of 1 MiB. */
const MAX_REQUEST_BYTES = 900_000;
/** Far shorter than a lease. */
const PASS_MS = 2000;
const SWEEP_MS = 250;
const LONGEST_DELAY_MS = 5000;

export interface RelayOptions {
  readonly commits: Commits;
  readonly place: KafkaPlace;
  readonly members: ShardMembership;
  readonly traces?: Traces;
  readonly logger: Pick<Logger, 'warn' | 'error'>;
}

/**
 * Publishes commits to Kafka, at least once and in order within each stream. Each shard (context and partition)
 * belongs to one relay at a time; what a dying relay had sent and not marked is sent again by the next.
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
  #held: readonly string[] = [];
  #beatAt = 0;
  /** The stream that the last pass came to; '' when it came through all. */
  #after = '';
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
    // they go to others by themselves
    await this.#options.members.leave().catch(() => undefined);
    await sayGoodbye(this.#producer);
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
      // who does not come to Kafka takes nothing from those who do
      if (!this.#connected) await this.#producer.connect();
      this.#connected = true;
      const shards = await this.#hold();
      const more = shards.length > 0 && (await this.#publish(shards));
      this.failure = null;
      this.#delayMs = SWEEP_MS;
      return more;
    } catch (error) {
      this.failure = String(error);
      this.#after = '';
      this.#options.logger.warn({ err: error }, 'the relay could not publish; commits wait');
      this.#delayMs = Math.min(this.#delayMs * 2, LONGEST_DELAY_MS);
      await this.#renewProducer();
      if (error instanceof Error && error.name.startsWith('KafkaJS')) await this.#letGo();
      return false;
    }
  }

  /** The shards held now. */
  async #hold(): Promise<readonly string[]> {
    const { members } = this.#options;
    const now = performance.now();
    if (now < this.#beatAt) return this.#held;
    const { kept, held } = await members.beat();
    this.#held = kept;
    this.#beatAt = now + members.beatMs;
    await members.free(held.filter((shard) => !kept.includes(shard)));
    return kept;
  }

  /** Others may come to Kafka where this one does not. */
  async #letGo(): Promise<void> {
    if (this.#held.length === 0) return;
    this.#held = [];
    this.#beatAt = 0;
    await this.#options.members.leave().catch(() => undefined);
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
    await sayGoodbye(this.#producer);
    this.#producer = this.#createProducer();
  }

  /** Reading, sending and marking overlap; a pass ends early enough for the leases to be renewed. */
  async #publish(shards: readonly string[]): Promise<boolean> {
    const read = (after: string): Promise<Waiting> => {
      const reading = waitingCommits(this.#options.commits, shards, after, BATCH);
      // looked at when it is awaited, which a failure before that may prevent
      reading.catch(() => undefined);
      return reading;
    };
    const isWhole = this.#after === '';
    const until = Date.now() + PASS_MS;
    let marked = Promise.resolve();
    try {
      for (let reading = read(this.#after); ;) {
        const { commits, next, unfinished } = await reading;
        const isLate = Date.now() >= until;
        if (next !== null && !unfinished && !isLate) reading = read(next);
        for (const part of parts(commits, ({ events }) => sizeOf(events))) {
          await this.#send(part);
          await marked;
          marked = this.#mark(part);
          // looked at before the next one is marked, which a slow broker may put off
          marked.catch(() => undefined);
        }
        this.#after = next ?? '';
        if (next === null) return !isWhole;
        if (isLate) return true;
        if (!unfinished) continue;
        await marked;
        reading = read(next);
      }
    } finally {
      await marked;
    }
  }

  async #send(part: readonly StoredCommit[]): Promise<void> {
    const sent = new SentCommits(this.#options.traces, this.#options.place, part);
    await recorded(sent, () => this.#produce(part, sent));
  }

  async #produce(part: readonly StoredCommit[], sent: SentCommits): Promise<void> {
    const { commits, place } = this.#options;
    const addressed = part.flatMap((commit) =>
      messagesOf(commits.source, commit, sent.traceparentOf(commit)).map((message) => ({
        topic: topicOf(place, commit.context),
        message,
      })),
    );
    // a single commit may need several requests
    for (const request of parts(addressed, ({ message }) => sizeOf(String(message.value)))) {
      const byTopic = new Map<string, Message[]>();
      for (const { topic, message } of request) {
        const messages = byTopic.get(topic) ?? [];
        messages.push(message);
        byTopic.set(topic, messages);
      }
      const topicMessages = [...byTopic].map(([topic, messages]) => ({ topic, messages }));
      await this.#producer.sendBatch({ acks: -1, topicMessages });
    }
  }

  async #mark(part: readonly StoredCommit[]): Promise<void> {
    const { collection } = this.#options.commits;
    for (const $in of inChunks(part.map(({ _id }) => _id)))
      await collection.updateMany({ _id: { $in } }, { $set: { published: true } });
  }

  async #sleep(ms: number): Promise<void> {
    const woken = new Promise<void>((resolve) => {
      this.#wake = resolve;
    });
    if (this.#nudged) return;
    await Promise.race([woken, delay(ms, undefined, { signal: this.#stop.signal }).catch(() => undefined)]);
  }
}

/** Bytes of a text in a request, with what stands around it. */
const sizeOf = (text: string): number => Buffer.byteLength(text) + 500;

/** Cuts a list so that each part fits a request; what is too large by itself stands alone. */
function* parts<T>(all: readonly T[], bytesOf: (each: T) => number): Generator<T[]> {
  let part: T[] = [];
  let bytes = 0;
  for (const each of all) {
    const size = bytesOf(each);
    if (part.length > 0 && bytes + size > MAX_REQUEST_BYTES) {
      yield part;
      part = [];
      bytes = 0;
    }
    part.push(each);
    bytes += size;
  }
  if (part.length > 0) yield part;
}
