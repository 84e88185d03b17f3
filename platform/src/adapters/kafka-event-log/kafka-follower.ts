import { setTimeout as delay } from 'node:timers/promises';
import type { RecordedEvent } from '@combolab/contracts';
import type { Consumer, EachBatchPayload, KafkaMessage } from 'kafkajs';
import type { Following } from '../../ports/event-log.js';
import { sayGoodbye } from '../kafka/say-goodbye.js';
import { CONTEXTS, topicOf } from '../kafka/topics.js';
import { noteCarried } from '../../runtime/carried-trace.js';
import { parseTraceParent } from '../../runtime/trace-parent.js';
import { Failing } from '../../supervision/failing.js';
import { FollowedShards } from './followed-shards.js';
import type { Heartbeat, KafkaFollowerOptions, PartitionBatch } from './follower-options.js';
import { movedTo, offsetsPosition, shardName, type Offsets, type Shard } from './log-position.js';
import { MergedBatches } from './merged-batches.js';
import { SeenVersions } from './seen-versions.js';

const MAX_BATCH = 500;
const FIRST_DELAY_MS = 10;
const LONGEST_DELAY_MS = 5000;
const RESTART_DELAY_MS = 500;

const silent: Heartbeat = () => Promise.resolve();

/**
 * Hands published events to one consumer: repeats are dropped, and what a repeat of the relay brought out of order is
 * read from the commits first. What Kafka has forgotten is read from the commits too: all of them, because nobody knows
 * which. A consumer that Kafka gives up on is replaced.
 */
export class KafkaFollower implements Following {
  readonly #options: KafkaFollowerOptions;
  readonly #types: ReadonlySet<string> | null;
  readonly #seen = new SeenVersions();
  readonly #stop = new AbortController();
  readonly #started: Promise<void>;
  /** Resolves when it is known that Kafka has the rest, or following has ended. */
  readonly #whole: Promise<void>;
  readonly #failing: Failing;
  #nothingMissing = (): void => undefined;
  readonly #shards: FollowedShards;
  readonly #merged: MergedBatches<PartitionBatch>;
  #mending: Promise<void> | null = null;
  #consumer: Consumer;
  #idlers: { target: Offsets; resolve: () => void; reject: (reason: Error) => void }[] = [];

