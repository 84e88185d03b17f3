import type { Consumer, Kafka, Message, Producer } from 'kafkajs';
import { isNobody } from '../config/reach.js';
import type { LiveFeed, LiveFeedMessage } from '../ports/live-feed.js';
import type { Logger } from '../runtime/logger.js';
import { randomId } from '../runtime/random-id.js';
import type { Absence } from '../supervision/absence.js';
import { createKafka, type KafkaPlace } from './kafka/kafka-client.js';
import { sayGoodbye } from './kafka/say-goodbye.js';
import { TopicOffsets } from './kafka/topic-offsets.js';
import { topicOf } from './kafka/topics.js';

const MAX_WAITING = 10_000;
const RETRY_MS = 500;

/**
 * Viewers' messages on a Kafka topic. Every process reads all of it from now on, in a group of its own. While Kafka is
 * away, messages are kept up to a bound and then dropped: viewers learn of gaps by the versions.
 */
export class KafkaLiveFeed implements LiveFeed {
  readonly #topic: string;
  readonly #prefix: string;
  readonly #kafka: Kafka;
  readonly #producer: Producer;
  readonly #logger: Pick<Logger, 'warn'>;
  readonly #listeners = new Set<(message: LiveFeedMessage) => void>();
  #consumer: Consumer;
  #waiting: LiveFeedMessage[] = [];
  #sending: Promise<void> | null = null;
  #closed = false;
  /** Next offset to read of the one partition. */
  #next = '0';

  private constructor(
    place: KafkaPlace,
    logger: Pick<Logger, 'warn'>,
    private readonly absence: Absence | undefined,
  ) {
    this.#prefix = place.prefix;
    this.#topic = topicOf(place, 'live');
    this.#logger = logger;
    this.#kafka = createKafka(place, 'live-feed');
    this.#producer = this.#kafka.producer({ allowAutoTopicCreation: false });
    this.#consumer = this.#createConsumer();
  }

  /**
   * Resolves when messages published from now on arrive; with an `absence` also when nobody answers: it connects later then, and
   * tells so there until it has.
   * @throws Error when Kafka cannot be reached, or refuses this process
   */
  static async open(place: KafkaPlace, logger: Pick<Logger, 'warn'>, absence?: Absence): Promise<KafkaLiveFeed> {
    const feed = new KafkaLiveFeed(place, logger, absence);
    try {
      await feed.#connect();
      await feed.#listen();
    } catch (error) {
      if (absence === undefined || !isNobody(error)) throw error;
      absence.away(error);
      feed.#connectLater();
    }
    return feed;
  }

  publish(message: LiveFeedMessage): void {
    if (this.#closed || this.#waiting.length >= MAX_WAITING) return;
    this.#waiting.push(message);
    this.#sending ??= this.#send().finally(() => {
      this.#sending = null;
    });
  }

  subscribe(listener: (message: LiveFeedMessage) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#sending;
    this.#closed = true;
    await Promise.all([this.#consumer, this.#producer].map(sayGoodbye));
  }

  async #connect(): Promise<void> {
    await this.#producer.connect();
    await this.#noteEnd();
  }

  #connectLater(): void {
    setTimeout(() => {
      if (this.#closed) return;
      this.#connect().then(
        () => (this.#closed ? sayGoodbye(this.#producer) : this.#replace()),
        (error: unknown) => {
          this.absence?.away(error);
          this.#connectLater();
        },
      );
    }, RETRY_MS).unref();
  }

  /** What gathers while one request is on its way goes with the next. */
  async #send(): Promise<void> {
    await Promise.resolve();
    while (this.#waiting.length > 0) {
      const messages = this.#waiting.splice(0, 500).map(written);
      try {
        await this.#producer.send({ topic: this.#topic, acks: 1, messages });
        this.absence?.back();
      } catch (error) {
        this.absence?.away(error);
        this.#logger.warn({ err: error }, 'messages to viewers were lost');
      }
    }
  }

  /** A listener that fails is its own affair. */
  #tell(listener: (message: LiveFeedMessage) => void, message: LiveFeedMessage): void {
    try {
      listener(message);
    } catch (error) {
      this.#logger.warn({ err: error }, 'a listener of the live feed failed');
    }
  }

  /** null for what no process of ours has published. */
  #messageIn(value: Buffer | null): LiveFeedMessage | null {
    try {
      const message = JSON.parse(value?.toString() ?? 'null') as LiveFeedMessage | null;
      if (typeof message?.kind === 'string') return message;
    } catch (error) {
      // the same line as for anything else that is no message
      if (!(error instanceof SyntaxError)) throw error;
    }
    this.#logger.warn({ topic: this.#topic }, 'a message of the live feed is none; it is left out');
    return null;
  }

  #createConsumer(): Consumer {
    const groupId = `${this.#prefix}.live.${randomId()}`;
    const consumer = this.#kafka.consumer({ groupId, maxWaitTimeInMs: 50, allowAutoTopicCreation: false });
    consumer.on(consumer.events.CRASH, ({ payload }) => {
      this.absence?.away(payload.error);
      if (!payload.restart && !this.#closed) setTimeout(() => void this.#replace(), RETRY_MS);
    });
    return consumer;
  }

  async #replace(): Promise<void> {
    if (this.#closed) return;
    const old = this.#consumer;
    this.#consumer = this.#createConsumer();
    await sayGoodbye(old);
    await this.#listen().catch((error: unknown) => {
      this.absence?.away(error);
      setTimeout(() => void this.#replace(), RETRY_MS);
    });
  }

  /** Without it a consumer begins where the topic ends at its first look, some time after it joined. */
  async #noteEnd(): Promise<void> {
    await using offsets = new TopicOffsets(this.#kafka);
    const [end] = await offsets.of(this.#topic);
    this.#next = end?.offset ?? '0';
  }

  async #listen(): Promise<void> {
    const consumer = this.#consumer;
    const joined = new Promise<void>((resolve) => {
      consumer.on(consumer.events.GROUP_JOIN, () => {
        consumer.seek({ topic: this.#topic, partition: 0, offset: this.#next });
        this.absence?.back();
        resolve();
      });
    });
    await consumer.connect();
    await consumer.subscribe({ topic: this.#topic, fromBeginning: false });
    await consumer.run({
      autoCommit: false,
      eachMessage: ({ message: { value, offset, headers } }) => {
        this.#next = String(Number(offset) + 1);
        const message = carrying(this.#messageIn(value), headers?.traceparent?.toString());
        if (message !== null) for (const listener of this.#listeners) this.#tell(listener, message);
        return Promise.resolve();
      },
    });
    await joined;
  }
}

/** Where it stands in a trace goes beside it, in a header. */
function written(message: LiveFeedMessage): Message {
  if (message.kind !== 'view' || message.traceparent === undefined) return { value: JSON.stringify(message) };
  const { traceparent, ...rest } = message;
  return { value: JSON.stringify(rest), headers: { traceparent } };
}

const carrying = (message: LiveFeedMessage | null, traceparent: string | undefined): LiveFeedMessage | null =>
  message?.kind === 'view' && traceparent !== undefined ? { ...message, traceparent } : message;
