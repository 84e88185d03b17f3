import type { SearchIndex } from '../../ports/search-index.js';
import { asking, document, type Asking, type CreateSearchIndex } from './support.js';

const HOSTILE = [
  '"',
  "'; DROP TABLE documents_a; --",
  'mario AND (',
  'a* OR *',
  '[a-',
  '\\',
  '%_%',
  '{"a":1}',
  '🎮',
  'NEAR/2',
  '.*',
  '~1',
  ' ',
  '\u202e\u0301',
  'x'.repeat(200),
  'ü '.repeat(100),
  'constructor',
  '__proto__',
];

export function describeText(create: CreateSearchIndex): void {
  describe('text', () => {
    let index: SearchIndex;
    let search: Asking;
    const best = (text: string): Promise<readonly string[]> => search.ids({ text, sort: 'best' });
    beforeAll(async () => {
      index = await create();
      search = asking(index);
      await index.write([
        document('described', { name: 'Quick kill', description: 'Start with a ladder to the top', numLikes: 9 }),
        document('fighter', { name: 'Opener', fighterNames: ['Ladder Larry'], numLikes: 8 }),
        document('inside', { name: 'The ladder', numLikes: 7 }),
        document('started', { name: 'Ladder, to the top', numLikes: 1 }),
        document('started-liked', { name: 'LADDER of doom', numLikes: 2 }),
        document('exact', { name: 'ládder!', numLikes: 0 }),
        document('folded', { name: 'Pokémon Trainer', fighterNames: ['Rosalina & Luma'], tag: ['True Combo'] }),
      ]);
    });
    afterAll(() => index[Symbol.asyncDispose]());

    it('ranks by nearness, then likes', async () => {
      expect(await best('ladder')).toEqual(['exact', 'started-liked', 'started', 'inside', 'fighter', 'described']);
    });

    it('wants all words, the last as a prefix', async () => {
      expect(await best('ladder to')).toEqual(['started', 'described']);
      expect(await best('top ladd')).toEqual(['started', 'described']);
      expect(await best('ladd top')).toEqual([]);
      expect(await best('ladder ladder nothing')).toEqual([]);
    });

    it('folds accents, case and punctuation, and keeps &', async () => {
      for (const text of [
        'pokemon',
        'POKÉMON',
        'poke',
        'pokemon, trainer',
        'rosalina &',
        '& luma',
        'true co',
        'ｐｏｋｅｍｏｎ',
      ]) {
        expect(await best(text)).toEqual(['folded']);
      }
    });

    it('answers everything for a text without words', async () => {
      expect(await search.ids({ text: ' -?! ', sort: 'best' })).toHaveLength(7);
    });

    it('never fails, whatever is asked', async () => {
      for (const text of HOSTILE) {
        const { ids, total } = await search.ask({ text, sort: 'best', facets: true });
        expect(ids).toHaveLength(total);
      }
    });
  });
}
