import type { ComboCard, SearchResult } from '@combolab/contracts';

/**
 * A page of what was found. Of pages far from the reader the cards are let go: `hits` is empty then, `held` is false, and
 * `ids` keep every combo's place.
 */
export interface FoundPage extends SearchResult {
  readonly ids: readonly string[];
  readonly held: boolean;
}

/** A combo's place in the list. */
export interface FoundPlace {
  readonly id: string;
  /** The page it came with, counted from 0. */
  readonly page: number;
  /** Null while its page is let go, and when its page came back without it. */
  readonly card: ComboCard | null;
  /** Its page is there without it: it is gone, or stands elsewhere by now. */
  readonly missing: boolean;
}

export const foundPage = (result: SearchResult): FoundPage => ({
  ...result,
  ids: result.hits.map(({ _id }) => _id),
  held: true,
});

/** The places of all pages in their order, each combo once: where it came first, as it was told last. */
export function placesOf(pages: readonly FoundPage[]): readonly FoundPlace[] {
  const places = new Map<string, FoundPlace>();
  for (const [page, { ids, hits, held }] of pages.entries()) {
    const cards = new Map(hits.map((card) => [card._id, card]));
    for (const id of ids) {
      const before = places.get(id);
      const card = cards.get(id) ?? before?.card ?? null;
      places.set(id, { id, page: before?.page ?? page, card, missing: held && card === null });
    }
  }
  return [...places.values()];
}

/** Takes the cards out of a page. What was understood is the same on every page of a search. */
export function letGo(page: FoundPage, understood: SearchResult['understood']): FoundPage {
  return { ...page, understood, hits: [], held: false };
}

/** Puts what a page holds now into the places that it had. */
export function broughtBack(page: FoundPage, { hits }: SearchResult): FoundPage {
  const places = new Set(page.ids);
  return { ...page, hits: hits.filter(({ _id }) => places.has(_id)), held: true };
}

/** Pages held on each side of those that are drawn. */
export const HELD_PAGES = 20;
/** Pages are let go together, not one with each step of the wheel. */
const AT_ONCE = 10;
/** Pages beside the drawn ones that are asked for again before they are reached. */
const AHEAD = 1;

/** What to let go and what to ask for again when cards of the pages `first` to `last` are drawn. The first page always stays. */
export function planPages(
  pages: readonly FoundPage[],
  first: number,
  last: number,
): { readonly letGo: readonly number[]; readonly bringBack: readonly number[] } {
  const far: number[] = [];
  const bringBack: number[] = [];
  for (const [n, { held }] of pages.entries()) {
    if (held && n > 0 && (n < first - HELD_PAGES || n > last + HELD_PAGES)) far.push(n);
    if (!held && n >= first - AHEAD && n <= last + AHEAD) bringBack.push(n);
  }
  return { letGo: far.length < AT_ONCE ? [] : far, bringBack };
}
