import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import sharp from 'sharp';
import { Journey } from './journey.js';
import { PAGE_FOLDER } from './site.js';

let journey: Journey;
beforeAll(async () => {
  journey = await Journey.start();
});
afterAll(() => journey[Symbol.asyncDispose]());
afterEach(async () => {
  await journey.closePages();
  expect(journey.pageErrors).toEqual([]);
});

/** Paths of all that the browser keeps for the site. */
const keepsPages = (page: Page) => page.evaluate<boolean>('navigator.serviceWorker.ready.then(() => true)');

it('can be installed: the browser finds nothing wrong with the manifest or its pictures', async () => {
  const page = await journey.openPage({ serviceWorkers: 'allow' });
  await page.goto('/results');
  expect(await keepsPages(page)).toBe(true);
  const browser = await page.context().newCDPSession(page);
  const { url, errors, data = '' } = await browser.send('Page.getAppManifest');
  expect([new URL(url).pathname, errors]).toEqual(['/manifest.webmanifest', []]);
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  // the windows of these journeys keep nothing after them, which is no fault of the site
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  const { icons, screenshots, shortcuts } = JSON.parse(data) as Record<
    'icons' | 'screenshots',
    { src: string; sizes: string; purpose?: string }[]
  > & { shortcuts: { url: string }[] };
  expect(icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
    'any any',
  ]);
  for (const { src, sizes } of [...icons.slice(0, 3), ...screenshots]) {
    const { width, height } = await sharp(await readFile(join(PAGE_FOLDER, src))).metadata();
    expect([src, `${String(width)}x${String(height)}`]).toEqual([src, sizes]);
  }
  for (const { url: path } of shortcuts) expect((await page.request.get(path)).status()).toBe(200);
  expect((await page.request.get('/install/apple-touch-icon.png')).headers()['content-type']).toBe('image/png');
});

/** As the browser tells a page that it can be installed. */
const offerInstall = (page: Page) =>
  page.evaluate(`(() => {
    const offer = new Event('beforeinstallprompt', { cancelable: true });
    globalThis.asked = 0;
    offer.prompt = () => Promise.resolve((globalThis.asked += 1));
    return !dispatchEvent(offer);
  })()`);

it('offers to install itself in the menu once the browser offers it, and not again', async () => {
  const page = await journey.openPage();
  await page.goto('/results');
  const menu = page.getByRole('button', { name: 'Display' });
  const item = page.getByRole('menuitem', { name: 'Install ComboLab' });
  await menu.click();
  await expect(page.getByRole('menuitem', { name: 'Keyboard shortcuts' })).toBeVisible();
  await expect(item).toHaveCount(0);
  expect(await offerInstall(page)).toBe(true);
  await item.click();
  expect(await page.evaluate('globalThis.asked')).toBe(1);
  await menu.click();
  await expect(page.getByRole('menuitem', { name: 'Keyboard shortcuts' })).toBeVisible();
  await expect(item).toHaveCount(0);
});

it.each([
  ['light', '#f9fafc'],
  ['dark', '#0b0f14'],
] as const)('has the ground of its %s theme around the page', async (colorScheme, ground) => {
  const page = await journey.openPage({ colorScheme });
  await page.goto('/results');
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', ground);
});
