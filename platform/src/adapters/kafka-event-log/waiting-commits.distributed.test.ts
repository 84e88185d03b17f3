import type { Connection } from 'mongoose';
import { dropTestDatabases, openTestDatabase } from '../mongo/mongo-test-database.js';
import { Commits } from './commits.js';
import { waitingCommits } from './waiting-commits.js';

afterAll(dropTestDatabases);

let connection: Connection;
let commits: Commits;
beforeEach(async () => {
  connection = await openTestDatabase();
  commits = new Commits({ connection, source: 'test', partitions: 1 });
  await commits.prepare();
});

const SHARDS = ['combos.0'];

async function append(stream: string, count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) {
    const context = { commandId: `${stream}-${String(n)}`, actor: null, correlationId: 'test' };
    await commits.append(stream, n, [{ type: 'combo.edited', schema: 1, data: {} }], context);
  }
}

/** Goes through all that waits as the relay does. @returns `stream@first` of each turn */
async function turns(limit: number): Promise<string[][]> {
  const seen: string[][] = [];
  for (let after: string | null = ''; after !== null;) {
    const waiting = await waitingCommits(commits, SHARDS, after, limit);
    seen.push(waiting.commits.map(({ stream, first }) => `${stream}@${String(first)}`));
    if (waiting.unfinished) {
      const ids = waiting.commits.map(({ _id }) => _id);
      await commits.collection.updateMany({ _id: { $in: ids } }, { $set: { published: true } });
    }
    after = waiting.next;
  }
  return seen;
}

it('never cuts a stream, unless it alone is more than a turn, and passes nobody over', async () => {
  await append('combo/b', 5);
  await append('combo/c', 2);
  await append('combo/a', 2);
  expect(await turns(3)).toEqual([
    ['combo/a@1', 'combo/a@2'],
    ['combo/b@1', 'combo/b@2', 'combo/b@3'],
    ['combo/b@4', 'combo/b@5'],
    ['combo/c@1', 'combo/c@2'],
  ]);
});

it('gives what waits longest first where all of it fits a turn', async () => {
  await append('combo/b', 2);
  await append('combo/a', 1);
  expect(await turns(10)).toEqual([['combo/b@1', 'combo/b@2', 'combo/a@1']]);
});

it('begins with the first commit of each stream that is not published, and leaves other shards alone', async () => {
  await append('combo/a', 3);
  await append('user/a', 1);
  await commits.collection.updateOne({ stream: 'combo/a', first: 1 }, { $set: { published: true } });
  expect(await turns(10)).toEqual([['combo/a@2', 'combo/a@3']]);
});
