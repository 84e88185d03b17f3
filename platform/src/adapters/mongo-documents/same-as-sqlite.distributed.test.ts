import fc from 'fast-check';
import type { Connection } from 'mongoose';
import type { Collection, DocumentReader, Documents, DocumentWriter } from '../../ports/documents.js';
import { dropTestDatabases, openTestDatabase } from '../mongo/mongo-test-database.js';
import { openMongoDocuments } from '../mongo-documents.js';
import { openSqliteDocuments } from '../sqlite-documents.js';

interface Thing {
  readonly owner: string | null;
  readonly rank: number;
  readonly shown: boolean;
  readonly rest: unknown;
}
const things: Collection<Thing> = { name: 'things', projection: 'shelf', indexes: [['owner', 'shown', 'rank']] };

// without NUL, at which SQLite cuts text
const ids = fc.constantFrom('a', 'b', 'B', 'é', '\uffff', '🎮', '__proto__', '$id');
const owners = fc.constantFrom('kim', 'Kim', '$kim', 'é', '\uffff', '🎮', '', null);
// no schema of a view has such a key, and the driver of MongoDB takes it for a prototype
const values = fc.jsonValue().filter((value) => !JSON.stringify(value).includes('"__proto__"'));
const thing: fc.Arbitrary<Thing> = fc.record({
  owner: owners,
  rank: fc.constantFrom(0, -1.5, 3, 2 ** 40),
  shown: fc.boolean(),
  rest: fc.oneof(values, fc.constantFrom({ 'a.b': { $set: 1 }, $x: [null, -0.5, 1e300] }, { b: 1, a: 2, '1': 3 })),
});
const wheres = fc.record({ owner: owners, shown: fc.boolean() }, { requiredKeys: [] });
const orders = fc.constantFrom<readonly (readonly ['rank' | 'owner', 'asc' | 'desc'])[]>(
  [],
  [['rank', 'desc']],
  [
    ['owner', 'asc'],
    ['rank', 'desc'],
  ],
);

type Read = (reader: DocumentReader) => Promise<unknown>;
type Step = { act: (writer: DocumentWriter) => Promise<unknown> };
const reads: fc.Arbitrary<Read> = fc.oneof(
  ids.map(
    (id): Read =>
      (reader) =>
        reader.get(things, id),
  ),
  ids.map(
    (id): Read =>
      (reader) =>
        reader.versionOf(things, id),
  ),
  fc.array(ids).map(
    (list): Read =>
      (reader) =>
        reader.getMany(things, list),
  ),
  fc.array(ids).map(
    (list): Read =>
      (reader) =>
        reader.versionsOf(things, list),
  ),
  fc.record({ where: wheres, orderBy: orders, limit: fc.constantFrom(1, 2, 100) }).map(
    (options): Read =>
      (reader) =>
        reader.find(things, options),
  ),
  wheres.map(
    (where): Read =>
      (reader) =>
        reader.count(things, where),
  ),
);
const steps: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: reads.map((act): Step => ({ act })) },
  { weight: 1, arbitrary: fc.array(wheres).map((list): Step => ({ act: (to) => to.countEach(things, list) })) },
  { weight: 1, arbitrary: fc.array(wheres).map((list): Step => ({ act: (to) => to.findEach(things, list) })) },
  { weight: 1, arbitrary: fc.array(ids).map((list): Step => ({ act: (to) => to.fetch(things, list) })) },
  { weight: 3, arbitrary: fc.tuple(ids, thing).map(([id, doc]): Step => ({ act: (to) => to.put(things, id, doc) })) },
  { weight: 1, arbitrary: ids.map((id): Step => ({ act: (to) => to.remove(things, id) })) },
);
interface Batch {
  readonly steps: readonly Step[];
  readonly fails: boolean;
  readonly after: readonly Read[];
}
const batches: fc.Arbitrary<Batch[]> = fc.array(
  fc.record({
    steps: fc.array(steps, { maxLength: 12 }),
    fails: fc.constantFrom(false, false, false, true),
    after: fc.array(reads, { maxLength: 5 }),
  }),
  { minLength: 1, maxLength: 4 },
);

/** All answers of a store, inside batches and between them. */
async function answers(documents: Documents, list: readonly Batch[]): Promise<unknown[]> {
  await documents.prepare([{ name: 'shelf', version: 1, collections: [things] }]);
  const all: unknown[] = [];
  for (const [i, batch] of list.entries()) {
    const applied = documents.apply(['shelf'], String(i), async (writer) => {
      for (const { act } of batch.steps) all.push(await act(writer));
      if (batch.fails) throw new Error('no');
    });
    await applied.catch((error: unknown) => all.push(String(error)));
    for (const read of batch.after) all.push(await read(documents));
    all.push(await documents.state('shelf'), await documents.digest(things));
  }
  return all;
}

describe('MongoDB and SQLite', () => {
  let connection: Connection;
  beforeAll(async () => {
    connection = await openTestDatabase();
  });
  afterAll(dropTestDatabases);

  it('give the same answers, versions and digests', async () => {
    const same = fc.asyncProperty(batches, async (list) => {
      await connection.dropDatabase();
      await using mongo = openMongoDocuments({ connection });
      await using sqlite = openSqliteDocuments(':memory:');
      expect(await answers(mongo, list)).toEqual(await answers(sqlite, list));
    });
    await fc.assert(same, { numRuns: 60 });
  });
});
