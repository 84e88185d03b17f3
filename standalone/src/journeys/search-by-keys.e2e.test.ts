/// <reference lib="dom" />
import { Readable } from 'node:stream';
import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { problemsOf } from './axe.js';
import { Journey } from './journey.js';
import { pressOn } from './keys.js';
import { newPerson, signUp } from './people.js';
import { cards, chips, searchBox, suggestions, totalOfAddress, totalShown, withCombos } from './search-page.js';

let journey: Journey;
beforeAll(async () => {
  journey = await Journey.start();
  await withCombos(journey);
});
afterAll(() => journey[Symbol.asyncDispose]());
afterEach(async () => {
  await journey.closePages();
  expect(journey.pageErrors).toEqual([]);
});

const chipsAre = (page: Page, wanted: readonly string[]) => expect.poll(() => chips(page)).toEqual(wanted);
const palette = (page: Page) => page.getByRole('dialog', { name: 'Command palette' });
const chosen = (page: Page) => page.getByRole('listbox').getByRole('option', { selected: true });
const recent = (page: Page) => page.evaluate(() => localStorage.getItem('combolab.recent-searches'));

async function openResults(address = '/results/ssbu'): Promise<Page> {
  const page = await journey.openPage();
  await page.goto(address);
  await expect(cards(page).first()).toBeVisible();
  return page;
}

it('keeps what is chosen in the list when combos that are called so come after it', async () => {
  const page = await openResults();
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/search/combos?**', async (route) => {
    await answered;
    await route.continue();
  });
  await page.keyboard.press('/');
  await page.keyboard.type('up thr');
  const options = suggestions(page).getByRole('option');
  await expect(options.first()).toBeVisible();
  const before = await options.count();
  await page.keyboard.press('ArrowDown');
  await expect(searchBox(page)).toHaveAttribute('aria-activedescendant', /./);
  const id = (await searchBox(page).getAttribute('aria-activedescendant')) ?? '';
  answer();
  await expect.poll(() => options.count()).toBeGreaterThan(before);
  await expect(searchBox(page)).toHaveAttribute('aria-activedescendant', id);
});

it('takes of the words as they stand what is chosen faster than the list is drawn', async () => {
  const page = await openResults();
  await page.keyboard.press('/');
  await page.keyboard.type('mario');
  await expect(suggestions(page).getByRole('option').first()).toBeVisible();
  await page.keyboard.type(' vs nes');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await chipsAre(page, ['Mario', 'on Ness']);
  await expect(searchBox(page)).toHaveValue('');
});

