import type { Connection } from 'mongoose';
import type { Collection } from '../../ports/documents.js';
import { dropTestDatabases, openWatchedDatabase } from '../mongo/mongo-test-database.js';
import { openMongoDocuments } from '../mongo-documents.js';

interface Vote {
  readonly comboId: string;
  readonly status: number;
}
const votes: Collection<Vote> = { name: 'votes', projection: 'tallies', indexes: [['comboId', 'status']] };

const asked: string[] = [];
let connection: Connection;
beforeAll(async () => {
  connection = await openWatchedDatabase(asked);
});
afterAll(async () => {
  await connection.close();
  await dropTestDatabases();
});

it('counts and finds for all conditions of a batch with one question each', async () => {
  await using documents = openMongoDocuments({ connection });
  await documents.prepare([{ name: 'tallies', version: 1, collections: [votes] }]);
  const combos = Array.from({ length: 40 }, (_, n) => `c${String(n)}`);
  await documents.apply(['tallies'], null, async (writer) => {
    for (const [n, comboId] of combos.entries())
      for (let user = 0; user < n; user += 1)
        await writer.put(votes, `${comboId}/${String(user)}`, { comboId, status: user % 3 === 0 ? -1 : 1 });
  });
  const conditions = combos.flatMap((comboId) => [1, -1].map((status) => ({ comboId, status })));
  await documents.apply(['tallies'], null, async (writer) => {
    asked.length = 0;
    const counts = await writer.countEach(votes, conditions);
    expect(counts).toEqual(combos.flatMap((_, n) => [n - Math.ceil(n / 3), Math.ceil(n / 3)]));
    expect(asked).toEqual(['aggregate']);
    asked.length = 0;
    const found = await writer.findEach(
      votes,
      combos.map((comboId) => ({ comboId })),
    );
    expect(found.map(({ length }) => length)).toEqual(combos.map((_, n) => n));
    expect(asked.filter((name) => name === 'find')).toEqual(['find']);
  });
});
