import type { Collection, Documents } from '../ports/documents.js';

interface Thing {
  readonly owner: string;
  readonly rank: number;
  readonly shown: boolean;
}

const things: Collection<Thing> = {
  name: 'things',
  projection: 'shelf',
  indexes: [['owner', 'shown', 'rank']],
};
const shelf = (version = 1) => ({ name: 'shelf', version, collections: [things] });
const thing = (owner: string, rank: number, shown = true): Thing => ({ owner, rank, shown });

/** Every Documents adapter passes this suite. `reopen` closes and opens the same store. */
export function describeDocuments(
  name: string,
  create: () => Promise<{ documents: Documents; reopen: () => Promise<Documents> }>,
): void {
  describe(`Documents: ${name}`, () => {
    let documents: Documents;
    let reopen: () => Promise<Documents>;
    beforeEach(async () => {
      ({ documents, reopen } = await create());
      await documents.prepare([shelf()]);
    });
    afterEach(() => documents[Symbol.asyncDispose]());

    const put = (id: string, doc: Thing, checkpoint: string | null = null) =>
      documents.apply(['shelf'], checkpoint, (writer) => writer.put(things, id, doc));

    it('stores, reads and numbers changes; the same document again is no change', async () => {
      expect(await put('a', thing('kim', 1))).toEqual({ from: [1, 0], to: [1, 1], changed: true });
      expect(await put('a', thing('kim', 1))).toEqual({ from: [1, 1], to: [1, 1], changed: false });
      expect((await put('a', thing('kim', 2))).to).toEqual([1, 2]);
      expect(await documents.get(things, 'a')).toEqual({ id: 'a', doc: thing('kim', 2), version: [1, 2] });
      expect(await documents.get(things, 'b')).toBeNull();
      expect(await documents.versionOf(things, 'b')).toEqual([1, 0]);
    });

    it('keeps the version of what was removed', async () => {
      await put('a', thing('kim', 1));
      const removed = await documents.apply(['shelf'], null, (writer) => writer.remove(things, 'a'));
      expect(removed.to).toEqual([1, 2]);
      expect(await documents.get(things, 'a')).toBeNull();
      expect(await documents.versionOf(things, 'a')).toEqual([1, 2]);
      expect((await put('a', thing('kim', 1))).to).toEqual([1, 3]);
    });

    it('tells many versions at once, in the order asked for, inside a batch too', async () => {
      const asked = ['b', 'never', 'gone', 'a', 'b', 'quote"s', ''];
      for (const id of ['a', 'b', 'gone', 'quote"s']) await put(id, thing('kim', 1));
      await put('b', thing('kim', 2));
      await documents.apply(['shelf'], null, (writer) => writer.remove(things, 'gone'));
      const versions = [2, 0, 2, 1, 2, 1, 0].map((n) => [1, n]);
      expect(await documents.versionsOf(things, asked)).toEqual(versions);
      expect(await Promise.all(asked.map((id) => documents.versionOf(things, id)))).toEqual(versions);
      expect(await documents.versionsOf(things, [])).toEqual([]);
      const many = [...Array.from({ length: 1200 }, (_, i) => `never-${String(i)}`), 'a', 'b'];
      expect((await documents.versionsOf(things, many)).flatMap(([, n], i) => (n === 0 ? [] : [[many[i], n]]))).toEqual(
        [
          ['a', 1],
          ['b', 2],
        ],
      );
      await documents.apply(['shelf'], null, async (writer) => {
        await writer.put(things, 'a', thing('kim', 5));
        await writer.remove(things, 'b');
        expect((await writer.versionsOf(things, asked)).map(([, n]) => n)).toEqual([3, 0, 2, 2, 3, 1, 0]);
      });
    });

    it('reads many at once, in the order asked for, without those that are not there, inside a batch too', async () => {
      for (const [rank, id] of ['a', 'b', 'gone', 'quote"s'].entries()) await put(id, thing('kim', rank));
      await documents.apply(['shelf'], null, (writer) => writer.remove(things, 'gone'));
      const asked = [[], ['a'], ['gone'], ['never'], ['b', 'never', 'gone', 'a', 'b', 'quote"s', '']];
      for (const ids of asked) {
        const each = await Promise.all(ids.map((id) => documents.get(things, id)));
        expect(await documents.getMany(things, ids)).toEqual(each.filter((stored) => stored !== null));
      }
      const many = [...Array.from({ length: 1200 }, (_, i) => `never-${String(i)}`), 'b', 'a'];
      expect((await documents.getMany(things, many)).map(({ id }) => id)).toEqual(['b', 'a']);
      await documents.apply(['shelf'], null, async (writer) => {
        await writer.put(things, 'a', thing('ann', 9));
        await writer.remove(things, 'b');
        const seen = await Promise.all([['a'], ['b'], ['b', 'a']].map((ids) => writer.getMany(things, ids)));
        const written = { id: 'a', doc: thing('ann', 9), version: [1, 2] };
        expect(seen).toEqual([[written], [], [written]]);
      });
    });

    it('reads documents of several collections at once, in the order asked for', async () => {
      const others: Collection<{ total: number }> = { name: 'others', projection: 'counter', indexes: [] };
      await documents.prepare([shelf(), { name: 'counter', version: 1, collections: [others] }]);
      await put('a', thing('kim', 1));
      await put('gone', thing('kim', 2));
      await documents.apply(['shelf'], null, (writer) => writer.remove(things, 'gone'));
      const asked = [
        { collection: things, id: 'a' },
        { collection: others, id: 'a' },
        { collection: things, id: 'gone' },
        { collection: things, id: 'a' },
        { collection: others, id: 'never' },
      ];
      await documents.apply(['counter'], null, (writer) => writer.put(others, 'a', { total: 7 }));
      const each = await Promise.all(asked.map(({ collection, id }) => documents.get(collection as Collection, id)));
      expect(each.map((stored) => stored === null)).toEqual([false, false, true, false, true]);
      expect(await documents.getEach(asked)).toEqual(each);
      expect(await documents.getEach([])).toEqual([]);
    });

    it('counts for many conditions at once what a batch has made of it', async () => {
      for (const [id, owner] of Object.entries({ a: 'kim', b: 'kim', c: 'ann' })) await put(id, thing(owner, 1));
      const conditions = [{ owner: 'kim' }, { owner: 'ann', rank: 2 }, { rank: 1 }, { owner: 'kim' }, {}];
      await documents.apply(['shelf'], null, async (writer) => {
        await writer.fetch(things, ['a', 'c', 'never']);
        expect(await writer.countEach(things, conditions)).toEqual([2, 0, 3, 2, 3]);
        await writer.put(things, 'a', thing('ann', 2));
        await writer.remove(things, 'b');
        await writer.put(things, 'd', thing('kim', 1));
        expect(await writer.countEach(things, conditions)).toEqual([1, 1, 2, 1, 3]);
      });
    });

    it('finds for many conditions at once what a batch has made of it', async () => {
      for (const [id, owner] of Object.entries({ a: 'kim', b: 'kim', c: 'ann' })) await put(id, thing(owner, 1));
      const conditions = [{ owner: 'kim' }, { owner: 'lou' }, { owner: 'ann' }, { owner: 'kim' }];
      await documents.apply(['shelf'], null, async (writer) => {
        const found = async () =>
          (await writer.findEach(things, conditions)).map((list) => list.map(({ id, doc }) => [id, doc.rank]));
        const ofKim = [
          ['a', 1],
          ['b', 1],
        ];
        expect(await found()).toEqual([ofKim, [], [['c', 1]], ofKim]);
        await writer.put(things, 'a', thing('ann', 2));
        await writer.remove(things, 'b');
        await writer.put(things, 'd', thing('kim', 3));
        const ofAnn = [
          ['a', 2],
          ['c', 1],
        ];
        expect(await found()).toEqual([[['d', 3]], [], ofAnn, [['d', 3]]]);
        expect(await writer.findEach(things, [])).toEqual([]);
      });
    });

    it('finds by fields, in order, and counts', async () => {
      for (const [id, doc] of Object.entries({
        c: thing('kim', 3),
        a: thing('kim', 1),
        b: thing('kim', 2, false),
        d: thing('lou', 9),
      }))
        await put(id, doc);
      const found = await documents.find(things, { where: { owner: 'kim', shown: true }, orderBy: [['rank', 'desc']] });
      expect(found.map(({ id }) => id)).toEqual(['c', 'a']);
      expect((await documents.find(things, { where: {}, limit: 2 })).map(({ id }) => id)).toEqual(['a', 'b']);
      expect(await documents.count(things, { owner: 'kim' })).toBe(3);
      expect((await documents.getMany(things, ['d', 'x', 'a'])).map(({ id }) => id)).toEqual(['d', 'a']);
    });

    it('goes on behind a document, whether it is still there or not', async () => {
      const ranks = { a: 3, b: 2, c: 2, d: 2, e: 1, f: 0 };
      for (const [id, rank] of Object.entries(ranks)) await put(id, thing('kim', rank));
      const behind = async (id: string, rank: number, direction: 'asc' | 'desc', reader: Pick<Documents, 'find'>) =>
        (
          await reader.find(things, {
            where: { owner: 'kim', shown: true },
            orderBy: [['rank', direction]],
            after: { id, doc: { rank } },
            limit: 3,
          })
        ).map((each) => each.id);
      expect(await behind('b', 2, 'desc', documents)).toEqual(['c', 'd', 'e']);
      expect(await behind('bb', 2, 'desc', documents)).toEqual(['c', 'd', 'e']);
      expect(await behind('d', 2, 'desc', documents)).toEqual(['e', 'f']);
      expect(await behind('e', 1, 'asc', documents)).toEqual(['b', 'c', 'd']);
      expect(await behind('f', 0, 'desc', documents)).toEqual([]);
      const unordered = await documents.find(things, { where: {}, after: { id: 'd', doc: {} } });
      expect(unordered.map(({ id }) => id)).toEqual(['e', 'f']);
      await documents.apply(['shelf'], null, async (writer) => {
        await writer.remove(things, 'c');
        await writer.put(things, 'a', thing('kim', 1.5));
        await writer.put(things, 'x', thing('kim', 9));
        expect(await behind('b', 2, 'desc', writer)).toEqual(['d', 'a', 'e']);
      });
      expect(await behind('b', 2, 'desc', documents)).toEqual(['d', 'a', 'e']);
    });

    it('reads inside a batch what the batch has written', async () => {
      for (const [i, id] of ['a', 'b', 'c', 'd', 'e'].entries()) await put(id, thing('kim', i));
      await documents.apply(['shelf'], null, async (writer) => {
        const first = async (limit: number) =>
          (await writer.find(things, { where: { owner: 'kim' }, orderBy: [['rank', 'asc']], limit })).map(
            ({ id }) => id,
          );
        await writer.put(things, 'a', thing('lou', 0));
        await writer.remove(things, 'b');
        await writer.put(things, 'c', thing('kim', 9));
        await writer.put(things, 'x', thing('kim', 3.5));
        expect([await first(1), await first(2), await first(9)]).toEqual([['d'], ['d', 'x'], ['d', 'x', 'e', 'c']]);
        expect([await writer.count(things, { owner: 'kim' }), await writer.count(things, {})]).toEqual([4, 5]);
        expect((await writer.getMany(things, ['x', 'b', 'a'])).map(({ id }) => id)).toEqual(['x', 'a']);
        expect(await writer.get(things, 'c')).toMatchObject({ doc: { rank: 9 }, version: [1, 2] });
        expect(await writer.versionOf(things, 'b')).toEqual([1, 2]);
      });
      expect((await documents.find(things, { where: {} })).map(({ id }) => id)).toEqual(['a', 'c', 'd', 'e', 'x']);
    });

    it('orders text by its bytes, also what a batch has just written', async () => {
      const owners = ['🎮', '\uffff', 'é', 'a', 'Z', ''];
      const ordered = ['', 'Z', 'a', 'é', '\uffff', '🎮'];
      const seen = async (reader: Pick<Documents, 'find'>) =>
        (await reader.find(things, { where: {}, orderBy: [['owner', 'asc']] })).map(({ doc }) => doc.owner);
      await documents.apply(['shelf'], null, async (writer) => {
        for (const owner of owners) await writer.put(things, `of ${owner}`, thing(owner, 1));
        expect(await seen(writer)).toEqual(ordered);
      });
      expect(await seen(documents)).toEqual(ordered);
    });

    it('keeps nothing of a batch that fails, its checkpoint neither', async () => {
      await put('a', thing('kim', 1), '7');
      const failing = documents.apply(['shelf'], '8', async (writer) => {
        await writer.put(things, 'b', thing('kim', 2));
        throw new Error('no');
      });
      await expect(failing).rejects.toThrow('no');
      expect(await documents.get(things, 'b')).toBeNull();
      expect((await documents.state('shelf'))?.checkpoint).toBe('7');
    });

    it('remembers documents and checkpoint', async () => {
      await put('a', thing('kim', 1), '7');
      await documents[Symbol.asyncDispose]();
      documents = await reopen();
      await documents.prepare([shelf()]);
      expect((await documents.get(things, 'a'))?.doc).toEqual(thing('kim', 1));
      expect(await documents.state('shelf')).toEqual({ name: 'shelf', version: 1, epoch: 1, checkpoint: '7' });
    });

    it('starts empty, one epoch on, when the projection changed', async () => {
      await put('a', thing('kim', 1), '7');
      await documents.prepare([shelf(2)]);
      expect(await documents.get(things, 'a')).toBeNull();
      expect(await documents.state('shelf')).toEqual({ name: 'shelf', version: 2, epoch: 2, checkpoint: null });
    });

    it('builds beside and swaps: readers see the old until then', async () => {
      await put('a', thing('kim', 1), '7');
      const before = await documents.digest(things);
      await documents.beginRebuild('shelf');
      await documents.applyRebuild('shelf', '9', (writer) => writer.put(things, 'a', thing('kim', 5)));
      expect((await documents.get(things, 'a'))?.doc.rank).toBe(1);
      await documents.swapRebuild('shelf');
      expect(await documents.get(things, 'a')).toEqual({ id: 'a', doc: thing('kim', 5), version: [2, 1] });
      expect(await documents.versionsOf(things, ['a', 'b'])).toEqual([
        [2, 1],
        [2, 0],
      ]);
      expect((await documents.state('shelf'))?.checkpoint).toBe('9');
      expect(await documents.digest(things)).not.toBe(before);
      await expect(documents.swapRebuild('shelf')).rejects.toThrow('no finished build');
    });

    it('digests documents without their versions', async () => {
      await put('a', thing('kim', 1));
      const once = await documents.digest(things);
      await put('a', thing('kim', 2));
      await put('a', thing('kim', 1));
      expect(await documents.digest(things)).toBe(once);
    });

    it('parks and unparks', async () => {
      const parked = {
        projection: 'shelf',
        stream: 'thing/1',
        version: 3,
        reason: 'why',
        parkedAt: '2026-01-02T03:04:05.000Z',
      };
      await documents.park(parked);
      await documents.park({ ...parked, version: 4 });
      expect(await documents.parked()).toEqual([parked]);
      await documents.unpark('shelf', 'thing/1');
      expect(await documents.parked()).toEqual([]);
    });
  });
}
