import type { Locator, Page } from 'playwright';
import type { SearchResult } from '@combolab/contracts';
import { generateCombos } from '../generate/generate-combos.js';
import { waitUntil } from '../testing/wait-until.js';
import type { Journey } from './journey.js';

const COMBOS = 300;

/** Plausible combos of both games, found by the search. */
export async function withCombos(journey: Journey, combos = COMBOS): Promise<void> {
  const { product, urls } = journey.running;
  await generateCombos(product.ports, { combos, seed: 1, likes: 1 });
  await waitUntil('all combos in the index', async () => {
    const response = await fetch(`${urls[0] ?? ''}/api/search/combos?limit=1`);
    return ((await response.json()) as SearchResult).total === combos || undefined;
  });
}

export const searchBox = (page: Page): Locator => page.getByRole('combobox', { name: 'Search combos' });
export const cards = (page: Page): Locator => page.getByRole('article');
/** The list under the search box. */
export const suggestions = (page: Page): Locator => page.getByRole('listbox', { name: 'Suggestions' });

const REMOVE = 'Remove filter ';
export const dropChip = (page: Page, words: string): Locator =>
  page.getByRole('button', { name: REMOVE + words, exact: true });
/** What the chips say. */
export const chips = (page: Page): Promise<string[]> =>
  page
    .getByRole('button', { name: new RegExp(`^${REMOVE}`) })
    .evaluateAll(
      (buttons, lead) => buttons.map((each) => (each.getAttribute('aria-label') ?? '').slice(lead.length)),
      REMOVE,
    );

/** How many combos the page says there are; null while it does not know. */
export async function totalShown(page: Page): Promise<number | null> {
  const texts = await page.locator('main').getByRole('status').allTextContents();
  const total = texts.map((text) => /^([\d,]+) combos?$/.exec(text.trim())).find((match) => match !== null);
  return total === undefined ? null : Number((total[1] ?? '').replaceAll(',', ''));
}

/** How many combos the server finds for the page's address. */
export async function totalOfAddress(page: Page): Promise<number> {
  const { origin, pathname, searchParams } = new URL(page.url());
  searchParams.set('game', pathname.split('/').at(-1) ?? '');
  searchParams.set('limit', '1');
  const response = await fetch(`${origin}/api/search/combos?${searchParams.toString()}`);
  const { total, exact = total } = (await response.json()) as SearchResult;
  return exact;
}
