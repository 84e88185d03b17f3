import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { sampleComboId } from '../samples/seed-samples.js';
import { problemsOf } from './axe.js';
import { openTab } from './combo-tabs.js';
import { Journey } from './journey.js';
import { sideways, smallTargets } from './layout.js';
import { searchBox } from './search-page.js';
import { standIn } from './stand-in.js';

const FALCO = `/combo/${sampleComboId('melee-falco-pillar')}`;
const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  reducedMotion: 'reduce',
} as const;
let journey: Journey;
beforeAll(async () => {
  journey = await Journey.start({ samples: true });
});
afterAll(() => journey[Symbol.asyncDispose]());
afterEach(async () => {
  await journey.closePages();
  expect(journey.pageErrors).toEqual([]);
});

const places = (page: Page) => page.getByRole('navigation', { name: 'Places' });

it.each([
  [1280, 720],
  [1280, 800],
  [1440, 900],
  [1920, 1080],
  [1024, 768],
])('shows all that a combo is studied with in a window of %i x %i, without scrolling', async (width, height) => {
  const page = await journey.openPage({ viewport: { width, height } });
  await page.goto(FALCO);
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeEnabled();
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
  const parts = [
    page.getByRole('heading', { level: 1, name: 'Pillar combo' }),
    page.getByRole('button', { name: 'Begin Lesson' }),
    page.getByLabel('Clip', { exact: true }),
    page.getByRole('button', { name: '+20 frames' }),
    page.getByRole('button', { name: 'Full screen' }),
    page.getByText(/^Z?\s*Grab$/),
    page.getByRole('tab', { name: 'similar' }),
    page.getByRole('region', { name: 'Inputs' }).getByRole('listitem').first(),
  ];
  for (const part of parts) await expect(part).toBeInViewport({ ratio: 0.9 });
  const clip = await page.getByLabel('Clip', { exact: true }).boundingBox();
  expect(clip?.height).toBeGreaterThanOrEqual(300);
  expect(await sideways(page)).toEqual([]);
});

it('has a way back on a phone while the combo is still on its way', async () => {
  const page = await journey.openPage(PHONE);
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await standIn(page, '**/api/combo/**', async (route) => {
    await held;
    await route.fallback();
  });
  const asked = page.waitForRequest('**/api/combo/**');
  await page.goto(FALCO);
  await asked;
  const back = page.getByRole('link', { name: 'Back', exact: true });
  await expect(back).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  await back.tap();
  await expect(places(page)).toBeVisible();
  answer();
});

it('keeps what is looked at beside the clip while one walks from combo to combo', async () => {
  const page = await journey.openPage();
  await page.goto('/results/ssbm');
  const names = page.getByRole('article').getByRole('heading');
  await expect(names.nth(2)).toBeAttached();
  const [first, second] = await names.allTextContents();
  await page.getByRole('link', { name: first ?? '', exact: true }).click();
  await openTab(page, 'notes');
  await page.getByRole('link', { name: 'Next combo' }).click();
  await expect(page.getByRole('heading', { level: 1, name: second ?? '' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'notes' })).toHaveAttribute('aria-selected', 'true');
  expect(await problemsOf(page)).toEqual([]);
});

it('shows on a card what is pressed and done, marks what was asked for, and leads to what is like it', async () => {
  const page = await journey.openPage();
  await page.goto('/results/ssbm');
  await searchBox(page).fill('marth dair');
  await searchBox(page).press('Enter');
  const card = page.getByRole('article').filter({ hasText: 'Ken combo' });
  await expect(card.getByRole('img', { name: 'forward air, forward air, double jump, down air' })).toBeVisible();
  await expect(card.locator('mark')).toHaveText(['down air']);
  await card.getByRole('link', { name: 'Similar', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ken combo' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'similar' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('region', { name: 'More from combolab' })).toBeVisible();
});

it('has its places under the thumb on a phone, and the lesson where they are on the page of a combo', async () => {
  const page = await journey.openPage(PHONE);
  await page.goto('/results/ssbm');
  await expect(places(page).getByRole('link')).toHaveText(['Combos', 'Guides', 'Practice', 'Frames', 'You']);
  await expect(places(page).getByRole('link', { name: 'Combos' })).toHaveAttribute('aria-current', 'page');
  await places(page).getByRole('link', { name: 'Frames' }).tap();
  await expect(page).toHaveURL(/\/frames/);
  await expect(places(page).getByRole('link', { name: 'Frames' })).toHaveAttribute('aria-current', 'page');
  expect(await smallTargets(page)).toEqual([]);
  await page.goto(FALCO);
  await expect(places(page)).toHaveCount(0);
  const begin = page.getByRole('button', { name: 'Begin Lesson' });
  await expect(begin).toBeInViewport({ ratio: 1 });
  await page.getByRole('heading', { level: 1 }).evaluate(() => {
    scrollTo({ top: document.documentElement.scrollHeight });
  });
  await expect(begin).toBeInViewport({ ratio: 1 });
  await openTab(page, 'discussion');
  await expect(page.getByText('No comments yet.')).toBeInViewport({ ratio: 1 });
  for (const tab of ['notes', 'discussion', 'similar', 'controller'] as const) {
    await openTab(page, tab);
    expect([tab, await sideways(page), await smallTargets(page)]).toEqual([tab, [], []]);
  }
  expect(await problemsOf(page)).toEqual([]);
});
