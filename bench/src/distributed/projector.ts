import { projections, talliesCollection } from '@combolab/backend/domain';
import { createLogger, Projector, readSettings } from '@combolab/platform';
import { createKafka } from '@combolab/platform/adapters/kafka/kafka-client';
import { topicOf } from '@combolab/platform/adapters/kafka/topics';
import { openMongoDocuments } from '@combolab/platform/adapters/mongo-documents';
import type { Row } from '@combolab/platform/adapters/mongo-documents/rows';
import { against, mustHold, type BenchOptions, type Figure } from '../harness/figure.js';
import { Helper } from '../harness/helper.js';
import { measurePairs } from '../harness/pairs.js';
import { Arrivals } from './arrivals.js';
import { committedLog, publishAll, type CommittedLog } from './committed-log.js';

const BATCH = 500;

/**
 * Likes read from Kafka, against a bare consumer that parses the same messages; and likes counted into the views, against the bare driver
 * that stores the same rows.
 */
export async function projectorFigures({ rounds, quick }: BenchOptions): Promise<Figure[]> {
  const likes = quick ? 2000 : 20_000;
  await using committed = await committedLog(likes);
  await publishAll(committed.base);
  const bare = () => byConsumer(committed, likes);
  const peer = 'messages/s of a bare kafkajs consumer';
  const followed = await measurePairs(rounds, () => byFollower(committed, likes), bare);
  const projected = await measurePairs(
    rounds,
    () => byProjector(committed, likes),
    () => byBulkWrite(committed, likes),
  );
  const shared = await measurePairs(
    rounds,
    () => byProcesses(committed, likes, 2),
    () => byProcesses(committed, likes, 1),
  );
  return [
    against('events/s of one', shared, {
      name: 'events applied to every view in MongoDB by two projectors in processes of their own',
      unit: 'events/s',
      goal: { atLeast: 1.8 },
      note: 'the servers run on the same cores',
    }),
    against(peer, followed, {
      name: 'events of the log handed to a reader, once and in order',
      unit: 'events/s',
      goal: { atLeast: 0.85 },
    }),
    against('events/s, were their rows stored by the bare driver', projected, {
      name: 'events applied to every view in MongoDB by the projector',
      unit: 'events/s',
      goal: { atLeast: 0.5 },
      note: `the peer writes each row once, by bulkWrite of ${String(BATCH)}, and reads nothing`,
    }),
  ];
}

async function byFollower({ base }: CommittedLog, likes: number): Promise<number> {
  const arrivals = new Arrivals(likes);
  const following = base.log.follow(null, ({ events }) => {
    arrivals.take(events.length);
    return Promise.resolve();
  });
  await arrivals.done;
  await following[Symbol.asyncDispose]();
  return arrivals.perSecond;
}

/** The rows that a projector leaves behind, each written once, view by view. */
async function byBulkWrite(committed: CommittedLog, likes: number): Promise<number> {
  const name = databaseBeside(committed);
  await projectInto(committed, likes, name);
  const connection = committed.base.connection.useDb(name);
  const views = (await connection.listCollections())
    .map((each) => each.name)
    .filter((each) => each.startsWith('view_'));
  const rows = await Promise.all(views.map((view) => connection.collection<Row>(view).find({}).toArray()));
  await Promise.all(views.map((view) => connection.collection(view).deleteMany({})));
  mustHold(rows.flat().length >= likes, 'there are fewer rows than likes');
  const start = performance.now();
  for (const [at, view] of views.entries())
    for (let from = 0; from < (rows[at]?.length ?? 0); from += BATCH)
      await connection.collection<Row>(view).bulkWrite(
        (rows[at] ?? []).slice(from, from + BATCH).map((replacement) => ({
          replaceOne: { filter: { _id: replacement._id }, replacement, upsert: true },
        })),
        { ordered: false },
      );
  const seconds = (performance.now() - start) / 1000;
  await connection.dropDatabase();
  return likes / seconds;
}

async function byProjector(committed: CommittedLog, likes: number): Promise<number> {
  const name = databaseBeside(committed);
  const perSecond = await projectInto(committed, likes, name);
  await committed.base.connection.useDb(name).dropDatabase();
  return perSecond;
}

const databaseBeside = ({ base }: CommittedLog): string => `${base.connection.name}-v${String(Date.now())}`;

/** @returns events/s */
async function projectInto({ base }: CommittedLog, likes: number, database: string): Promise<number> {
  const arrivals = new Arrivals(likes);
  const connection = base.connection.useDb(database);
  await using documents = openMongoDocuments({ connection });
  await using projector = new Projector({
    ...{ log: base.log, documents, projections },
    logger: createLogger(readSettings({ LOG_LEVEL: 'error' }), { process: 'bench' }),
    announce: () => undefined,
    onApplied: ({ events }) => {
      arrivals.take(events.length);
    },
  });
  await projector.start();
  await arrivals.done;
  const counted = (await documents.find(talliesCollection, { where: {} })).reduce(
    (sum, { doc }) => sum + doc.numLikes,
    0,
  );
  mustHold(counted === likes, `${String(likes)} likes committed, ${String(counted)} counted`);
  return arrivals.perSecond;
}

/** Counted from when each of them has its shards. */
async function byProcesses(log: CommittedLog, likes: number, count: number): Promise<number> {
  const connection = log.base.connection.useDb(`${log.base.connection.name}-v${String(Date.now())}`);
  const started = Array.from({ length: count }, () =>
    Helper.start(new URL('./projector-process.js', import.meta.url), [
      JSON.stringify(log.environment),
      connection.name,
    ]),
  );
  const ask = (what: string): Promise<number[]> => Promise.all(started.map((each) => each.ask<number>(what)));
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
  try {
    while ((await ask('shards')).some((shards) => shards < Math.floor(log.base.log.shards.length / count)))
      await look();
    const [from, begun] = [sum(await ask('applied')), performance.now()];
    while (sum(await ask('applied')) < likes) await look();
    const seconds = (performance.now() - begun) / 1000;
    await using documents = openMongoDocuments({ connection });
    const counted = sum((await documents.find(talliesCollection, { where: {} })).map(({ doc }) => doc.numLikes));
    mustHold(counted === likes, `${String(likes)} likes committed, ${String(counted)} counted`);
    return (likes - from) / seconds;
  } finally {
    await Promise.all(started.map((each) => each[Symbol.asyncDispose]()));
    await connection.dropDatabase();
  }
}

const LOOK_MS = 25;
const look = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, LOOK_MS));

async function byConsumer({ engines }: CommittedLog, likes: number): Promise<number> {
  const arrivals = new Arrivals(likes);
  const kafka = createKafka(engines.kafka, 'bench');
  const consumer = kafka.consumer({ groupId: `bench-${String(Date.now())}`, maxWaitTimeInMs: 100 });
  await consumer.connect();
  await consumer.subscribe({ topics: [topicOf(engines.kafka, 'combos')], fromBeginning: true });
  await consumer.run({
    autoCommit: false,
    eachBatch: ({ batch }) => {
      const events = batch.messages.map(({ value }) => JSON.parse(value?.toString() ?? 'null') as unknown);
      arrivals.take(events.length);
      return Promise.resolve();
    },
  });
  await arrivals.done;
  await consumer.disconnect();
  return arrivals.perSecond;
}
