import { FeedbackGiven, type RecordedEvent } from '@combolab/contracts';
import { eventually } from '../../contract-suites/eventually.js';
import type { Position } from '../../ports/event-log.js';
import { EachRelayedLog } from './testing/relayed-log.js';

const PARTITIONS = 2;
const LIKES = 700;

const streamOf = (n: number): string => `combo/c${String(n % 7)}/feedback/u${String(n)}`;

const own = new EachRelayedLog(PARTITIONS, async () => {
  for (let from = 0; from < LIKES; from += 50) await Promise.all(Array.from({ length: 50 }, (_, i) => like(from + i)));
});

async function like(n: number): Promise<void> {
  const event = FeedbackGiven({ comboId: `c${String(n % 7)}`, userId: `u${String(n)}`, status: 1 });
  await own.log.append(streamOf(n), 0, [event], { commandId: `like-${String(n)}`, actor: null, correlationId: 'test' });
}

/** What a consumer is handed until it has everything, and where that leaves it. */
async function read(after: Position | null): Promise<{ events: RecordedEvent[]; position: Position | null }> {
  const events: RecordedEvent[] = [];
  let position = after;
  await using following = own.log.follow(after, (batch) => {
    events.push(...batch.events);
    ({ position } = batch);
    return Promise.resolve();
  });
  await following.idle();
  return { events, position };
}

/** As when the days of retention are over. */
async function forget(): Promise<void> {
  const { admin } = own.servers;
  const topic = `${own.prefix}.combos`;
  const offsets = await admin.fetchTopicOffsets(topic);
  await admin.deleteTopicRecords({
    topic,
    partitions: offsets.map(({ partition, high }) => ({ partition, offset: high })),
  });
}

const subjects = (events: readonly RecordedEvent[]): string[] => events.map(({ subject }) => subject).sort();
const everything = Array.from({ length: LIKES }, (_, n) => streamOf(n)).sort();

it('reads from the commits what Kafka has forgotten, then goes on', async () => {
  await own.log.end();
  await forget();
  const { events, position } = await read(null);
  expect(subjects(events)).toEqual(everything);
  await like(LIKES);
  expect(subjects((await read(position)).events)).toEqual([streamOf(LIKES)]);
});

it('takes nothing for forgotten because a relay publishes while it is looked', async () => {
  await own.log.end();
  const { commits } = own.log;
  const { collection } = commits;
  const [count, everyCommit] = [collection.countDocuments.bind(collection), commits.everything.bind(commits)];
  const publish = async (): Promise<void> => {
    await like(LIKES);
    await eventually('it to be published', async () => (await collection.findOne({ published: false })) === null);
  };
  const publishing: Promise<void>[] = [];
  collection.countDocuments = async (...asked: Parameters<typeof count>) => {
    if (publishing.length === 0) publishing.push(publish());
    await publishing[0];
    return count(...asked);
  };
  let reads = 0;
  commits.everything = (size) => {
    reads += 1;
    return everyCommit(size);
  };
  expect(subjects((await read(null)).events)).toEqual([...everything, streamOf(LIKES)].sort());
  expect([publishing.length, reads]).toEqual([1, 0]);
});

it('reads the commits again for a consumer who was away for longer than Kafka remembers', async () => {
  const { position } = await read(null);
  for (let n = 1; n <= 20; n += 1) await like(LIKES + n);
  await own.log.end();
  await forget();
  const missed = Array.from({ length: 20 }, (_, i) => streamOf(LIKES + 1 + i));
  expect(subjects((await read(position)).events)).toEqual(expect.arrayContaining(missed));
});

it('knows topics that were made anew, whatever a consumer remembers of the old ones', async () => {
  const { position } = await read(null);
  await own.makeTopicsAnew();
  expect(subjects((await read(null)).events)).toEqual(everything);
  expect(subjects((await read(position)).events)).toEqual(everything);
  await like(LIKES);
  expect(subjects((await read(null)).events)).toEqual([...everything, streamOf(LIKES)].sort());
});
