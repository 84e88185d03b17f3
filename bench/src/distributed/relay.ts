import { createKafka } from '@combolab/platform/adapters/kafka/kafka-client';
import { topicOf } from '@combolab/platform/adapters/kafka/topics';
import { messagesOf } from '@combolab/platform/adapters/kafka-event-log/messages';
import { against, mustHold, type BenchOptions, type Figure } from '../harness/figure.js';
import { measurePairs } from '../harness/pairs.js';
import { committedLog, untilPublished, type CommittedLog } from './committed-log.js';

/** As the relay cuts them. */
const BATCH = 500;

/** Commits brought to Kafka and marked, against a bare producer that sends the same messages in the same batches. */
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
  return against('messages/s of a bare kafkajs producer', pairs, {
    name: 'commits read, published and marked by the relay',
    unit: 'events/s',
    goal: { atLeast: 0.85 },
    note: `batches of ${String(BATCH)}, acks=all, idempotent`,
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
  const stored = await commits.collection.find({}).sort({ _id: 1 }).toArray();
  const messages = stored.flatMap((commit) => messagesOf(commits.source, commit));
  const producer = createKafka(engines.kafka, 'bench').producer({ idempotent: true, maxInFlightRequests: 1 });
  const start = performance.now();
  await producer.connect();
  for (let at = 0; at < messages.length; at += BATCH)
    await producer.send({
      topic: topicOf(engines.kafka, 'combos'),
      acks: -1,
      messages: messages.slice(at, at + BATCH),
    });
  const ms = performance.now() - start;
  await producer.disconnect();
  return ms;
}
