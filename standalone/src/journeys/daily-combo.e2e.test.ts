import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { recordCombo } from '../testing/recorded-combo.js';
import { choose } from './choice-menu.js';
import { problemsOf } from './axe.js';
import { Journey } from './journey.js';
import { pressOn } from './keys.js';
import { sideways } from './layout.js';

const PHONE = { width: 320, height: 700 };
let journey: Journey;
beforeAll(async () => {
  journey = await Journey.start();
  for (const name of ['First of two', 'Second of two'])
    await recordCombo(journey.running.product, 'somebody', { name });
});
afterAll(() => journey[Symbol.asyncDispose]());
afterEach(async () => {
  await journey.closePages();
  expect(journey.pageErrors).toEqual([]);
});

const line = (page: Page) => page.getByRole('link', { name: 'Combo of the day' });
/** What the line names. */
const combo = (page: Page) => line(page).locator('xpath=following-sibling::*');

it('is the same for everybody, on the landing page and above the results, and leads to the combo', async () => {
  const page = await journey.openPage();
  await page.goto('/');
  await expect(combo(page)).toHaveText(/^(First|Second) of two$/);
  const name = (await combo(page).textContent()) ?? '';
  const other = await journey.openPage();
  await other.goto('/results/ssbu');
  await expect(combo(other)).toHaveText(name);
  await line(other).click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.goto('/results/ssbu');
  await line(page).waitFor();
  expect(await pressOn(page, line(page))).toEqual([]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
});

it('stands there as long as nothing is asked for, and moves nothing when it comes', async () => {
  const page = await journey.openPage();
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/daily-combo', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/results/ssbu');
  const card = page.getByRole('article').first();
  await expect(page.getByRole('button', { name: 'Search by pressing' })).toBeVisible();
  const before = await card.boundingBox();
  await expect(line(page)).toHaveCount(0);
  answer();
  await expect(line(page)).toBeVisible();
  expect(await card.boundingBox()).toEqual(before);
  await choose(page, 'Sort by', 'Most liked');
  await expect(page).toHaveURL(/sort=liked/);
  await expect(line(page)).toBeVisible();
  await page.getByRole('checkbox', { name: /Easy/ }).click();
  await expect(line(page)).toHaveCount(0);
});

it.each(['dark', 'light'] as const)(
  'fits a narrow phone and has nothing serious or critical, %s',
  async (colorScheme) => {
    const page = await journey.openPage({ viewport: PHONE, colorScheme, reducedMotion: 'reduce' });
    for (const path of ['/', '/results/ssbu']) {
      await page.goto(path);
      await expect(line(page)).toBeVisible();
      await expect.poll(() => sideways(page)).toEqual([]);
      expect(await problemsOf(page)).toEqual([]);
    }
  },
);
