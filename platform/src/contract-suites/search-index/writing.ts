import type { SearchIndex } from '../../ports/search-index.js';
import { asking, document, type Asking, type CreateSearchIndex } from './support.js';

export function describeWriting(create: CreateSearchIndex): void {
  describe('writes', () => {
    let index: SearchIndex;
    let search: Asking;
    beforeEach(async () => {
      index = await create();
      search = asking(index);
    });
    afterEach(() => index[Symbol.asyncDispose]());

    it('keeps the newest version, whatever the order of writes', async () => {
      await index.write([
        document('a', { version: [1, 7], name: 'seven' }),
        document('a', { version: [1, 6], name: 'six' }),
      ]);
      await index.write([
        document('a', { version: [0, 99], name: 'old epoch' }),
        document('a', { version: [1, 7], name: 'seven' }),
      ]);
      expect(await search.ids({ text: 'seven' })).toEqual(['a']);
      await index.write([document('a', { version: [2, 1], name: 'new epoch' })]);
      expect(await search.ids({ text: 'seven' })).toEqual([]);
      expect(await search.ids({ text: 'epoch' })).toEqual(['a']);
      expect(await index.count()).toBe(1);
    });

    it('remembers the version of what was deleted', async () => {
      await index.write([
        document('a', { version: [1, 2] }),
        { id: 'a', version: [1, 5], deleted: true },
        document('a', { version: [1, 4] }),
      ]);
      expect(await index.count()).toBe(0);
      expect(await search.ask({ facets: true })).toMatchObject({
        ids: [],
        total: 0,
        facets: { attacker: [], verified: [] },
      });
      await index.write([
        { id: 'never-seen', version: [1, 3], deleted: true },
        document('never-seen', { version: [1, 2] }),
      ]);
      expect(await index.count()).toBe(0);
      await index.write([document('a', { version: [1, 6] })]);
      expect(await search.ids()).toEqual(['a']);
    });

    it('sorts by likes as they change', async () => {
      await index.write([
        document('a', { numLikes: 1 }),
        document('b', { numLikes: 2 }),
        document('c', { numLikes: 3 }),
      ]);
      await index.write([
        document('a', { numLikes: 9, version: [1, 2] }),
        document('c', { numLikes: 0, version: [1, 2] }),
      ]);
      expect(await search.ids({ sort: 'liked' })).toEqual(['a', 'b', 'c']);
      expect(await search.ids({ sort: 'best', text: 'untitled' })).toEqual(['a', 'b', 'c']);
    });

    it('finds a changed document by what it is now alone', async () => {
      await index.write([document('a', { tag: ['Read'], percent: [0, 10] })]);
      await index.write([document('a', { version: [1, 2], tag: ['String'], percent: [90, 95], verified: ['true'] })]);
      const { facets } = await search.ask({ facets: true });
      expect(facets?.tag).toEqual([{ value: 'String', count: 1 }]);
      expect(facets?.verified).toEqual([{ value: 'true', count: 1 }]);
      expect(await search.ids({ percent: [0, 50] })).toEqual([]);
      expect(await search.ids({ tag: ['Read'] })).toEqual([]);
    });

    it('keeps the checkpoint it was given', async () => {
      expect(await index.checkpoint()).toBeNull();
      await index.setCheckpoint('7');
      await index.setCheckpoint('8');
      expect(await index.checkpoint()).toBe('8');
    });
  });
}
