import type { SearchIndex } from '../../ports/search-index.js';
import { asking, document, type Asking, type CreateSearchIndex } from './support.js';

const MANY = 500;

export function describeRebuilding(create: CreateSearchIndex): void {
  describe('rebuild', () => {
    let index: SearchIndex;
    let search: Asking;
    beforeEach(async () => {
      index = await create();
      search = asking(index);
      await index.write([document('a'), document('b'), document('stale')]);
    });
    afterEach(() => index[Symbol.asyncDispose]());

    it('answers from the old index until the swap, from the new one after it', async () => {
      await index.beginRebuild();
      await index.write([document('a'), document('c')]);
      expect(await search.ids()).toEqual(['stale', 'c', 'b', 'a']);
      await index.write([document('b'), { id: 'c', version: [1, 2], deleted: true }]);
      await index.swap();
      expect(await search.ids()).toEqual(['b', 'a']);
      await index.write([document('d')]);
      expect(await search.ids()).toEqual(['d', 'b', 'a']);
    });

    it('guards versions in the new index too', async () => {
      await index.beginRebuild();
      await index.write([document('a', { version: [1, 5], name: 'new' }), { id: 'b', version: [1, 9], deleted: true }]);
      await index.write([document('a', { version: [1, 4], name: 'old' }), document('b', { version: [1, 3] })]);
      await index.swap();
      expect(await search.ids({ text: 'new' })).toEqual(['a']);
      expect(await index.count()).toBe(1);
    });

    it('starts anew when begun again', async () => {
      await index.beginRebuild();
      await index.write([document('half')]);
      await index.beginRebuild();
      await index.write([document('whole')]);
      await index.swap();
      expect(await search.ids()).toEqual(['whole']);
    });

    it('refuses a swap without a rebuild', async () => {
      await expect(index.swap()).rejects.toThrow(Error);
      expect(await index.count()).toBe(3);
    });

    it('fails no search meanwhile', async () => {
      const documents = Array.from({ length: MANY }, (_, i) => document(`r${String(i)}`));
      const state = { rebuilding: true };
      const rebuild = (async () => {
        await index.beginRebuild();
        await index.write(documents);
        await index.swap();
      })().finally(() => {
        state.rebuilding = false;
      });
      const totals = new Set<number>();
      while (state.rebuilding) totals.add((await search.ask({ tag: ['String'], facets: true })).total);
      await rebuild;
      for (const total of totals) expect(total).toBeGreaterThanOrEqual(3);
      expect((await search.ask()).total).toBe(MANY);
    });
  });
}
