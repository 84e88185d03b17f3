import type { Connection } from 'mongoose';
import type { Collection, Documents, DocumentWriter, ShardedDocuments } from '../../ports/documents.js';
import type { ShardMembership } from '../../ports/shards.js';
import { eventually } from '../../contract-suites/eventually.js';
import { engineUrl } from '../../contract-suites/engines.js';
import { CuttingProxy } from '../mongo/cutting-proxy.js';
import { openMongo } from '../mongo/mongo-connection.js';
import { dropTestDatabases, openTestDatabase } from '../mongo/mongo-test-database.js';
import { ConcurrentWriteError, openMongoDocuments } from '../mongo-documents.js';
import { BatchRecord } from './batch-record.js';
import { Pointers } from './pointers.js';
import { openSqliteDocuments } from '../sqlite-documents.js';

const votes: Collection = { name: 'votes', projection: 'tallies', indexes: [['bucket']] };
const counts: Collection = { name: 'counts', projection: 'tallies', indexes: [] };
const tallies = [{ name: 'tallies', version: 1, collections: [votes, counts] }];

/** As projections do it: what was applied before is skipped, and only what the rest has touched is counted again. */
const vote = (batch: number) => async (writer: DocumentWriter) => {
  const touched = new Set<number>();
  for (let i = 0; i < 4; i++) {
    const id = `${String(batch)}/${String(i)}`;
    if ((await writer.get(votes, id)) !== null) continue;
    await writer.put(votes, id, { bucket: i % 2 });
    touched.add(i % 2);
  }
  for (const bucket of touched) {
    const changes = Number((await writer.get(counts, String(bucket)))?.doc.changes ?? 0) + 1;
    await writer.put(counts, String(bucket), { votes: await writer.count(votes, { bucket }), changes });
  }
};
const apply = (documents: Documents, batch: number) => documents.apply(['tallies'], String(batch), vote(batch));

const contents = async (documents: Documents): Promise<unknown[]> => [
  await documents.digest(votes),
  await documents.digest(counts),
];

async function seen(documents: Documents): Promise<unknown[]> {
  const all = await documents.find(counts, { where: {} });
  return [all, ...(await contents(documents)), await documents.state('tallies')];
}

/** Without attempts of the driver's own: each message that breaks is seen. */
const proxied = (proxy: CuttingProxy, database: string): string =>
  `mongodb://127.0.0.1:${String(proxy.port)}/${database}?directConnection=true&retryReads=false`;

