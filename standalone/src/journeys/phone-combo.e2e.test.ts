import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { problemsOf } from './axe.js';
import { choice } from './choice-menu.js';
import { openTab } from './combo-tabs.js';
import { drag } from './finger.js';
import { Journey } from './journey.js';
import { sideways, smallTargets } from './layout.js';

let journey: Journey;
beforeAll(async () => {
  journey = await Journey.start({ samples: true });
});
afterAll(() => journey[Symbol.asyncDispose]());
afterEach(async () => {
  await journey.closePages();
  expect(journey.pageErrors).toEqual([]);
});

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const heightOf = async (page: Page, selector: string) => (await page.locator(selector).boundingBox())?.height ?? 0;
const LANES = '[data-seeks]';
const BODY = '[role=tabpanel][data-state=active]';

/** Opens the first combo of the list on a phone. @returns the names of the first two */
async function openFirst(width = 390): Promise<readonly [page: Page, first: string, second: string]> {
  const page = await journey.openPage({ viewport: { width, height: 844 }, hasTouch: true, isMobile: true });
  await page.goto('/results/ssbm');
  const names = page.getByRole('article').getByRole('heading');
  await expect(names.nth(2)).toBeAttached();
  const [first = '', second = ''] = await names.allTextContents();
  await page.getByRole('link', { name: first, exact: true }).tap();
  await expect(title(page, first)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeEnabled();
  return [page, first, second];
}

it('leads to the next combo and back by a finger across the clip, and to the list by its arrow', async () => {
  const [page, first, second] = await openFirst();
  const clip = await page.locator('video').boundingBox();
  const y = (clip?.y ?? 0) + 60;
  await drag(page, [200, y], [180, y]); // too short
  await drag(page, [60, y], [330, y]); // nothing before the first
  await expect(title(page, first)).toBeVisible();
  await drag(page, [330, y], [60, y]);
  await expect(title(page, second)).toBeVisible();
  await drag(page, [60, y], [330, y]);
  await expect(title(page, first)).toBeVisible();
  await page.getByRole('button', { name: 'More for this combo' }).tap();
  await page.getByRole('menuitem', { name: 'Next combo' }).tap();
  await expect(title(page, second)).toBeVisible();
  await page.getByRole('link', { name: 'Back', exact: true }).tap();
  await expect(page).toHaveURL(/\/results\/ssbm$/);
});

it('has a way back where there is no such combo', async () => {
  const page = await journey.openPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await page.goto('/combo/nobody');
  await expect(title(page, 'This combo does not exist')).toBeVisible();
  expect(await smallTargets(page)).toEqual([]);
  await page.getByRole('link', { name: 'Back', exact: true }).tap();
  await expect(page).toHaveURL(/\/results/);
});

/** Drags the tabs up or down; pixels. */
async function pullBy(page: Page, down: number): Promise<void> {
  const { y } = (await page.getByRole('tablist').boundingBox()) ?? { y: 0 };
  await drag(page, [200, y + 8], [200, y + 8 + down]);
}

it('keeps clip and lanes in sight, and pulls what is read up over the lanes', async () => {
  const [page] = await openFirst();
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
  const pull = { name: 'More room to read' };
  const lower = await heightOf(page, BODY);
  expect(lower).toBeGreaterThanOrEqual(120);
  await page.getByRole('button', pull).tap();
  await expect(page.locator(LANES)).toBeHidden();
  expect(await heightOf(page, BODY)).toBeGreaterThan(lower + 120);
  await expect(page.locator('video')).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Show the lanes' }).tap();
  await expect(page.locator(LANES)).toBeVisible();
  await pullBy(page, -120);
  await expect(page.locator(LANES)).toBeHidden();
  await pullBy(page, 120);
  await expect(page.locator(LANES)).toBeVisible();
  await openTab(page, 'discussion');
  await expect(page.locator(LANES)).toBeHidden();
  await expect(page.getByText('Log in to take part.')).toBeInViewport({ ratio: 1 });
});

it.each([320, 390, 768])('has what a combo is studied with on a screen of %i px, each under a thumb', async (width) => {
  const [page] = await openFirst(width);
  expect([await sideways(page), await smallTargets(page), await problemsOf(page)]).toEqual([[], [], []]);
  await choice(page, 'Speed').tap();
  await page.getByRole('menuitemradio', { name: '1/4×' }).tap();
  await expect(choice(page, 'Speed')).toContainText('1/4×');
  expect(await page.locator('video').evaluate((video: HTMLVideoElement) => video.playbackRate)).toBe(0.25);
  await page.getByRole('button', { name: 'More for the clip' }).tap();
  await page.getByRole('menuitem', { name: 'Own breakpoint at this frame' }).tap();
  await page.getByRole('slider', { name: 'Frame', exact: true }).fill('30');
  await expect(page.locator('[data-playhead] span')).toHaveText('30');
});
