import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { Journey } from './journey.js';
import { sideways } from './layout.js';

let journey: Journey;
beforeAll(async () => {
  journey = await Journey.start();
});
afterAll(() => journey[Symbol.asyncDispose]());
afterEach(async () => {
  await journey.closePages();
  expect(journey.pageErrors).toEqual([]);
});

/** The tables' page with a clock that stands until a test moves it. */
async function openTables(width: number): Promise<Page> {
  const page = await journey.openPage({ viewport: { width, height: 700 } });
  await page.clock.install();
  await page.goto('/frames/mario');
  await expect(page.getByRole('table').first()).toBeVisible();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  return page;
}
const display = (page: Page) => page.getByRole('button', { name: 'Display' });
const tip = (page: Page) => page.getByRole('tooltip');

it('says what an icon means when the pointer has rested there for a second', async () => {
  const page = await openTables(1280);
  await display(page).hover();
  await page.clock.runFor(999);
  await expect(tip(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(tip(page)).toHaveText('Display');
  await expect(tip(page)).toBeVisible();
  await expect.poll(() => sideways(page)).toEqual([]);
  await tip(page).hover();
  await expect(tip(page)).toBeVisible();
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(tip(page)).toHaveCount(0);
});

it('says it to the keyboard, too, and goes with Escape', async () => {
  const page = await openTables(1280);
  await display(page).focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(display(page)).toBeFocused();
  await page.clock.runFor(1000);
  await expect(tip(page)).toHaveText('Display');
  await page.keyboard.press('Escape');
  await expect(tip(page)).toHaveCount(0);
});

it('stays away where the screen is 600 px wide or less', async () => {
  const page = await openTables(600);
  await display(page).hover();
  await page.clock.runFor(2000);
  await expect(tip(page)).toHaveCount(0);
});
