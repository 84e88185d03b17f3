import type { SearchIndex, SearchQuery } from '../../ports/search-index.js';
import { asking, document, type Asking, type CreateSearchIndex } from './support.js';

const NAIR = 'neutral-air';
const FAIR = 'forward-air';
const THROW = 'down-throw';

/** What every engine must put first; how it counts is its own. */
export function describeRanking(create: CreateSearchIndex): void {
  describe('what was asked', () => {
    let index: SearchIndex;
    let search: Asking;
    beforeAll(async () => {
      index = await create();
      search = asking(index);
      await index.write([
        document('exact', { title: [NAIR, FAIR, 'ness'], moves: [NAIR, FAIR], name: 'Nair into fair on Ness' }),
        document('longer', { title: [NAIR, FAIR, 'ness', 'ladder', 'spike'], moves: [NAIR, FAIR], numLikes: 50 }),
        document('scattered', { title: ['combo', 'one'], moves: [NAIR, 'jab-1', FAIR], numLikes: 90 }),
        document('middle', { title: ['combo', 'two'], moves: ['jab-1', NAIR, FAIR], numLikes: 80 }),
        document('grab', { title: ['thrown'], moves: ['grab', 'pummel', THROW, FAIR], percent: [40, 60] }),
        document('late', {
          title: ['thrown', 'late'],
          moves: ['jab-1', THROW, FAIR, NAIR],
          numLikes: 70,
          percent: [0, 200],
        }),
        document('spoken', { title: ['thrown', 'spoken'], mentioned: [THROW], numLikes: 99, percent: [0, 30] }),
        document('many', {
          title: ['many'],
          defender: ['ssbu:ness', 'ssbu:fox', 'ssbu:mario'],
          numLikes: 40,
          percent: [150, 200],
        }),
        document('vouched', { title: ['alone'], verified: ['true'], percent: [150, 200], name: 'alone' }),
      ]);
    });
    afterAll(() => index[Symbol.asyncDispose]());

    const best = (change: Partial<SearchQuery>) => search.ids({ sort: 'best', ...change });

    it('puts the title first that says it and nothing else, then the ones that say more', async () => {
      const asked = { titleWords: [NAIR, FAIR], titleNames: ['ness'], allMoves: [NAIR, FAIR] };
      expect((await best(asked)).slice(0, 2)).toEqual(['exact', 'longer']);
    });

    it('puts the name that was typed before one that says the same in other words', async () => {
      const asked = { titleWords: [NAIR, FAIR], titleNames: ['ness'], allMoves: [NAIR, FAIR] };
      expect((await best({ ...asked, titleText: 'nair into fair on ness' }))[0]).toBe('exact');
      expect((await best({ titleText: 'alone' }))[0]).toBe('vouched');
    });

    it('puts moves first that stand as asked: at the beginning, together, in order', async () => {
      expect(await best({ sequence: [NAIR, FAIR] })).toEqual(['longer', 'exact', 'middle', 'scattered']);
    });

    it('puts a combo on one fighter before a combo on many', async () => {
      const ids = await best({ defender: ['ssbu:ness'] });
      expect(ids.at(-1)).toBe('many');
    });

    it('puts what works at all of a range before what works at some of it', async () => {
      expect((await best({ percent: [20, 150], allMoves: [THROW] }))[0]).toBe('late');
    });

    it('puts what an admin vouches for before its equals', async () => {
      expect((await best({ percent: [180, 190] }))[0]).toBe('vouched');
    });

    it('finds moves that start or end it, with none between, and a throw after its grab', async () => {
      expect(await best({ starts: [NAIR, FAIR] })).toEqual(['longer', 'exact']);
      expect(await best({ starts: [THROW, FAIR] })).toEqual(['grab']);
      expect(await best({ starts: ['grab'] })).toEqual(['grab']);
      expect(await best({ ends: [FAIR, NAIR] })).toEqual(['late']);
      expect(await best({ ends: [THROW] })).toEqual([]);
    });

    it('finds a sequence without others between its moves, where that is asked', async () => {
      expect(await best({ sequence: [NAIR, FAIR], contiguous: true })).toEqual(['longer', 'exact', 'middle']);
      expect(await best({ sequence: ['jab-1', FAIR], contiguous: true })).toEqual(['scattered']);
      expect(await best({ sequence: ['jab-1', FAIR] })).toContain('middle');
    });

    it('finds moves that are only spoken of, but not in an order, and keeps only those out that are done', async () => {
      expect(await search.ids({ moves: [THROW], sort: 'liked' })).toEqual(['spoken', 'late', 'grab']);
      expect(await search.ids({ sequence: [THROW] })).not.toContain('spoken');
      expect(await search.ids({ first: THROW })).toEqual(['grab']);
      expect(await search.ids({ notMoves: [THROW] })).toContain('spoken');
    });

    it('puts those with more words first where not all are needed, and needs one where it says so', async () => {
      await index.write([
        document('both', { name: 'Zebra pancake', numLikes: 0 }),
        document('one', { name: 'Zebra', numLikes: 500 }),
      ]);
      const text = 'zebra pancake';
      expect(await best({ text, words: 'one' })).toEqual(['both', 'one']);
      expect((await best({ text, words: 'none' })).slice(0, 2)).toEqual(['both', 'one']);
      expect((await search.ask({ text, words: 'none', sort: 'best' })).total).toBe(await index.count());
      expect(await best({ text })).toEqual(['both']);
    });

    it('pages to the end of what it ranks, nothing twice', async () => {
      for (const change of [
        { percent: [20, 150] },
        { titleWords: [NAIR, 'thrown'] },
        { text: 'zebra', words: 'none' },
      ] as const) {
        const query: Partial<SearchQuery> = { ...change, sort: 'best' };
        const all = await search.ids({ ...query, limit: 50 });
        for (const limit of [1, 2, 5]) expect(await search.pages({ ...query, limit })).toEqual(all);
      }
    });
  });
}
