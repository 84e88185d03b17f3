import type { SearchIndex } from '../../ports/search-index.js';
import { asking, document, type Asking, type CreateSearchIndex } from './support.js';

const DOCUMENTS = [
  document('a', {
    attacker: ['ssbu:mario'],
    defender: ['ssbu:ness', 'ssbu:fox'],
    tag: ['String'],
    percent: [0, 30],
    verified: ['true'],
  }),
  document('b', {
    attacker: ['ssbu:fox'],
    defender: ['ssbu:mario'],
    tag: ['Read', 'String'],
    percent: [30, 60],
    difficulty: ['Hard'],
  }),
  document('c', { attacker: ['ssbu:ness'], defender: ['ssbu:fox'], tag: ['Edgeguard'], percent: [100, 200] }),
  document('d', {
    game: ['ssbm'],
    attacker: ['ssbm:fox'],
    defender: ['ssbm:falco'],
    tag: ['Read'],
    percent: [195, 200],
  }),
];

export function describeFiltering(create: CreateSearchIndex): void {
  describe('filters and facets', () => {
    let index: SearchIndex;
    let search: Asking;
    const matching = async (change: Parameters<Asking['ids']>[0]): Promise<string> =>
      [...(await search.ids(change))].sort().join('');
    beforeAll(async () => {
      index = await create();
      search = asking(index);
      await index.write(DOCUMENTS);
    });
    afterAll(() => index[Symbol.asyncDispose]());

    it('takes any value of a list and all lists together', async () => {
      expect(await matching({})).toBe('abcd');
      expect(await matching({ game: ['ssbm'] })).toBe('d');
      expect(await matching({ attacker: ['ssbu:mario', 'ssbu:fox'] })).toBe('ab');
      expect(await matching({ defender: ['ssbu:fox', 'ssbm:falco'] })).toBe('acd');
      expect(await matching({ tag: ['Read', 'Edgeguard'], game: ['ssbu'] })).toBe('bc');
      expect(await matching({ difficulty: ['Hard'] })).toBe('b');
      expect(await matching({ verified: ['true'] })).toBe('a');
      expect(await matching({ verified: ['false'], tag: ['String'] })).toBe('b');
      expect(await matching({ attacker: ['nobody'] })).toBe('');
    });

    it('leaves out what is excluded', async () => {
      expect(await matching({ notAttacker: ['ssbu:mario'] })).toBe('bcd');
      expect(await matching({ notDefender: ['ssbu:fox'] })).toBe('bd');
      expect(await matching({ notTag: ['Read'] })).toBe('ac');
      expect(await matching({ tag: ['String'], notTag: ['Read'] })).toBe('a');
    });

    it('takes the version of the game a combo was tested on, exactly', async () => {
      await using own = await create();
      const asked = asking(own);
      await own.write([
        document('old', { patch: ['9.0.0'] }),
        document('new', { patch: ['13.0.3'], tag: ['Read'] }),
        document('unsaid'),
      ]);
      const { ids, facets } = await asked.ask({ patch: ['13.0.3'], tag: ['String'], facets: true });
      expect([ids, facets?.tag]).toEqual([[], [{ value: 'Read', count: 1 }]]);
      expect(await asked.ids({ patch: ['9.0.0'] })).toEqual(['old']);
      expect(await asked.ids({ patch: ['9.0'] })).toEqual([]);
      expect(await asked.ids({ patch: [] })).toHaveLength(3);
      await own.write([document('old', { version: [1, 2], patch: ['13.0.3'] }), document('new', { version: [1, 2] })]);
      expect(await asked.ids({ patch: ['13.0.3'] })).toEqual(['old']);
      expect(await asked.ids({ patch: ['9.0.0'] })).toEqual([]);
    });

    it('takes one condition of each kind, exactly', async () => {
      await using own = await create();
      const asked = asking(own);
      await own.write([
        document('ledge', { position: ['ledge'], di: ['in'] }),
        document('center', { position: ['center'], di: ['in'], tag: ['Read'] }),
        document('unsaid'),
      ]);
      const of = async (change: Parameters<Asking['ids']>[0]) => [...(await asked.ids(change))].sort();
      expect(await of({ di: ['in'] })).toEqual(['center', 'ledge']);
      expect(await of({ position: ['ledge', 'center'], di: ['in'] })).toEqual(['center', 'ledge']);
      expect(await of({ position: ['ledge'], di: ['out'] })).toEqual([]);
      const { ids, facets } = await asked.ask({ di: ['in'], tag: ['String'], facets: true });
      expect([ids, facets?.tag]).toMatchObject([['ledge'], [{ count: 1 }, { count: 1 }]]);
      await own.write([document('ledge', { version: [1, 2], di: ['out'] })]);
      await own.write([document('center', { version: [1, 2] })]);
      expect([await of({ di: ['in'] }), await of({ position: ['ledge'] }), await of({ di: ['out'] })]).toEqual([
        ...[[], [], ['ledge']],
      ]);
    });

    it('takes percent ranges that overlap, ends included', async () => {
      expect(await matching({ percent: [30, 30] })).toBe('ab');
      expect(await matching({ percent: [61, 99] })).toBe('');
      expect(await matching({ percent: [60, 100] })).toBe('bc');
      expect(await matching({ percent: [200, 200] })).toBe('cd');
    });

    it('takes percent ranges that hold all of the asked one, where that is asked', async () => {
      const holding = (low: number, high: number) => matching({ percent: [low, high], wholePercent: true });
      expect(await holding(30, 30)).toBe('ab');
      expect(await holding(20, 30)).toBe('a');
      expect(await holding(30, 60)).toBe('b');
      expect(await holding(29, 60)).toBe('');
      expect(await holding(195, 200)).toBe('cd');
      expect(await holding(194, 200)).toBe('c');
      expect(await matching({ percent: null, wholePercent: true })).toBe('abcd');
    });

    it('counts each facet under all filters but its own choice', async () => {
      const { facets, total } = await search.ask({
        attacker: ['ssbu:mario'],
        notAttacker: ['ssbu:ness'],
        game: ['ssbu'],
        facets: true,
      });
      expect(total).toBe(1);
      expect(facets?.attacker).toEqual([
        { value: 'ssbu:fox', count: 1 },
        { value: 'ssbu:mario', count: 1 },
      ]);
      expect(facets?.defender).toEqual([
        { value: 'ssbu:fox', count: 1 },
        { value: 'ssbu:ness', count: 1 },
      ]);
      expect(facets?.game).toEqual([{ value: 'ssbu', count: 1 }]);
      expect(facets?.verified).toEqual([{ value: 'true', count: 1 }]);
      expect(facets?.tag).toEqual([{ value: 'String', count: 1 }]);
      expect(facets?.difficulty).toEqual([{ value: 'Easy', count: 1 }]);
    });

    it('puts the most frequent value first and counts a combo in each bin it overlaps', async () => {
      const { facets } = await search.ask({ percent: [0, 1], facets: true });
      expect(facets?.difficulty).toEqual([{ value: 'Easy', count: 1 }]);
      expect(facets?.percent).toEqual([1, 1, 1, 2, 1, 1, 1, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2]);
      const all = await search.ask({ facets: true });
      expect(all.facets?.tag).toEqual([
        { value: 'Read', count: 2 },
        { value: 'String', count: 2 },
        { value: 'Edgeguard', count: 1 },
      ]);
    });

    it('counts nothing unasked', async () => {
      expect((await search.ask()).facets).toBeNull();
    });
  });
}
