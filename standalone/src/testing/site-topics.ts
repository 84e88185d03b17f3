import { createKafka } from '@combolab/platform/adapters/kafka/kafka-client';
import { topicOf, type Context } from '@combolab/platform/adapters/kafka/topics';
import type { IHeaders, Kafka, Producer } from 'kafkajs';

export interface Published {
  readonly partition: number;
  readonly key: Buffer | null;
  readonly value: Buffer | null;
  readonly headers: IHeaders;
}

/** The topics of a site, read and written by hand. */
export class SiteTopics implements AsyncDisposable {
  private constructor(
    private readonly place: { readonly brokers: readonly string[]; readonly prefix: string },
    private readonly kafka: Kafka,
    private readonly producer: Producer,
  ) {}

  static async open(settings: Readonly<Record<string, string>>): Promise<SiteTopics> {
    const place = { brokers: [new URL(settings.LIVE_FEED ?? '').host], prefix: settings.KAFKA_PREFIX ?? '' };
    const kafka = createKafka(place, 'by-hand');
    const producer = kafka.producer({ allowAutoTopicCreation: false });
    await producer.connect();
    return new SiteTopics(place, kafka, producer);
  }

  /** Everything that is on a topic now. */
  async read(context: Context): Promise<readonly Published[]> {
    const topic = topicOf(this.place, context);
    const admin = this.kafka.admin();
    await admin.connect();
    const ends = await admin.fetchTopicOffsets(topic);
    await admin.disconnect();
    const missing = new Map(ends.filter(({ high }) => high !== '0').map(({ partition, high }) => [partition, +high]));
    const found: Published[] = [];
    if (missing.size === 0) return found;
    const consumer = this.kafka.consumer({ groupId: `${this.place.prefix}.by-hand.${String(Date.now())}` });
    await consumer.connect();
    await consumer.subscribe({ topic, fromBeginning: true });
    await new Promise<void>((resolve, reject) => {
      consumer
        .run({
          autoCommit: false,
          eachMessage: ({ partition, message: { offset, key, value, headers = {} } }) => {
            found.push({ partition, key, value, headers });
            if (Number(offset) + 1 >= (missing.get(partition) ?? 0)) missing.delete(partition);
            if (missing.size === 0) resolve();
            return Promise.resolve();
          },
        })
        .catch(reject);
    });
    await consumer.disconnect();
    return found;
  }

  async write(context: Context | 'live', messages: readonly Partial<Published>[]): Promise<void> {
    const list = messages.map(({ value = null, ...rest }) => ({ ...rest, value }));
    await this.producer.send({ topic: topicOf(this.place, context), acks: -1, messages: list });
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.producer.disconnect();
  }
}
