import { expect } from 'playwright/test';
import { sampleComboId } from '../samples/seed-samples.js';
import { problemsOf } from './axe.js';
import { openTab } from './combo-tabs.js';
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

const FALCO = `/combo/${sampleComboId('melee-falco-pillar')}`;

it.each([390, 1280, 1920])('leads from a combo to one that is like it, at %i pixels', async (width) => {
  const touch = width < 600 ? { hasTouch: true, isMobile: true } : {};
  const page = await journey.openPage({ viewport: { width, height: 844 }, reducedMotion: 'reduce', ...touch });
  await page.goto(FALCO);
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await openTab(page, 'similar');
  await expect(page.getByRole('region', { name: 'More from combolab' })).toBeVisible();
  expect(await sideways(page)).toEqual([]);
  if (width < 600) expect(await smallTargets(page)).toEqual([]);
  expect(await problemsOf(page)).toEqual([]);
  if (process.env.SHOTS !== undefined)
    await page.screenshot({ path: `${process.env.SHOTS}/similar-${String(width)}.png` });
  const first = page.locator('main').getByRole('article').first().getByRole('heading').getByRole('link');
  const name = (await first.textContent()) ?? '';
  expect(await first.getAttribute('href')).not.toBe(FALCO);
  await first.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});
