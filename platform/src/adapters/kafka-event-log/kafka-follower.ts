import { setTimeout as delay } from 'node:timers/promises';
import type { RecordedEvent } from '@combolab/contracts';
import type { Consumer, EachBatchPayload, Kafka, KafkaMessage } from 'kafkajs';
import type { EventBatch, Following, FollowOptions } from '../../ports/event-log.js';
import { CONTEXTS, topicOf, type Context } from '../kafka/topics.js';
import type { KafkaPlace } from '../kafka/kafka-client.js';
import { Failing } from '../../supervision/failing.js';
import { covers, movedTo, offsetsPosition, type Offsets } from './log-position.js';
import { SeenVersions } from './seen-versions.js';

const MAX_BATCH = 500;
const FIRST_DELAY_MS = 10;
const LONGEST_DELAY_MS = 5000;
const RESTART_DELAY_MS = 500;

export interface KafkaFollowerOptions {
  readonly kafka: Kafka;
  readonly place: KafkaPlace;
  readonly group: string;
  readonly after: Offsets;
  readonly onBatch: (batch: EventBatch) => Promise<void>;
  readonly follow: FollowOptions;
  readonly readStream: (stream: string, after: number) => Promise<readonly RecordedEvent[]>;
  /** Called for a message that is no event of ours; it is left out. */
  readonly onUnreadable: (place: string) => void;
  /** Offsets after everything committed now, once all of it is published. */
  readonly end: () => Promise<Offsets>;
  /** null when Kafka has whatever follows these offsets; else offsets to go on from once the commits were read. */
  readonly forgotten: (after: Offsets) => Promise<Offsets | null>;
  /** Every committed event, each stream in its order. */
  readonly everything: () => AsyncIterable<readonly RecordedEvent[]>;
}

