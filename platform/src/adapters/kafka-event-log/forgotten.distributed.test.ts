import { FeedbackGiven, type RecordedEvent } from '@combolab/contracts';
import type { Admin } from 'kafkajs';
import type { Connection } from 'mongoose';
import { engineUrl } from '../../contract-suites/engines.js';
import type { Position } from '../../ports/event-log.js';
import { randomId } from '../../runtime/random-id.js';
import { createKafka } from '../kafka/kafka-client.js';
import { prepareTopics } from '../kafka/topics.js';
import { KafkaEventLog } from '../kafka-event-log.js';
import { openMongo } from '../mongo/mongo-connection.js';
import { Relay } from './relay.js';
import { ShardMembers } from '../mongo/shard-members.js';

const silent = { warn: () => undefined, error: () => undefined };
const PARTITIONS = 2;
const LIKES = 700;

const streamOf = (n: number): string => `combo/c${String(n % 7)}/feedback/u${String(n)}`;
const nameOf = (): string => `t${randomId().replace(/[^a-z0-9]/gi, '')}`;

let connection: Connection;
let admin: Admin;
let log: KafkaEventLog;
let relay: Relay;
let prefix: string;

/** Opens the log with topics of a name of their own, over the commits of the test. */
async function openLog(): Promise<void> {
  prefix = nameOf();
  const place = { brokers: [engineUrl('kafka')], prefix };
  await prepareTopics(admin, place, { partitions: PARTITIONS, replicas: 1 });
  log = new KafkaEventLog({
    ...{ connection, place, source: 'test', partitions: PARTITIONS },
    nudge: () => {
      relay.nudge();
    },
  });
  relay = new Relay({
    ...{ commits: log.commits, place, logger: silent },
    members: new ShardMembers({ connection, name: 'relay', shards: log.shards }),
  });
}

async function closeLog(): Promise<void> {
  await log[Symbol.asyncDispose]();
  await relay[Symbol.asyncDispose]();
  await admin.deleteTopics({ topics: ['combos', 'users', 'guides', 'live'].map((each) => `${prefix}.${each}`) });
}

beforeEach(async () => {
  connection = await openMongo(`${engineUrl('mongodb')}/${nameOf()}`);
  admin = createKafka({ brokers: [engineUrl('kafka')], prefix: '' }, 'test').admin();
  await admin.connect();
  await openLog();
  await log.commits.prepare();
  for (let from = 0; from < LIKES; from += 50) await Promise.all(Array.from({ length: 50 }, (_, i) => like(from + i)));
});
afterEach(async () => {
  await closeLog();
  await admin.disconnect();
  await connection.dropDatabase();
  await connection.close();
});

async function like(n: number): Promise<void> {
  const event = FeedbackGiven({ comboId: `c${String(n % 7)}`, userId: `u${String(n)}`, status: 1 });
  await log.append(streamOf(n), 0, [event], { commandId: `like-${String(n)}`, actor: null, correlationId: 'test' });
}

/** What a consumer is handed until it has everything, and where that leaves it. */
async function read(after: Position | null): Promise<{ events: RecordedEvent[]; position: Position | null }> {
  const events: RecordedEvent[] = [];
  let position = after;
  await using following = log.follow(after, (batch) => {
    events.push(...batch.events);
    ({ position } = batch);
    return Promise.resolve();
  });
  await following.idle();
  return { events, position };
}

/** As when the days of retention are over. */
async function forget(): Promise<void> {
  const topic = `${prefix}.combos`;
  const offsets = await admin.fetchTopicOffsets(topic);
  await admin.deleteTopicRecords({
    topic,
    partitions: offsets.map(({ partition, high }) => ({ partition, offset: high })),
  });
}

const subjects = (events: readonly RecordedEvent[]): string[] => events.map(({ subject }) => subject).sort();
const everything = Array.from({ length: LIKES }, (_, n) => streamOf(n)).sort();

it('reads from the commits what Kafka has forgotten, then goes on', async () => {
  await log.end();
  await forget();
  const { events, position } = await read(null);
  expect(subjects(events)).toEqual(everything);
  await like(LIKES);
  expect(subjects((await read(position)).events)).toEqual([streamOf(LIKES)]);
});

it('reads the commits again for a consumer who was away for longer than Kafka remembers', async () => {
  const { position } = await read(null);
  for (let n = 1; n <= 20; n += 1) await like(LIKES + n);
  await log.end();
  await forget();
  const missed = Array.from({ length: 20 }, (_, i) => streamOf(LIKES + 1 + i));
  expect(subjects((await read(position)).events)).toEqual(expect.arrayContaining(missed));
});

it('knows topics that were made anew, whatever a consumer remembers of the old ones', async () => {
  const { position } = await read(null);
  await closeLog();
  await openLog();
  expect(subjects((await read(null)).events)).toEqual(everything);
  expect(subjects((await read(position)).events)).toEqual(everything);
  await like(LIKES);
  expect(subjects((await read(null)).events)).toEqual([...everything, streamOf(LIKES)].sort());
});
