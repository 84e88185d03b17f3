import { EventEmitter, once } from 'node:events';
import type { Connection } from 'mongoose';
import { describeDocuments } from '../contract-suites/documents.contract.js';
import { eventually } from '../contract-suites/eventually.js';
import type { Collection, Documents, DocumentWriter } from '../ports/documents.js';
import { dropTestDatabases, openTestDatabase } from './mongo/mongo-test-database.js';
import { ConcurrentWriteError, openMongoDocuments } from './mongo-documents.js';

afterAll(dropTestDatabases);

describeDocuments('mongodb', async () => {
  const connection = await openTestDatabase();
  const open = () => openMongoDocuments({ connection });
  return { documents: open(), reopen: () => Promise.resolve(open()) };
});

const things: Collection = { name: 'things', projection: 'shelf', indexes: [['owner']] };
const shelf = (version = 1) => [{ name: 'shelf', version, collections: [things] }];
const put = (id: string, owner: string) => (writer: DocumentWriter) => writer.put(things, id, { owner });

describe('openMongoDocuments, used by several processes', () => {
  let connection: Connection;
  let one: Documents;
  let two: Documents;
  const open = () => openMongoDocuments({ connection, retireMs: 1500 });
  beforeEach(async () => {
    connection = await openTestDatabase();
    [one, two] = [open(), open()];
    await Promise.all([one.prepare(shelf()), two.prepare(shelf())]);
  });
  afterEach(() => Promise.all([one[Symbol.asyncDispose](), two[Symbol.asyncDispose]()]));

  const views = async (): Promise<string[]> =>
    (await connection.listCollections()).map(({ name }) => name).filter((name) => name.startsWith('view_'));
  const rebuildTo = async (documents: Documents, owner: string): Promise<void> => {
    await documents.beginRebuild('shelf');
    await documents.applyRebuild('shelf', '9', put('a', owner));
    await documents.swapRebuild('shelf');
  };

  it('makes batches one after the other, over all processes', async () => {
    const busy = new EventEmitter();
    const begun = once(busy, 'begun');
    const first = one.apply(['shelf'], '1', async (writer) => {
      const over = once(busy, 'over');
      busy.emit('begun');
      await over;
      await writer.put(things, 'a', { owner: 'kim' });
    });
    await begun;
    let isSecondBegun = false;
    const second = two.apply(['shelf'], '2', async (writer) => {
      isSecondBegun = true;
      const { owner = '' } = (await writer.get(things, 'a'))?.doc ?? {};
      return writer.put(things, 'a', { owner: `${String(owner)} and lou` });
    });
    await one.get(things, 'a');
    expect(isSecondBegun).toBe(false);
    busy.emit('over');
    await first;
    expect((await second).to).toEqual([1, 2]);
    expect((await one.get(things, 'a'))?.doc).toEqual({ owner: 'kim and lou' });
    expect((await one.state('shelf'))?.checkpoint).toBe('2');
  });

  it.each(['a document that is new', 'a document that is there', 'a document that was removed'])(
    'refuses the batch of who was held still for too long while it wrote %s, with its checkpoint',
    async (what) => {
      await using hasty = openMongoDocuments({ connection, patienceMs: 100 });
      await hasty.prepare(shelf());
      if (what !== 'a document that is new') await one.apply(['shelf'], '1', put('a', 'kim'));
      if (what === 'a document that was removed') await one.apply([], null, (writer) => writer.remove(things, 'a'));
      const batch = async (writer: DocumentWriter): Promise<void> => {
        await writer.put(things, 'a', { owner: 'slow' });
        await hasty.apply(['shelf'], '2', put('a', 'fast'));
      };
      await expect(one.apply(['shelf'], '3', batch)).rejects.toBeInstanceOf(ConcurrentWriteError);
      expect((await one.get(things, 'a'))?.doc).toEqual({ owner: 'fast' });
      expect((await one.state('shelf'))?.checkpoint).toBe('2');
      const again = await one.apply(['shelf'], '3', put('a', 'slow'));
      expect(again).toMatchObject({ changed: true, to: await two.versionOf(things, 'a') });
    },
  );

  it('shows a swap to the others, who meanwhile see the old build whole', async () => {
    await one.apply(['shelf'], '1', put('a', 'old'));
    expect((await two.get(things, 'a'))?.doc).toEqual({ owner: 'old' });
    await rebuildTo(one, 'new');
    await eventually('the new build', async () => {
      const seen = await two.get(things, 'a');
      expect(['old', 'new']).toContain(seen?.doc.owner);
      return seen?.doc.owner === 'new';
    });
    expect((await two.get(things, 'a'))?.version).toEqual([2, 1]);
    await eventually('the old build to be dropped', async () => (await views()).join() === 'view_things_2');
  });

  it('keeps the old build for a while, also when another process prepares meanwhile', async () => {
    await using patient = openMongoDocuments({ connection, retireMs: 3_600_000 });
    await patient.prepare(shelf());
    await rebuildTo(patient, 'new');
    await patient.prepare(shelf());
    expect((await views()).sort()).toEqual(['view_things_1', 'view_things_2']);
    await patient.beginRebuild('shelf');
    expect((await views()).sort()).toEqual(['view_things_1', 'view_things_2', 'view_things_3']);
  });

  it('does not let a batch pass that wrote to a build which was replaced meanwhile', async () => {
    await one.apply(['shelf'], '1', put('a', 'old'));
    const late = two.apply(['shelf'], '10', async (writer) => {
      await writer.put(things, 'b', { owner: 'kim' });
      await rebuildTo(one, 'new');
    });
    await expect(late).rejects.toBeInstanceOf(ConcurrentWriteError);
    expect((await two.state('shelf'))?.checkpoint).toBe('9');
    const parkedStreamRetried = two.apply([], null, async (writer) => {
      await writer.put(things, 'b', { owner: 'kim' });
      await rebuildTo(one, 'newer');
    });
    await expect(parkedStreamRetried).rejects.toBeInstanceOf(ConcurrentWriteError);
    expect((await two.apply(['shelf'], '10', put('b', 'kim'))).to).toEqual([3, 1]);
  });

  it('gives a build up when another is begun', async () => {
    await one.beginRebuild('shelf');
    await one.applyRebuild('shelf', null, put('a', 'given up'));
    await rebuildTo(two, 'whole');
    await expect(one.applyRebuild('shelf', null, put('b', 'given up'))).rejects.toThrow('given up for another');
    await expect(one.swapRebuild('shelf')).rejects.toThrow('no finished build');
    expect((await one.find(things, { where: {} })).map(({ doc }) => doc)).toEqual([{ owner: 'whole' }]);
  });

  it('stops a projector of older code once newer code has prepared', async () => {
    await one.apply(['shelf'], '1', put('a', 'kim'));
    await two.prepare(shelf(2));
    await expect(one.apply(['shelf'], '2', put('a', 'lou'))).rejects.toThrow('version 2 of its code');
    expect(await two.state('shelf')).toEqual({ name: 'shelf', version: 2, epoch: 2, checkpoint: null });
  });

  it('begins newer code with an empty build, also after a rebuild that did not end', async () => {
    await one.beginRebuild('shelf');
    await one.applyRebuild('shelf', null, put('a', 'left over'));
    await two.prepare(shelf(2));
    expect(await two.find(things, { where: {} })).toEqual([]);
    expect((await two.apply(['shelf'], '1', put('a', 'kim'))).changed).toBe(true);
  });

  it('says that a projection was not prepared', async () => {
    const other: Collection = { name: 'others', projection: 'nobody', indexes: [] };
    await expect(one.get(other, 'a')).rejects.toThrow(`projection 'nobody' was not prepared`);
    expect(await one.state('nobody')).toBeNull();
  });
});
