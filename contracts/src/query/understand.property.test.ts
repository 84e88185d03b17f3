import fc from 'fast-check';
import { findFighter } from '../games/registry.js';
import { LIMITS } from '../views/limits.js';
import { swapRoles, withoutSpan } from './edit.js';
import { fold, wordsOf } from './fold.js';
import { textTerms } from './text-terms.js';
import { understand } from './understand.js';
import type { Understood } from './understood.js';

const game = fc.constantFrom('ssbu' as const, 'ssbm' as const, null);
const WORDS =
  'mario ness fox dr dark pit samus zero suit 0 to death 40 60% 30+ at under from between and vs on > -> , / - not without ' +
  'with as for true combo combos read string edgeguard ledge trap uair up air b dthrow into then jab knee melee ultimate ' +
  'mm king "rest" " ( ) jigglypof heavies low percent ditto g&w r.o.b. char: how the é 😀 ネス \u202e \0 % + < @ ~ 200-0 1000% spacies ' +
  'tired of sick excluded left out leave ones it that nothing none isnt dont use him her me play i my friend plays no hard easy at most or harder ledge starts ends first 即死 空上 に 부터';
/** Words of the language in any order, and any characters between them. */
const spoken = fc
  .array(
    fc.oneof(
      { weight: 9, arbitrary: fc.constantFrom(...WORDS.split(' ')) },
      fc.string({ unit: 'binary', maxLength: 6 }),
    ),
  )
  .map((words) => words.join(' '));
const anything = fc.oneof(
  spoken,
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
);

/** Signs that a query may have for an apostrophe; one of them is a letter to Unicode. */
const APOSTROPHES = /[‘’‛ʼ`´]/gu;

/** Words of a query outside the given places; those of quoted passages as they are searched for. */
function wordsOutside(query: string, { spans }: Understood): string[] {
  const units = Array.from({ length: query.length }, (_, i) =>
    spans.some(({ start, end }) => start <= i && i < end) ? ' ' : query.charAt(i),
  );
  return wordsOf(
    fold(
      units
        .join('')
        .replace(APOSTROPHES, ' ')
        .replace(/\p{Cf}+/gu, ''),
    ),
  );
}

it('answers 10,000 strings of any kind, the same each time', () => {
  fc.assert(
    fc.property(anything, game, (query, page) => {
      const [once, again] = [0, 1].map(() => JSON.stringify(understand(query, { game: page })));
      expect(once).toBe(again);
    }),
    { numRuns: 10_000 },
  );
});

it('has spans in order, inside the query, apart from each other', () => {
  fc.assert(
    fc.property(anything, game, (query, page) => {
      let last = 0;
      for (const { start, end } of understand(query, { game: page }).spans) {
        expect(start).toBeGreaterThanOrEqual(last);
        expect(end).toBeGreaterThan(start);
        last = end;
      }
      expect(last).toBeLessThanOrEqual(query.length);
    }),
    { numRuns: 2000 },
  );
});

it('loses no word: what is not in a span is in the text', () => {
  fc.assert(
    fc.property(spoken, game, (words, page) => {
      const query = Array.from(words).slice(0, LIMITS.searchLength).join('');
      const understood = understand(query, { game: page });
      const text = fold(understood.text.replace(/\p{Cf}+/gu, ''));
      for (const word of wordsOutside(query, understood).filter((each) => /[\p{L}\p{N}]/u.test(each)))
        expect(text).toContain(word);
    }),
    { numRuns: 3000 },
  );
});

it('names existing fighters, and percents of the scale', () => {
  fc.assert(
    fc.property(spoken, game, (query, page) => {
      const { attackers, defenders, excluded, percent, ...rest } = understand(query, { game: page });
      for (const id of [...attackers, ...defenders, ...excluded.attackers, ...excluded.defenders]) {
        expect(findFighter(id)?.id).toBe(id);
        if (rest.game !== null) expect(id.startsWith(rest.game)).toBe(true);
      }
      const [low, high] = percent ?? [0, 0];
      expect([low >= 0, low <= high, high <= 200]).toEqual([true, true, true]);
      expect(rest.sequence.every((move) => rest.moves.includes(move))).toBe(true);
    }),
    { numRuns: 3000 },
  );
});

it.each(['x " "rest', '"-"rest " "x', 'x"" "rest"'])('parts the words around quotes that hold nothing: %s', (query) => {
  const { text } = understand(query, { game: 'ssbu' });
  expect(wordsOf(text.replaceAll(/[" ]+/g, ' ').trim()).sort()).toEqual(['rest', 'x']);
});

it('understands nothing more in its own text once all of it is taken literally', () => {
  fc.assert(
    fc.property(spoken, game, (query, page) => {
      const { text } = understand(query, { game: page });
      const again = understand(text, { game: page, literal: wordsOf(fold(text)) });
      expect(again).toMatchObject({ attackers: [], defenders: [], tags: [], percent: null, moves: [], spans: [] });
      expect(again.text).toBe(text);
    }),
    { numRuns: 2000 },
  );
});

it('gives the same roles back when they are swapped twice', () => {
  fc.assert(
    fc.property(spoken, (query) => {
      const understood = understand(query, { game: 'ssbu' });
      expect(swapRoles(swapRoles(understood))).toEqual(understood);
    }),
    { numRuns: 500 },
  );
});

it('takes any chip out of any query, and reads the text of any answer', () => {
  fc.assert(
    fc.property(anything, (query) => {
      const understood = understand(query, { game: 'ssbu' });
      for (const span of understood.spans) {
        const left = withoutSpan(query, span);
        expect(left.length).toBeLessThanOrEqual(query.length);
        understand(left, { game: 'ssbu' });
      }
      expect(textTerms(understood.text).every((any) => any.length > 0)).toBe(true);
    }),
    { numRuns: 1000 },
  );
});
