import fc from 'fast-check';
import { createMemorySearchIndex } from '../../adapters/memory-search-index.js';
import type { SearchIndex } from '../../ports/search-index.js';
import { asking, document, type Asking, type CreateSearchIndex } from './support.js';

/** Few letters, so that many words are near to one another in every way there is. */
const LETTERS = ['a', 'b', 'c', 'é', '𝒳'];
const crowded = fc.array(fc.array(fc.constantFrom(...LETTERS), { minLength: 2, maxLength: 11 }), {
  minLength: 150,
  maxLength: 150,
});

interface Slip {
  readonly place: number;
  readonly taken: number;
  /** null: what was taken, the other way round. */
  readonly put: readonly string[] | null;
}
const put = fc.array(fc.constantFrom(...LETTERS), { maxLength: 1 });
const slip: fc.Arbitrary<Slip> = fc.oneof(
  fc.record({ place: fc.nat(11), taken: fc.nat(1), put }),
  fc.record({ place: fc.nat(10), taken: fc.constant(2), put: fc.constant(null) }),
);
/** Which of the words, and what is done to it. */
const slips = fc.array(fc.tuple(fc.nat(149), fc.array(slip, { minLength: 1, maxLength: 2 })), {
  minLength: 60,
  maxLength: 60,
});

function slipped(word: readonly string[], all: readonly Slip[]): string {
  const letters = [...word];
  for (const { place, taken, put } of all)
    letters.splice(place, taken, ...(put ?? letters.slice(place, place + 2).reverse()));
  return letters.join('');
}

export function describeTypos(create: CreateSearchIndex): void {
  describe('misspelt words', () => {
    let index: SearchIndex;
    let search: Asking;
    const found = async (text: string): Promise<readonly [ids: readonly string[], readAs: string]> => {
      const { ids, corrections } = await search.ask({ text, sort: 'best' });
      return [ids, corrections.map(({ from, to }) => `${from}>${to}`).join()];
    };
    beforeAll(async () => {
      index = await create();
      search = asking(index);
      await index.write([
        document('ladder', { name: 'Ladder to the top', numLikes: 1 }),
        document('told', { name: 'Opener', description: 'a ladder', numLikes: 9 }),
        document('liked', { name: 'The highest Ladder', numLikes: 5 }),
        document('exact', { name: 'Ladder' }),
        document('other', { name: 'Latter days', numLikes: 9 }),
        document('latter', { name: 'The latter half', fighterNames: ['Jigglypuff'] }),
        document('fox', { name: 'Fox', fighterNames: ['Fox'], tag: ['Edgeguard'] }),
        document('melee', { game: ['ssbm'], name: 'Waveshine', fighterNames: ['Falco'] }),
        document('gone', { name: 'Zebrafish' }),
        document('was', { name: 'Quicksand' }),
      ]);
      await index.write([
        { id: 'gone', version: [1, 2], deleted: true },
        document('was', { version: [1, 2], name: 'Grab' }),
      ]);
    });
    afterAll(() => index[Symbol.asyncDispose]());

    it('reads a word that no combo has as the nearest ones, and ranks as if they were written', async () => {
      for (const typo of ['lader', 'ladderr', 'lxdder', 'laddre', 'LÁDDRE'])
        expect(await found(typo)).toEqual([
          ['exact', 'ladder', 'liked', 'told'],
          `${typo === 'LÁDDRE' ? 'laddre' : typo}>ladder`,
        ]);
      expect(await found('lader top')).toEqual([['ladder'], 'lader>ladder']);
      expect(await found('tpo lader')).toEqual([[], 'lader>ladder']);
    });

    it('takes all words that are as near, names the most frequent, and ranks by its names', async () => {
      const every = ['exact', 'ladder', 'other', 'liked', 'latter', 'told'];
      expect(await found('latder')).toEqual([every, 'latder>ladder']);
    });

    it('allows two letters in words of eight or more, when one is not enough', async () => {
      expect(await found('jiglypuf')).toEqual([['latter'], 'jiglypuf>jigglypuff']);
      expect(await found('edgegaurd')).toEqual([['fox'], 'edgegaurd>edgeguard']);
      expect(await found('wvaeshnie')).toEqual([['melee'], 'wvaeshnie>waveshine']);
      expect(await found('jigglpuffxyz')).toEqual([[], '']);
      expect(await found('waevhin')).toEqual([[], '']);
    });

    it('keeps the first letter, short words, known words, and beginnings of known words', async () => {
      for (const text of ['padder', 'fxo', 'foz', 'to lat', 'ladd top']) expect((await found(text))[1]).toBe('');
      expect(await found('padder')).toEqual([[], '']);
      expect((await found('ladd'))[0]).toHaveLength(4);
      expect(await found('fox ladder')).toEqual([[], '']);
    });

    it('takes a word in quotes as it is written', async () => {
      expect(await found('"lader"')).toEqual([[], '']);
      expect(await found('"lader" laddre')).toEqual([[], 'laddre>ladder']);
      expect((await found('"ladder to"'))[0]).toEqual(['ladder']);
    });

    it('looks for words in all combos there are, whatever is filtered', async () => {
      const { total, corrections } = await search.ask({ text: 'wavesine', game: ['ssbu'] });
      expect([total, corrections]).toEqual([0, [{ from: 'wavesine', to: 'waveshine' }]]);
      expect((await search.ask({ text: 'waveshine', game: ['ssbu'] })).corrections).toEqual([]);
      expect(await found('zebrafihs')).toEqual([[], '']);
      expect(await found('quicksnad')).toEqual([[], '']);
    });

    it('counts and pages what it has read', async () => {
      const { total, facets } = await search.ask({ text: 'laddre', facets: true, tag: ['Read'] });
      expect([total, facets?.tag]).toEqual([0, [{ value: 'String', count: 4 }]]);
      const every = ['exact', 'ladder', 'liked', 'told'];
      expect(await search.pages({ text: 'laddre', sort: 'best', limit: 1 })).toEqual(every);
      expect((await search.ask({ facets: true })).corrections).toEqual([]);
    });

    it('reads words that are crowded together like a brute-force index', async () => {
      let read = 0;
      const property = fc.asyncProperty(crowded, slips, async (there, asked) => {
        await using own = await create();
        await using oracle = createMemorySearchIndex();
        const documents = there.map((letters, i) => document(`d${String(i)}`, { name: letters.join('') }));
        for (const each of [own, oracle]) await each.write(documents);
        for (const [at, all] of asked) {
          const text = slipped(there[at] ?? [], all);
          const [expected, answer] = await Promise.all(
            [oracle, own].map((each) => asking(each).ask({ text, limit: 50 })),
          );
          read += expected?.corrections.length ?? 0;
          expect({ ...answer, text, cursor: null }).toEqual({ ...expected, text, cursor: null });
        }
      });
      await fc.assert(property, { numRuns: 5 });
      expect(read).toBeGreaterThan(20);
    }, 120_000);
  });
}
