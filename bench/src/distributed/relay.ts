import { createKafka } from '@combolab/platform/adapters/kafka/kafka-client';
import { topicOf } from '@combolab/platform/adapters/kafka/topics';
import { messagesOf } from '@combolab/platform/adapters/kafka-event-log/messages';
import { against, mustHold, type BenchOptions, type Figure } from '../harness/figure.js';
import { measurePairs } from '../harness/pairs.js';
import { committedLog, untilPublished, type CommittedLog } from './committed-log.js';

/** As the relay cuts them. */
const BATCH = 500;

/** Commits brought to Kafka and marked, against a bare producer that reads the same commits and sends the same messages in the same batches. */
export async function relayFigure({ rounds, quick }: BenchOptions): Promise<Figure> {
  const likes = quick ? 2000 : 20_000;
  const measure = (publish: (committed: CommittedLog) => Promise<number>) => async () => {
    await using committed = await committedLog(likes);
    const ms = await publish(committed);
    const published = await committed.base.log.lag(null);
    mustHold(published === likes, `${String(likes)} committed, ${String(published)} published`);
    return likes / (ms / 1000);
  };
  const pairs = await measurePairs(rounds, measure(byRelay), measure(byProducer));
  return against('messages/s of a bare kafkajs producer with the same reads', pairs, {
    name: 'commits read, published and marked by the relay',
    unit: 'events/s',
    goal: { atLeast: 0.7 },
    note: `batches of ${String(BATCH)}, acks=all, idempotent; the peer marks nothing`,
  });
}

async function byRelay({ base }: CommittedLog): Promise<number> {
  const start = performance.now();
  await using relay = base.startRelay();
  await untilPublished(base);
  mustHold(relay.failure === null, `the relay: ${String(relay.failure)}`);
  return performance.now() - start;
}

async function byProducer({ base, engines }: CommittedLog): Promise<number> {
  const { commits } = base.log;
  const producer = createKafka(engines.kafka, 'bench').producer({ idempotent: true, maxInFlightRequests: 1 });
  const start = performance.now();
  await producer.connect();
  const topic = topicOf(engines.kafka, 'combos');
  for (let after: unknown = null; ;) {
    const where = after === null ? {} : { _id: { $gt: after } };
    const stored = await commits.collection
      .find(where as Parameters<typeof commits.collection.find>[0])
      .sort({ _id: 1 })
      .limit(BATCH)
      .toArray();
    if (stored.length === 0) break;
    after = stored.at(-1)?._id;
    const messages = stored.flatMap((commit) => messagesOf(commits.source, commit));
    await producer.send({ topic, acks: -1, messages });
  }
  const ms = performance.now() - start;
  await producer.disconnect();
  return ms;
}