  constructor(options: KafkaFollowerOptions) {
    this.#options = options;
    this.#failing = new Failing(options.follow.onFailure);
    this.#types = options.follow.types === undefined ? null : new Set(options.follow.types);
    this.#merged = new MergedBatches(MAX_BATCH, (deliveries) => this.#handle(deliveries));
    this.#shards = new FollowedShards(options.partitions, options.after, options.isSharded ? 'with none' : 'with all');
    this.#consumer = this.#create();
    this.#whole = new Promise((resolve) => {
      this.#nothingMissing = resolve;
    });
    this.#started = this.#start();
  }

  get failure(): string | null {
    return this.#failing.why;
  }

  /** As `ShardFollowing` has it. */
  async hold(shards: readonly string[], after: Offsets): Promise<void> {
    const gained = this.#shards.hold(shards, after);
    // what others have handed on meanwhile was not seen here
    if (gained.length > 0) this.#seen.clear();
    this.#settleIdlers();
    await this.#merged.current;
    if (gained.length > 0) void this.#enter(gained);
  }

  async idle(): Promise<void> {
    if (this.#stop.signal.aborted) throw new Error('no longer following');
    const target = await this.#options.end();
    await this.#whole;
    await new Promise<void>((resolve, reject) => {
      this.#idlers.push({ target, resolve, reject });
      if (this.#stop.signal.aborted) reject(new Error('no longer following'));
      this.#settleIdlers();
    });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#stop.abort();
    this.#nothingMissing();
    await this.#started;
    await sayGoodbye(this.#consumer);
    await this.#merged.current;
    for (const idler of this.#idlers.splice(0)) idler.reject(new Error('no longer following'));
  }

  #create(): Consumer {
    const { kafka, group } = this.#options;
    const consumer = kafka.consumer({
      groupId: group,
      maxWaitTimeInMs: 100,
      sessionTimeout: 10_000,
      heartbeatInterval: 1000,
      retry: { initialRetryTime: 100, maxRetryTime: 2000, retries: 5 },
      allowAutoTopicCreation: false,
    });
    consumer.on(consumer.events.CRASH, ({ payload }) => {
      if (!payload.restart) void this.#replace();
    });
    consumer.on(consumer.events.GROUP_JOIN, () => {
      this.#seek(consumer, this.#shards.all);
    });
    return consumer;
  }

  /** Keeps trying until it runs or is disposed. */
  async #start(): Promise<void> {
    const topics = CONTEXTS.map((context) => topicOf(this.#options.place, context));
    while (!this.#stop.signal.aborted) {
      try {
        if (!this.#options.isSharded) {
          const { offsets, all } = this.#shards;
          const beyond = await this.#options.forgotten(offsets, all);
          if (beyond !== null) await this.#catchUp(beyond, all, silent);
        }
        this.#nothingMissing();
        await this.#consumer.connect();
        await this.#consumer.subscribe({ topics, fromBeginning: true });
        await this.#consumer.run({
          autoCommit: false,
          eachBatchAutoResolve: false,
          // what several have is handed over together
          partitionsConsumedConcurrently: this.#shards.all.length,
          eachBatch: (payload) => this.#take(payload),
        });
        this.#failing.passed();
        return;
      } catch (error) {
        this.#failing.failed(error);
        await this.#pause(RESTART_DELAY_MS);
      }
    }
  }

  /** Begins with shards once what Kafka has forgotten of them was read from the commits; keeps trying while they are held. */
  async #enter(gained: readonly Shard[]): Promise<void> {
    const stillHeld = (): readonly Shard[] => gained.filter((shard) => this.#shards.isHeld(shard));
    while (!this.#stop.signal.aborted && stillHeld().length > 0) {
      try {
        const beyond = await this.#options.forgotten(this.#shards.offsets, stillHeld());
        if (beyond !== null) await this.#catchUp(beyond, stillHeld(), silent);
        this.#shards.enter(stillHeld());
        this.#seek(this.#consumer, stillHeld());
        this.#failing.passed();
        return;
      } catch (error) {
        this.#failing.failed(error);
        await this.#pause(RESTART_DELAY_MS);
      }
    }
  }

  /** Reads from the commits what Kafka has forgotten of what is followed. */
  async #mend(heartbeat: Heartbeat): Promise<void> {
    const entered = this.#shards.all.filter((shard) => this.#shards.isEntered(shard));
    const beyond = await this.#options.forgotten(this.#shards.offsets, entered);
    if (beyond !== null) await this.#catchUp(beyond, entered, heartbeat);
  }

  async #replace(): Promise<void> {
    const old = this.#consumer;
    await sayGoodbye(old);
    if (this.#stop.signal.aborted) return;
    this.#consumer = this.#create();
    await this.#start();
  }

  /** Where to go on in these shards; those that are not handed over rest. */
  #seek(consumer: Consumer, shards: readonly Shard[]): void {
    for (const shard of shards) {
      const { context, partition } = shard;
      const topic = topicOf(this.#options.place, context);
      if (this.#shards.isEntered(shard)) {
        consumer.seek({ topic, partition, offset: String(this.#shards.next(shard)) });
        if (this.#options.isSharded) consumer.resume([{ topic, partitions: [partition] }]);
      } else consumer.pause([{ topic, partitions: [partition] }]);
    }
  }

  async #take(payload: EachBatchPayload): Promise<void> {
    const { batch } = payload;
    const context = CONTEXTS.find((each) => topicOf(this.#options.place, each) === batch.topic);
    if (context === undefined) return;
    const shard = { context, partition: batch.partition };
    if (!this.#shards.isEntered(shard)) {
      this.#seek(this.#consumer, [shard]);
      return;
    }
    const next = (): number => this.#shards.next(shard);
    if (Number(batch.messages[0]?.offset ?? 0) > next()) {
      // all partitions notice at once: one reads for all of them
      this.#mending ??= this.#mend(() => payload.heartbeat()).finally(() => {
        this.#mending = null;
      });
      await this.#mending;
    }
    const messages = batch.messages.filter(({ offset }) => Number(offset) >= next());
    for (let i = 0; i < messages.length; i += MAX_BATCH) {
      if (this.#stop.signal.aborted || payload.isStale() || !payload.isRunning()) return;
      if (!(await this.#handOver(shard, messages.slice(i, i + MAX_BATCH), () => payload.heartbeat()))) return;
      const last = messages[Math.min(i + MAX_BATCH, messages.length) - 1];
      if (last !== undefined) payload.resolveOffset(last.offset);
    }
    // markers of transactions and compaction leave offsets without messages
    if (!this.#stop.signal.aborted && this.#shards.isEntered(shard)) this.#move(shard, Number(batch.lastOffset()) + 1);
  }

  /** @returns false when following has ended, or the shard is held no longer */
  async #handOver(shard: Shard, messages: readonly KafkaMessage[], heartbeat: Heartbeat): Promise<boolean> {
    const last = messages.at(-1);
    if (last === undefined) return true;
    const events = this.#eventsIn(
      messages,
      `${topicOf(this.#options.place, shard.context)}/${String(shard.partition)}`,
    );
    return this.#merged.deliver({ events, next: [{ shard, offset: Number(last.offset) + 1 }], heartbeat });
  }

  /** Its batches stand where it began, so that it begins again when it is interrupted. */
  async #catchUp(end: Offsets, shards: readonly Shard[], heartbeat: Heartbeat): Promise<void> {
    const names = new Set(shards.map(shardName));
    const next = shards.map((shard) => ({ shard, offset: this.#shards.next(shard) }));
    for await (const events of this.#options.everything()) {
      const own = this.#options.isSharded
        ? events.filter(({ subject }) => names.has(this.#options.shardOf(subject)))
        : events;
      if (!(await this.#merged.deliver({ events: own, next, heartbeat }))) return;
      await heartbeat();
    }
    const beyond = shards.map((shard) => ({ shard, offset: end[shard.context][shard.partition] ?? 0 }));
    if (!(await this.#merged.deliver({ events: [], next: beyond, heartbeat }))) return;
    for (const { shard, offset } of beyond) this.#shards.set(shard, offset);
    this.#settleIdlers();
  }

  /** Tries until the consumer has taken what is still wanted. @returns what it has taken; nothing when following has ended */
  async #handle(deliveries: readonly PartitionBatch[]): Promise<ReadonlySet<PartitionBatch>> {
    for (let delayMs = FIRST_DELAY_MS; ; delayMs = Math.min(delayMs * 2, LONGEST_DELAY_MS)) {
      const wanted = deliveries.filter(({ next }) => next.every(({ shard }) => this.#shards.isHeld(shard)));
      if (this.#stop.signal.aborted || wanted.length === 0) return new Set();
      try {
        await this.#handOverTogether(wanted);
        return new Set(wanted);
      } catch (error) {
        this.#failing.failed(error);
        await this.#pause(delayMs);
        for (const { heartbeat } of wanted) await heartbeat().catch(() => undefined);
      }
    }
  }

  async #handOverTogether(deliveries: readonly PartitionBatch[]): Promise<void> {
    const next = deliveries.flatMap((each) => each.next);
    const published = deliveries.flatMap(({ events }) => events);
    const events = await this.#seen.next(published, this.#options.readStream);
    const wanted = this.#types === null ? events : events.filter(({ type }) => this.#types?.has(type));
    let { offsets } = this.#shards;
    for (const { shard, offset } of next) offsets = movedTo(offsets, shard.context, shard.partition, offset);
    const places = Object.fromEntries(next.map(({ shard, offset }) => [shardName(shard), String(offset)]));
    await this.#options.onBatch({ events: wanted, position: offsetsPosition(offsets), places });
    this.#seen.remember(events);
    this.#failing.passed();
    for (const { shard, offset } of next) this.#move(shard, offset);
  }

  #eventsIn(messages: readonly KafkaMessage[], partition: string): readonly RecordedEvent[] {
    return messages.flatMap((message) => {
      const event = eventOf(message);
      if (event === null) this.#options.onUnreadable(`${partition}@${message.offset}`);
      return event ?? [];
    });
  }

  #move(shard: Shard, next: number): void {
    this.#shards.move(shard, next);
    this.#settleIdlers();
  }

  #settleIdlers(): void {
    const reached = this.#idlers.filter(({ target }) => this.#shards.covers(target));
    this.#idlers = this.#idlers.filter((idler) => !reached.includes(idler));
    for (const { resolve } of reached) resolve();
  }

  async #pause(ms: number): Promise<void> {
    await delay(ms, undefined, { signal: this.#stop.signal }).catch(() => undefined);
  }
}

/** null for what no relay has published; the commits have whatever it should have been. */
function eventOf({ value, headers }: KafkaMessage): RecordedEvent | null {
  try {
    const event = JSON.parse(value?.toString() ?? 'null') as Partial<RecordedEvent> | null;
    const { subject, type, version } = event ?? {};
    const fits = typeof subject === 'string' && typeof type === 'string' && Number.isSafeInteger(version);
    if (!fits) return null;
    const traceparent = headers?.traceparent?.toString();
    if (traceparent !== undefined && parseTraceParent(traceparent) !== null)
      noteCarried(event as RecordedEvent, traceparent);
    return event as RecordedEvent;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return null;
  }
}
