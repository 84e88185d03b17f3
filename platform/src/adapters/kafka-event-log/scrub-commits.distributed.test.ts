import type { Connection } from 'mongoose';
import { happened, intent } from '../../contract-suites/event-log/support.js';
import { dropTestDatabases, openTestDatabase } from '../mongo/mongo-test-database.js';
import { adoptCommits } from './adopt-commits.js';
import { Commits } from './commits.js';
import { redactCommits } from './redact-commits.js';
import { scrubCommits } from './scrub-commits.js';
import { sealOlderCommits } from './seal-older-commits.js';

afterAll(dropTestDatabases);

const personal = new Map([['test.written', [['text']]]]);
const written = (text: string) => ({ type: 'test.written', schema: 1, data: { text, kept: 1 } });
const NOT_WRITTEN = (name: string) => `commit ${name} is not as it was written, or does not follow the one before it`;

let connection: Connection;
let commits: Commits;
beforeEach(async () => {
  connection = await openTestDatabase();
  commits = new Commits({ connection, source: 'test', partitions: 2, personal });
  await commits.prepare();
  await commits.append('combo/1', 0, [happened(1), written('secret')], intent());
  await commits.append('combo/1', 2, [happened(3)], intent());
  await commits.append('combo/2', 0, [written('other')], intent());
});

async function faults(): Promise<string[]> {
  const found: string[] = [];
  await scrubCommits(commits, (fault) => found.push(fault));
  return found;
}
const falsify = (which: object, change: object) => commits.collection.updateOne(which, change);

it('finds nothing in commits that are as they were written, or erased, or taken over', async () => {
  expect(await faults()).toEqual([]);
  expect(await redactCommits(commits, ['combo/1', 'combo/2'], personal)).toBe(2);
  await commits.append('combo/1', 3, [written('later')], intent());
  const moved = await commits.readStream('combo/1');
  const there = new Commits({ connection: await openTestDatabase(), source: 'test', partitions: 2, personal });
  const commands = [moved.slice(0, 2), moved.slice(2, 3), moved.slice(3)];
  expect(await adoptCommits(there, commands.slice(0, 1))).toBe(1);
  expect(await adoptCommits(there, commands)).toBe(2);
  const found: string[] = [];
  await scrubCommits(there, (fault) => found.push(fault));
  expect([...found, ...(await faults())]).toEqual([]);
});

it.each([
  ['time', { $inc: { time: 1 } }],
  ['actor', { $set: { actor: 'somebody' } }],
  ['events', { $set: { events: '[{"id":"x","type":"test.happened","schema":1,"data":{"n":9}}]' } }],
  ['half of the events', { $set: { events: '[{"id":' } }],
  ['hash', { $set: { hash: 'x' } }],
])('tells a changed %s', async (_, change) => {
  await falsify({ stream: 'combo/1', first: 3 }, change);
  expect(await faults()).toEqual([NOT_WRITTEN('combo/1@3-3')]);
});

it('tells a missing commit, and words that came back', async () => {
  await redactCommits(commits, ['combo/2'], personal);
  const [kept] = await commits.readStream('combo/2');
  await falsify(
    { stream: 'combo/2' },
    {
      $set: {
        events: JSON.stringify([{ id: kept?.id, type: kept?.type, schema: 1, data: { text: 'other', kept: 1 } }]),
      },
    },
  );
  await commits.collection.deleteOne({ stream: 'combo/1', first: 1 });
  expect(await faults()).toEqual(['combo/1: events 1 to 2 are missing', NOT_WRITTEN('combo/2@1-1')]);
});

it('gives commits of before there were hashes their own, also where newer ones follow', async () => {
  await falsify({ stream: 'combo/2' }, { $unset: { hash: '', seals: '' } });
  // a process of after the update, which has not written the stream itself
  const anew = new Commits({ connection, source: 'test', partitions: 2, personal });
  await anew.append('combo/2', 1, [written('new')], intent());
  expect(await faults()).toEqual(['commit combo/2@1-1 has no hash']);
  expect(await sealOlderCommits(commits)).toBe(1);
  expect(await sealOlderCommits(commits)).toBe(0);
  expect(await faults()).toEqual([]);
  await falsify({ stream: 'combo/2', first: 1 }, { $set: { commandId: 'other' } });
  expect(await faults()).toEqual([NOT_WRITTEN('combo/2@1-1')]);
});
