import fc from 'fast-check';
import type { SearchResult } from '@combolab/contracts';
import { broughtBack, foundPage, HELD_PAGES, letGo, placesOf, planPages, type FoundPage } from './found-page.js';

const understood = {} as SearchResult['understood'];
const card = (id: string) => ({ _id: id }) as SearchResult['hits'][number];
const answer = (...ids: string[]) => ({ hits: ids.map(card), understood, cursor: 'c', total: 99 }) as SearchResult;
const idsOf = (pages: readonly FoundPage[]) => placesOf(pages).map(({ id }) => id);

it('keeps every place when cards are let go, and its card when it comes back', () => {
  const first = foundPage(answer('a', 'b'));
  const second = foundPage(answer('c', 'd'));
  const gone = letGo(second, understood);
  expect(gone.hits).toEqual([]);
  expect(gone.cursor).toBe('c');
  expect(placesOf([first, gone])).toEqual([
    { id: 'a', page: 0, card: card('a'), missing: false },
    { id: 'b', page: 0, card: card('b'), missing: false },
    { id: 'c', page: 1, card: null, missing: false },
    { id: 'd', page: 1, card: null, missing: false },
  ]);
  const back = broughtBack(gone, answer('x', 'd'));
  expect(placesOf([first, back]).slice(2)).toEqual([
    { id: 'c', page: 1, card: null, missing: true },
    { id: 'd', page: 1, card: card('d'), missing: false },
  ]);
});

it('lists a combo that came twice once, where it came first', () => {
  const pages = [foundPage(answer('a', 'b')), foundPage(answer('b', 'c'))];
  expect(idsOf(pages)).toEqual(['a', 'b', 'c']);
  expect(placesOf([letGo(pages[0] as FoundPage, understood), pages[1] as FoundPage])[1]).toMatchObject({
    ...{ id: 'b', page: 0, missing: false },
    card: card('b'),
  });
});

it('holds what is near, asks again for what is drawn, and lets the rest go together, whatever way is scrolled', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 300 }), fc.array(fc.nat(299), { minLength: 1 }), (count, way) => {
      let pages = Array.from({ length: count }, (_, n) => foundPage(answer(`${String(n)}a`, `${String(n)}b`)));
      const ids = idsOf(pages);
      for (const step of way) {
        const at = step % count;
        const plan = planPages(pages, at, Math.min(at + 1, count - 1));
        pages = pages.map((page, n) => {
          if (plan.letGo.includes(n)) return letGo(page, understood);
          return plan.bringBack.includes(n) ? broughtBack(page, answer(...page.ids)) : page;
        });
        expect(idsOf(pages)).toEqual(ids);
        expect(pages[0]?.held).toBe(true);
        for (const n of [at - 1, at, at + 1, at + 2]) expect(pages[n]?.held ?? true).toBe(true);
        const far = pages.filter(({ held }, n) => held && n > 0 && Math.abs(n - at) > HELD_PAGES + 1);
        expect(far.length).toBeLessThan(10);
      }
    }),
  );
});
