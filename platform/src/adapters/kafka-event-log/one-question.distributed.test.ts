import type { Connection } from 'mongoose';
import { VersionConflictError } from '../../ports/event-log.js';
import { dropTestDatabases, openWatchedDatabase } from '../mongo/mongo-test-database.js';
import { Commits } from './commits.js';
import { scannedStreams } from './scanned-streams.js';
import { scrubCommits } from './scrub-commits.js';

const asked: string[] = [];
let connection: Connection;
beforeAll(async () => {
  connection = await openWatchedDatabase(asked);
});
afterAll(async () => {
  await connection.close();
  await dropTestDatabases();
});

const open = async (): Promise<Commits> => {
  const commits = new Commits({ connection, source: 'test', partitions: 1 });
  await commits.prepare();
  return commits;
};
const event = { type: 'combo.edited', schema: 1, data: {} };
const context = (commandId: string) => ({ commandId, actor: null, correlationId: 'test' });

/** Questions that something asks the server. */
async function questionsOf(work: () => Promise<unknown>): Promise<readonly string[]> {
  asked.length = 0;
  await work();
  return [...asked];
}

it('asks once for a commit whose stream was read or written before, and for the first of a stream', async () => {
  const [one, two] = [await open(), await open()];
  expect(await questionsOf(() => one.append('combo/1', 0, [event], context('a')))).toEqual(['insert']);
  expect(await questionsOf(() => one.append('combo/1', 1, [event, event], context('b')))).toEqual(['insert']);
  await two.readStream('combo/1');
  expect(await questionsOf(() => two.append('combo/1', 3, [event], context('c')))).toEqual(['insert']);
  expect(await questionsOf(() => one.head('combo/1'))).toEqual(['find']);
  expect(await questionsOf(() => one.append('combo/1', 4, [event], context('d')))).toEqual(['insert']);
  const faults: string[] = [];
  await scrubCommits(one, (fault) => faults.push(fault));
  expect(faults).toEqual([]);
});

it('recognises a repeated command and a lost race although it asked nothing before', async () => {
  const [one, two] = [await open(), await open()];
  await one.append('combo/2', 0, [event], context('a'));
  await two.readStream('combo/2');
  await one.append('combo/2', 1, [event, event], context('b'));
  await expect(two.append('combo/2', 1, [event], context('c'))).rejects.toEqual(
    new VersionConflictError('combo/2', 1, 3),
  );
  expect(await two.append('combo/2', 3, [event], context('a'))).toMatchObject({ replayed: true, commit: { last: 1 } });
  expect(await one.append('combo/2', 3, [event], context('d'))).toMatchObject({ replayed: false, commit: { last: 4 } });
  await expect(two.append('combo/2', 0, [event], context('e'))).rejects.toBeInstanceOf(VersionConflictError);
  expect((await one.readStream('combo/2')).map(({ version }) => version)).toEqual([1, 2, 3, 4]);
});

it('reads many streams with one question, and each whole wherever a page ends', async () => {
  const commits = await open();
  const written = [1, 4, 1, 2, 5, 1].map((count, n) => [`guide/${String(n)}`, count] as const);
  for (const [stream, count] of written)
    for (let n = 0; n < count; n += 1) await commits.append(stream, n, [event], context(String(n)));
  const scanned = async (after: string, size?: number) => {
    const streams: [string, number[]][] = [];
    for await (const [stream, events] of scannedStreams(commits, after, size))
      streams.push([stream, events.map(({ version }) => version)]);
    return streams;
  };
  const expected = written.map(([stream, count]) => [stream, Array.from({ length: count }, (_, n) => n + 1)]);
  for (let size = 1; size <= 15; size += 1) expect([size, await scanned('guide', size)]).toEqual([size, expected]);
  expect(await scanned('guide/3')).toEqual(expected.slice(4));
  expect(await questionsOf(() => scanned('guide'))).toEqual(['find']);
});