describe('a batch that breaks off', () => {
  let connection: Connection;
  let whole: unknown[];
  beforeAll(async () => {
    connection = await openTestDatabase();
    await using sqlite = openSqliteDocuments(':memory:');
    await sqlite.prepare(tallies);
    for (const batch of [1, 2, 3]) await apply(sqlite, batch);
    whole = await seen(sqlite);
  });
  afterAll(dropTestDatabases);

  /** Cuts the second batch at one of its messages, then goes on in a new process. @returns whether it was cut */
  async function breakAt(message: number, delivered: boolean): Promise<boolean> {
    await connection.dropDatabase();
    const { hostname, port } = new URL(engineUrl('mongodb'));
    await using proxy = await CuttingProxy.open(hostname, Number(port));
    const cut = await openMongo(proxied(proxy, connection.name));
    const first = openMongoDocuments({ connection: cut });
    await first.prepare(tallies);
    await apply(first, 1);
    proxy.cutAt(message, delivered);
    const broke = await apply(first, 2).then(
      () => false,
      () => true,
    );
    const isCut = proxy.isCut();
    // when its turn cannot be given back, it is whole all the same
    expect(isCut || !broke).toBe(true);
    await first[Symbol.asyncDispose]();
    await cut.close(true);

    await using second = openMongoDocuments({ connection, patienceMs: 50 });
    await second.prepare(tallies);
    const done = Number((await second.state('tallies'))?.checkpoint);
    for (let batch = done + 1; batch <= 3; batch++) await apply(second, batch);
    expect({ message, delivered, seen: await seen(second) }).toEqual({ message, delivered, seen: whole });
    return isCut;
  }

  it.each([false, true])(
    'is kept whole or not at all, wherever it breaks (the last message arrives: %p)',
    async (delivered) => {
      let message = 1;
      while (await breakAt(message, delivered)) message += 1;
      expect(message).toBeGreaterThan(10);
    },
  );

  const SHARDS = ['combos.0'];
  const LEASE_MS = 60;
  const placeOf = (_: string | null, places: Readonly<Record<string, string>>): string | null =>
    places['combos.0'] ?? null;
  const applyShards = (documents: ShardedDocuments, members: ShardMembership, batch: number) =>
    documents.applyShards(members, ['tallies'], { 'combos.0': String(batch) }, vote(batch));

  /** As `breakAt`, where the second batch is of a shard whose holder is dead then, and another one takes over. */
  async function breakShardAt(message: number, delivered: boolean): Promise<boolean> {
    await connection.dropDatabase();
    const { hostname, port } = new URL(engineUrl('mongodb'));
    await using proxy = await CuttingProxy.open(hostname, Number(port));
    const cut = await openMongo(proxied(proxy, connection.name));
    const first = openMongoDocuments({ connection: cut, placeOf });
    await first.prepare(tallies);
    const dead = first.join(SHARDS, LEASE_MS);
    await dead.beat();
    await applyShards(first, dead, 1);
    proxy.cutAt(message, delivered);
    await applyShards(first, dead, 2).catch(() => undefined);
    const isCut = proxy.isCut();
    await first[Symbol.asyncDispose]();
    await cut.close(true);

    await using second = openMongoDocuments({ connection, placeOf });
    await second.prepare(tallies);
    const heir = second.join(SHARDS, LEASE_MS);
    await eventually('the shard of the dead', async () => (await heir.beat()).kept.length === 1);
    const done = Number((await second.state('tallies'))?.checkpoint);
    for (let batch = done + 1; batch <= 3; batch++) await applyShards(second, heir, batch);
    expect({ message, delivered, seen: await seen(second) }).toEqual({ message, delivered, seen: whole });
    return isCut;
  }

  it.each([false, true])(
    'is kept whole or not at all by who takes a shard over, wherever it breaks (the last message arrives: %p)',
    async (delivered) => {
      let message = 1;
      while (await breakShardAt(message, delivered)) message += 1;
      expect(message).toBeGreaterThan(6);
    },
  );

  it('does not set back what the heir of its process has reached, when that process was held still while it stored it', async () => {
    await connection.dropDatabase();
    await using documents = openMongoDocuments({ connection, placeOf });
    await documents.prepare(tallies);
    const pointers = new Pointers(connection);
    const builds = new Map([['tallies', 1]]);
    const held = new BatchRecord(connection, pointers, 0);
    let asked = 0;
    const bind = async (): Promise<boolean> => {
      asked += 1;
      // between the two it was taken for dead, and its heir has gone on
      if (asked === 2) await pointers.advance(builds, null, [['combos.0', '5']]);
      return asked === 1;
    };
    const batch = { writes: [], builds, reached: { 'combos.0': '2' } };
    await expect(held.store(batch, bind)).rejects.toBeInstanceOf(ConcurrentWriteError);
    expect([asked, (await documents.state('tallies'))?.checkpoint]).toEqual([2, '5']);
  });

  it('is refused whole once its process was taken for dead', async () => {
    await connection.dropDatabase();
    await using documents = openMongoDocuments({ connection, placeOf });
    await documents.prepare(tallies);
    const still = documents.join(SHARDS, LEASE_MS);
    await still.beat();
    await applyShards(documents, still, 1);
    await using others = openMongoDocuments({ connection, placeOf });
    await others.prepare(tallies);
    const heir = others.join(SHARDS, LEASE_MS);
    await expect(
      documents.applyShards(still, ['tallies'], { 'combos.0': '2' }, async (writer) => {
        await vote(2)(writer);
        await eventually('the heir', async () => (await heir.beat()).kept.length === 1);
        await applyShards(others, heir, 2);
        await applyShards(others, heir, 3);
      }),
    ).rejects.toBeInstanceOf(ConcurrentWriteError);
    expect(await seen(others)).toEqual(whole);
  });

  /** Cuts a batch of a rebuild, which is then done again on a new connection, as one that follows the log does. */
  async function breakRebuildAt(message: number, delivered: boolean): Promise<boolean> {
    await connection.dropDatabase();
    const { hostname, port } = new URL(engineUrl('mongodb'));
    await using proxy = await CuttingProxy.open(hostname, Number(port));
    const cut = await openMongo(proxied(proxy, connection.name));
    await using documents = openMongoDocuments({ connection: cut });
    const rebuild = (batch: number) => documents.applyRebuild('tallies', String(batch), vote(batch));
    await documents.prepare(tallies);
    await documents.beginRebuild('tallies');
    await rebuild(1);
    proxy.cutAt(message, delivered);
    await rebuild(2).catch(() => undefined);
    const isCut = proxy.isCut();
    proxy.heal();
    await eventually('the connection', () =>
      rebuild(2).then(
        () => true,
        () => false,
      ),
    );
    await rebuild(3);
    await documents.swapRebuild('tallies');
    expect(await contents(documents)).toEqual(whole.slice(1, 3));
    await cut.close(true);
    return isCut;
  }

  it.each([false, true])('leaves no hole in a rebuild (the last message arrives: %p)', async (delivered) => {
    let message = 1;
    while (await breakRebuildAt(message, delivered)) message += 1;
    expect(message).toBeGreaterThan(8);
  });
});
