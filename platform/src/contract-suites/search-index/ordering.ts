import { BadCursorError, type SearchIndex } from '../../ports/search-index.js';
import { asking, document, type Asking, type CreateSearchIndex } from './support.js';

const at = (second: number): string => new Date(Date.UTC(2026, 0, 1, 0, 0, second)).toISOString();

export function describeOrdering(create: CreateSearchIndex): void {
  describe('order and pages', () => {
    let index: SearchIndex;
    let search: Asking;
    beforeAll(async () => {
      index = await create();
      search = asking(index);
      await index.write([
        document('a', { createdAt: at(1), numLikes: 3, difficultyScore: 5, percent: [0, 10] }),
        document('b', { createdAt: at(2), numLikes: 1, difficultyScore: 1, percent: [0, 90] }),
        document('c', { createdAt: at(2), numLikes: 3, difficultyScore: 1, percent: [50, 60] }),
        document('d', { createdAt: at(3), numLikes: 0, difficultyScore: 9, percent: [10, 100] }),
      ]);
    });
    afterAll(() => index[Symbol.asyncDispose]());

    it('sorts, ties newest first, then by id descending', async () => {
      expect(await search.ids({ sort: 'new' })).toEqual(['d', 'c', 'b', 'a']);
      expect(await search.ids({ sort: 'liked' })).toEqual(['c', 'a', 'b', 'd']);
      expect(await search.ids({ sort: 'easy' })).toEqual(['c', 'b', 'a', 'd']);
      expect(await search.ids({ sort: 'wide' })).toEqual(['d', 'b', 'c', 'a']);
      expect(await search.ids({ sort: 'best' })).toEqual(['c', 'a', 'b', 'd']);
    });

    it('pages to the end in every order', async () => {
      for (const sort of ['best', 'new', 'liked', 'easy', 'wide'] as const) {
        const all = await search.ids({ sort });
        for (const limit of [1, 2, 3, 4]) expect(await search.pages({ sort, limit })).toEqual(all);
      }
    });

    it('skips when there is no cursor', async () => {
      expect(await search.ids({ skip: 1, limit: 2 })).toEqual(['c', 'b']);
      expect(await search.ask({ skip: 2, limit: 2 })).toMatchObject({ ids: ['b', 'a'], total: 4, cursor: null });
      expect(await search.ask({ skip: 9 })).toMatchObject({ ids: [], total: 4, cursor: null });
      const { cursor } = await search.ask({ skip: 1, limit: 1 });
      expect(await search.ids({ cursor, skip: 3 })).toEqual(['b', 'a']);
    });

    it('continues after a page whose last hit is gone', async () => {
      await index.write([document('e', { createdAt: at(4) })]);
      const { cursor } = await search.ask({ limit: 1 });
      await index.write([{ id: 'e', version: [1, 2], deleted: true }]);
      expect(await search.ids({ cursor })).toEqual(['d', 'c', 'b', 'a']);
    });

    it('refuses a cursor of another question, and what is none', async () => {
      const { cursor } = await search.ask({ limit: 1 });
      expect(await search.ids({ cursor, limit: 5, facets: true })).toEqual(['c', 'b', 'a']);
      await expect(search.ask({ cursor, sort: 'liked' })).rejects.toThrow(BadCursorError);
      await expect(search.ask({ cursor, text: 'x' })).rejects.toThrow(BadCursorError);
      for (const bad of ['', 'x', 'bnVsbA', 'e30', 'W10', '%%%'])
        await expect(search.ask({ cursor: bad })).rejects.toThrow(BadCursorError);
      expect(await search.ids()).toHaveLength(4);
    });
  });
}