type Heartbeat = () => Promise<void>;
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
  #consumer: Consumer;
  #offsets: Offsets;
  #idlers: { target: Offsets; resolve: () => void; reject: (reason: Error) => void }[] = [];

  constructor(options: KafkaFollowerOptions) {
    this.#options = options;
    this.#failing = new Failing(options.follow.onFailure);
    this.#types = options.follow.types === undefined ? null : new Set(options.follow.types);
    this.#offsets = options.after;
    this.#consumer = this.#create();
    this.#whole = new Promise((resolve) => {
      this.#nothingMissing = resolve;
    });
    this.#started = this.#start();
  }

  get failure(): string | null {
    return this.#failing.why;
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
    await this.#consumer.disconnect();
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
      this.#seek(consumer);
    });
    return consumer;
  }

  /** Keeps trying until it runs or is disposed. */
  async #start(): Promise<void> {
    const topics = CONTEXTS.map((context) => topicOf(this.#options.place, context));
    while (!this.#stop.signal.aborted) {
      try {
        const beyond = await this.#options.forgotten(this.#offsets);
        if (beyond !== null) await this.#catchUp(beyond, silent);
        this.#nothingMissing();
        await this.#consumer.connect();
        await this.#consumer.subscribe({ topics, fromBeginning: true });
        await this.#consumer.run({
          autoCommit: false,
          eachBatchAutoResolve: false,
          partitionsConsumedConcurrently: 1,
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

  async #replace(): Promise<void> {
    const old = this.#consumer;
    await old.disconnect().catch(() => undefined);
    if (this.#stop.signal.aborted) return;
    this.#consumer = this.#create();
    await this.#start();
  }

  #seek(consumer: Consumer): void {
    for (const context of CONTEXTS)
      this.#offsets[context].forEach((offset, partition) => {
        consumer.seek({ topic: topicOf(this.#options.place, context), partition, offset: String(offset) });
      });
  }

  async #take(payload: EachBatchPayload): Promise<void> {
    const { batch } = payload;
    const context = CONTEXTS.find((each) => topicOf(this.#options.place, each) === batch.topic);
    if (context === undefined) return;
    const next = (): number => this.#offsets[context][batch.partition] ?? 0;
    if (Number(batch.messages[0]?.offset ?? 0) > next()) {
      const beyond = await this.#options.forgotten(this.#offsets);
      if (beyond !== null) await this.#catchUp(beyond, () => payload.heartbeat());
    }
    const messages = batch.messages.filter(({ offset }) => Number(offset) >= next());
    for (let i = 0; i < messages.length; i += MAX_BATCH) {
      if (this.#stop.signal.aborted || payload.isStale() || !payload.isRunning()) return;
      await this.#handOver(context, batch.partition, messages.slice(i, i + MAX_BATCH), () => payload.heartbeat());
      const last = messages[Math.min(i + MAX_BATCH, messages.length) - 1];
      if (last !== undefined) payload.resolveOffset(last.offset);
    }
    // markers of transactions and compaction leave offsets without messages
    if (!this.#stop.signal.aborted) this.#move(context, batch.partition, Number(batch.lastOffset()) + 1);
  }

  async #handOver(
    context: Context,
    partition: number,
    messages: readonly KafkaMessage[],
    heartbeat: Heartbeat,
  ): Promise<void> {
    const last = messages.at(-1);
    if (last === undefined) return;
    const next = movedTo(this.#offsets, context, partition, Number(last.offset) + 1);
    const events = this.#eventsIn(messages, `${topicOf(this.#options.place, context)}/${String(partition)}`);
    await this.#deliver(events, next, heartbeat);
    this.#move(context, partition, Number(last.offset) + 1);
  }

  /** Its batches stand where it began, so that it begins again when it is interrupted. */
  async #catchUp(end: Offsets, heartbeat: Heartbeat): Promise<void> {
    for await (const events of this.#options.everything()) {
      if (this.#stop.signal.aborted) return;
      await this.#deliver(events, this.#offsets, heartbeat);
      await heartbeat();
    }
    await this.#deliver([], end, heartbeat);
    this.#offsets = end;
    this.#settleIdlers();
  }

  /** Tries until the consumer has taken it or following ends. */
  async #deliver(published: readonly RecordedEvent[], next: Offsets, heartbeat: Heartbeat): Promise<void> {
    for (let delayMs = FIRST_DELAY_MS; ; delayMs = Math.min(delayMs * 2, LONGEST_DELAY_MS)) {
      if (this.#stop.signal.aborted) return;
      try {
        const events = await this.#seen.next(published, this.#options.readStream);
        const wanted = this.#types === null ? events : events.filter(({ type }) => this.#types?.has(type));
        await this.#options.onBatch({ events: wanted, position: offsetsPosition(next) });
        this.#seen.remember(events);
        this.#failing.passed();
        return;
      } catch (error) {
        this.#failing.failed(error);
        await this.#pause(delayMs);
        await heartbeat().catch(() => undefined);
      }
    }
  }

  #eventsIn(messages: readonly KafkaMessage[], partition: string): readonly RecordedEvent[] {
    return messages.flatMap((message) => {
      const event = eventOf(message);
      if (event === null) this.#options.onUnreadable(`${partition}@${message.offset}`);
      return event ?? [];
    });
  }

  #move(context: Context, partition: number, next: number): void {
    if (next > (this.#offsets[context][partition] ?? 0))
      this.#offsets = movedTo(this.#offsets, context, partition, next);
    this.#settleIdlers();
  }

  #settleIdlers(): void {
    const reached = this.#idlers.filter(({ target }) => covers(this.#offsets, target));
    this.#idlers = this.#idlers.filter(({ target }) => !covers(this.#offsets, target));
    for (const { resolve } of reached) resolve();
  }

  async #pause(ms: number): Promise<void> {
    await delay(ms, undefined, { signal: this.#stop.signal }).catch(() => undefined);
  }
}

/** null for what no relay has published; the commits have whatever it should have been. */
function eventOf({ value }: KafkaMessage): RecordedEvent | null {
  try {
    const event = JSON.parse(value?.toString() ?? 'null') as Partial<RecordedEvent> | null;
    const { subject, type, version } = event ?? {};
    const fits = typeof subject === 'string' && typeof type === 'string' && Number.isSafeInteger(version);
    return fits ? (event as RecordedEvent) : null;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return null;
  }
}
