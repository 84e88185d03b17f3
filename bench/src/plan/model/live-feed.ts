import { Batches, type Handle } from '../engine/batches.js';
import type { Station } from '../engine/station.js';
import { batchWork, FULL_BATCH, joined, many, partOf } from '../engine/work.js';
import { ask, type Command, type World } from './world.js';

/** One message of the live feed. */
export interface LiveMessage {
  /** `committed` wakes relays, `view` is for viewers, `applied` says how far streams are. */
  readonly kind: 'committed' | 'view' | 'applied';
  /** Of `view`: what was changed. */
  readonly command: Command | null;
  /** Of `applied`: how many streams it names. */
  readonly streams: number;
}

/** The one partition that every process reads whole (`kafka-live-feed.ts`). */
export class LiveFeed {
  /** Messages that were told, and streams that they say are applied. */
  readonly counts = { messages: 0, streams: 0 };
  readonly #readers: Batches<LiveMessage>[] = [];

  constructor(private readonly world: World) {}

  /**
   * Whoever hears it spends time on every message.
   * @param take called with them afterwards @param alike processes that this one stands for, itself among them
   */
  join(reader: Station, take: (messages: readonly LiveMessage[]) => void, alike = 1): Batches<LiveMessage> {
    const { costs, stations } = this.world;
    const handle: Handle<LiveMessage> = (batch, done) => {
      const fetched = batchWork(costs.kafkaRequest, costs.kafkaMessage, batch.length);
      const others = alike - 1;
      if (others > 0) stations.kafka.work(partOf(fetched, others), () => undefined);
      ask(this.world, stations.kafka, fetched, () => {
        const streams = batch.reduce((sum, message) => sum + message.streams, 0);
        const read = batchWork(costs.liveRequest, costs.liveMessage, batch.length);
        reader.work(joined(read, many(costs.liveStream, streams)), () => {
          take(batch);
          done();
        });
      });
    };
    const batches = new Batches<LiveMessage>(Infinity, handle);
    this.#readers.push(batches);
    return batches;
  }

  /** A process's end of it: what gathers while one request is on its way goes with the next. */
  producer(sender: Station): Batches<LiveMessage> {
    const { costs, stations } = this.world;
    return new Batches<LiveMessage>(FULL_BATCH, (batch, done) => {
      sender.work(batchWork(costs.liveRequest, 0, batch.length), () => {
        ask(this.world, stations.kafka, batchWork(costs.kafkaRequest, costs.kafkaMessage, batch.length), () => {
          this.counts.messages += batch.length;
          for (const { streams } of batch) this.counts.streams += streams;
          for (const reader of this.#readers) reader.add(batch);
          done();
        });
      });
    });
  }
}
