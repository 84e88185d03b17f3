import { setTimeout as delay } from 'node:timers/promises';
import type { Admin, ITopicConfig } from 'kafkajs';
import type { KafkaPlace } from './kafka-client.js';

/** Contexts of events; streams of one partition key never cross them. */
export const CONTEXTS = ['combos', 'users', 'guides'] as const;
export type Context = (typeof CONTEXTS)[number];

const DAY_MS = 86_400_000;
/** The commits are the truth: Kafka may forget, and what comes too late is rebuilt from them. */
const EVENT_RETENTION_DAYS = 7;
const SETTLE_ATTEMPTS = 600;
const SETTLE_MS = 50;
const LIVE_RETENTION_MS = 10 * 60_000;

const CONTEXT_OF: Readonly<Record<string, Context>> = { user: 'users', name: 'users', guide: 'guides' };

/** The context of a stream, by its first segment. */
export const contextOf = (stream: string): Context => CONTEXT_OF[stream.split('/', 1)[0] ?? ''] ?? 'combos';

export const topicOf = ({ prefix }: KafkaPlace, context: Context | 'live'): string => `${prefix}.${context}`;

export interface TopicOptions {
  readonly partitions: number;
  readonly replicas: number;
}

/**
 * Creates the topics that are missing.
 * @throws Error when one exists with another number of partitions: the order within streams would break
 */
export async function prepareTopics(admin: Admin, place: KafkaPlace, options: TopicOptions): Promise<void> {
  const wanted = [...CONTEXTS.map((context) => eventTopic(place, context, options)), liveTopic(place, options)];
  const known = new Set(await admin.listTopics());
  const missing = wanted.filter(({ topic }) => !known.has(topic));
  if (missing.length > 0) await admin.createTopics({ topics: missing, waitForLeaders: false });
  const names = wanted.map(({ topic }) => topic);
  const { topics } = await whenSettled(() => admin.fetchTopicMetadata({ topics: names }));
  for (const name of names) await whenSettled(() => admin.fetchTopicOffsets(name));
  for (const { name, partitions } of topics) {
    const { numPartitions = options.partitions } = wanted.find(({ topic }) => topic === name) ?? {};
    if (partitions.length !== numPartitions)
      throw new Error(
        `topic ${name} has ${String(partitions.length)} partitions, the settings say ${String(numPartitions)}. ` +
          `Set KAFKA_PARTITIONS=${String(partitions.length)}, or start with a new prefix and rebuild the views.`,
      );
  }
}

/**
 * A topic that was just created may be unknown to a broker, or to the one that shall lead it, for a moment; kafkajs waits
 * for an elected leader alone, not for one that answers.
 */
async function whenSettled<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ask();
    } catch (error) {
      if (attempt === SETTLE_ATTEMPTS) throw error;
      await delay(SETTLE_MS);
    }
  }
}

function eventTopic(place: KafkaPlace, context: Context, { partitions, replicas }: TopicOptions): ITopicConfig {
  return {
    topic: topicOf(place, context),
    numPartitions: partitions,
    replicationFactor: replicas,
    configEntries: [{ name: 'retention.ms', value: String(EVENT_RETENTION_DAYS * DAY_MS) }],
  };
}

function liveTopic(place: KafkaPlace, { replicas }: TopicOptions): ITopicConfig {
  return {
    topic: topicOf(place, 'live'),
    numPartitions: 1,
    replicationFactor: replicas,
    configEntries: [{ name: 'retention.ms', value: String(LIVE_RETENTION_MS) }],
  };
}