it('searches, takes suggestions and drops chips with the keyboard alone', async () => {
  const page = await openResults();
  await page.keyboard.press('/');
  await expect(searchBox(page)).toBeFocused();
  await page.keyboard.type('mario vs nes');
  const option = suggestions(page).getByRole('option', { name: 'Ness' });
  await expect(option).toBeVisible();
  await expect(searchBox(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(searchBox(page)).not.toHaveAttribute('aria-activedescendant', /./);
  await page.keyboard.press('ArrowDown');
  const id = (await option.getAttribute('id')) ?? '';
  await expect(searchBox(page)).toHaveAttribute('aria-activedescendant', id);
  await page.keyboard.press('Enter');
  await chipsAre(page, ['Mario', 'on Ness']);
  await expect(searchBox(page)).toHaveValue('');
  await expect(searchBox(page)).toBeFocused();

  await page.keyboard.type('fo');
  await expect(suggestions(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(suggestions(page)).toHaveCount(0);
  await expect(searchBox(page)).toHaveValue('fo');
  await page.keyboard.press('Escape');
  await expect(searchBox(page)).toHaveValue('');
  await chipsAre(page, ['Mario', 'on Ness']);
  expect(await pressOn(page, page.getByRole('button', { name: 'Remove filter Mario' }))).toEqual([]);
  await chipsAre(page, ['on Ness']);
  await expect(page.getByRole('button', { name: 'Remove filter on Ness' })).toBeFocused();
});

it('offers what was searched for lately, and forgets it when told to', async () => {
  const page = await openResults();
  await searchBox(page).focus();
  for (const query of ['mario vs ness', 'fox 0 to 40']) {
    await searchBox(page).fill(query);
    await page.keyboard.press('Enter');
  }
  await searchBox(page).fill('');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  // what stands beside it on the row is a line of its own
  const names = () =>
    suggestions(page)
      .getByRole('option')
      .evaluateAll((options) => (options as HTMLElement[]).map(({ innerText }) => innerText.split('\n')[0]));
  await expect.poll(names).toEqual(['fox 0 to 40', 'mario vs ness', 'Clear recent searches']);
  expect(await problemsOf(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await expect(chosen(page)).toContainText('fox 0 to 40');
  await page.keyboard.press('Delete');
  await expect.poll(names).toEqual(['mario vs ness', 'Clear recent searches']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await chipsAre(page, ['Mario', 'on Ness']);
  await expect.poll(() => recent(page)).toBe('["mario vs ness"]');
  await page.keyboard.type('mario v');
  await expect(suggestions(page).getByRole('option', { name: 'mario vs ness' })).toBeVisible();
});

it('says how many combos each suggestion leads to', async () => {
  const page = await openResults();
  await searchBox(page).pressSequentially('mario vs dk 20 to 60 nai');
  const option = suggestions(page).getByRole('option', { name: 'Neutral air' });
  await expect(option).toHaveText(/\d+ combos?$/);
  const said = /(\d+) combos?$/.exec((await option.textContent()) ?? '')?.[1];
  await option.click();
  await expect.poll(() => chips(page)).toHaveLength(4);
  await expect.poll(() => totalShown(page)).toBe(Number(said));
  expect(await totalOfAddress(page)).toBe(Number(said));
});

const FOX = '/results/ssbm?attacker=ssbm%3Afox';

/** What another process of the site has counted today. */
async function countElsewhere(query: string, times: number): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  const lines = JSON.stringify([{ game: 'ssbm', query, times }]);
  const file = Readable.from([Buffer.from(lines)], { objectMode: false });
  await journey.running.product.ports.blobs.put(`opened-searches/${today}/elsewhere.json`, file);
}

it('offers searches that led several people to combos, and those that one saved', async () => {
  const page = await openResults(FOX);
  const told = page.waitForResponse('**/api/search/opened');
  await cards(page).first().getByRole('heading').getByRole('link').click();
  expect(await (await told).json()).toEqual({ noted: true });
  await countElsewhere('game=ssbm&attacker=ssbm%3Afox', 2);

  const other = await openResults('/results/ssbm');
  await searchBox(other).focus();
  await other.keyboard.press('ArrowDown');
  const popular = suggestions(other).getByRole('option', { name: 'popular' });
  await expect(popular).toHaveText(/Foxpopular\d+ combos?$/);
  expect(await problemsOf(other)).toEqual([]);
  await other.keyboard.press('ArrowDown');
  await other.keyboard.press('Enter');
  await chipsAre(other, ['Fox']);
  await expect(suggestions(other)).toHaveCount(0);

  await signUp(page, newPerson('searcher'));
  await page.goto(FOX);
  await page.getByRole('button', { name: 'Follow this search' }).click();
  await expect(page.getByRole('button', { name: /^Following/ })).toBeVisible();
  await page.goto('/results/ssbm');
  await expect(cards(page).first()).toBeVisible();
  await searchBox(page).pressSequentially('fo');
  await expect(suggestions(page).getByRole('option', { name: 'saved' })).toContainText('Fox');
  // what is saved is not offered as popular too
  await expect(suggestions(page).getByRole('option', { name: 'popular' })).toHaveCount(0);
});

it('searches from the bar of every page that has no search box of its own', async () => {
  const page = await journey.openPage({ viewport: { width: 1280, height: 800 } });
  const search = page.getByRole('banner').getByRole('button', { name: 'Search combos', exact: true });
  await page.goto('/frames/mario');
  await search.click();
  await expect(palette(page).getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(palette(page)).toHaveCount(0);
  await expect(search).toBeFocused();
  // a name that only icons leave is still a name
  await page.setViewportSize({ width: 390, height: 844 });
  await search.press('Enter');
  await page.keyboard.type('melee marth');
  await expect(chosen(page)).toContainText('Search combos for “melee marth”');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/results\/ssbm\?attacker=ssbm%3Amarth$/);
  await expect(search).toHaveCount(0);
});

it('searches and goes anywhere from the palette', async () => {
  const page = await openResults();
  await cards(page).first().getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/combo\//);
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await page.keyboard.press('/');
  await expect(palette(page)).toBeVisible();
  await expect(palette(page).getByRole('combobox')).toBeFocused();
  await page.keyboard.type('melee fox vs falco');
  await expect(chosen(page)).toContainText('Search combos for “melee fox vs falco”');
  await expect(chosen(page).locator('b')).toHaveText(['Fox', 'Falco']);
  expect(await problemsOf(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/results\/ssbm\?attacker=ssbm%3Afox&defender=ssbm%3Afalco$/);
  await expect(palette(page)).toHaveCount(0);

  await searchBox(page).focus();
  await page.keyboard.press('Control+k');
  await expect(chosen(page)).toHaveText('melee fox vs falco');
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toHaveCount(0);
  await expect(searchBox(page)).toBeFocused();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('light');
  await expect(palette(page).getByRole('option', { name: 'Theme: light' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('ultimate co');
  await expect(palette(page).getByRole('option', { name: 'Ultimate combos', exact: true })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(chosen(page)).toHaveText('Ultimate combos');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/results\/ssbu$/);
});

it('takes every letter of who opens the palette again at once', async () => {
  const page = await openResults();
  await searchBox(page).focus();
  await page.keyboard.press('Control+k');
  const input = palette(page).getByRole('combobox');
  await expect(input).toBeFocused();
  // All before the browser does anything else.
  await page.evaluate(async () => {
    const press = (key: string, ctrlKey = false) =>
      (document.activeElement ?? document.body).dispatchEvent(
        new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true, cancelable: true }),
      );
    press('k', true);
    const gone = () => document.querySelector('[role=dialog]') === null;
    for (let turn = 0; turn < 100 && !gone(); turn++) await Promise.resolve();
    if (!gone()) throw new Error('the palette does not close at once');
    press('k', true);
    for (const letter of 'ul') press(letter);
  });
  await expect(input).toHaveValue('ul');
  await page.keyboard.type('timate co');
  await expect(input).toHaveValue('ultimate co');
});

it('signs out from the palette, and what was searched for goes along', async () => {
  const page = await journey.openPage();
  await signUp(page, newPerson('keys'));
  await page.keyboard.press('Control+k');
  await page.keyboard.type('marth');
  await expect(chosen(page)).toContainText('Marth');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/attacker=ssbu%3Amarth$/);
  await expect.poll(() => recent(page)).toBe('["marth"]');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('log out');
  await expect(palette(page).getByRole('option', { name: 'Log out', exact: true })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(chosen(page)).toHaveText('Log out');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/authenticate$/);
  await expect.poll(() => recent(page)).toBeNull();
});
