import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { fighterPath } from '@combolab/contracts';
import { problemsOf } from './axe.js';
import { Journey } from './journey.js';
import { sideways, smallTargets } from './layout.js';
import { cards, chips } from './search-page.js';

let journey: Journey;
beforeAll(async () => {
  journey = await Journey.start({ samples: true });
});
afterAll(() => journey[Symbol.asyncDispose]());
afterEach(async () => {
  await journey.closePages();
  expect(journey.pageErrors).toEqual([]);
});

const FALCO = fighterPath('ssbm:falco');
const MARIO = fighterPath('ssbu:mario');
const shelf = (page: Page, name: string) => page.getByRole('region', { name });

it('shows the combos of a fighter, leads to those on one other, and to a search in them', async () => {
  const page = await journey.openPage();
  await page.goto(FALCO);
  await expect(page.getByRole('heading', { level: 1, name: 'Falco combos' })).toBeVisible();
  const best = shelf(page, 'The best first');
  await expect(best.getByRole('article').first()).toBeVisible();
  expect(await best.getByRole('article').count()).toBe(
    Number(await best.getByRole('link', { name: /^All/ }).locator('.mono').textContent()),
  );
  await expect(page).toHaveTitle('Falco combos (Melee) · ComboLab');
  expect(await problemsOf(page)).toEqual([]);

  const on = page.getByRole('navigation', { name: 'On whom' }).getByRole('link').first();
  await on.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Falco combos on ');
  await page.getByRole('link', { name: 'Search in these' }).click();
  await expect.poll(() => chips(page)).toEqual(['Falco', expect.stringContaining('on ')]);
  await expect(cards(page).first()).toBeVisible();
  expect((await page.title()).startsWith('Falco on ')).toBe(true);
});

it('titles cards on a shelf as those of results, whose styles come in another order', async () => {
  const page = await journey.openPage();
  const sizeOfTitle = (): Promise<string> =>
    cards(page)
      .first()
      .getByRole('heading')
      .evaluate((title) => getComputedStyle(title).fontSize);
  await page.goto('/results/ssbm');
  const inResults = await sizeOfTitle();
  await page.goto(FALCO);
  expect(await sizeOfTitle()).toBe(inResults);
});

it('says by what it shows that there is nothing, and where to go on', async () => {
  const page = await journey.openPage();
  await page.goto('/fighters/ssbm/pichu/bowser');
  await expect(page.getByText('No Pichu combos on Bowser yet')).toBeVisible();
  await page.getByRole('link', { name: 'Pichu on everybody' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pichu combos' })).toBeVisible();
  await page.goto('/fighters/ssbm/kazuya');
  await expect(page.getByText('There is no such fighter')).toBeVisible();
});

it.each([320, 390, 1920])('fits into %i pixels', async (width) => {
  const touch = width < 600 ? { hasTouch: true, isMobile: true } : {};
  const page = await journey.openPage({ viewport: { width, height: 844 }, ...touch });
  await page.goto(MARIO);
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await sideways(page)).toEqual([]);
  if (width < 600) expect(await smallTargets(page)).toEqual([]);
  if (process.env.SHOTS !== undefined)
    await page.screenshot({ path: `${process.env.SHOTS}/fighter-${String(width)}.png` });
});
