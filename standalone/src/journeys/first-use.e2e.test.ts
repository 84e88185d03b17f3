import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { Journey } from './journey.js';
import { cards, chips, dropChip, searchBox, totalOfAddress, totalShown, withCombos } from './search-page.js';

const MANY = 10_000;
let journey: Journey;
beforeAll(async () => {
  journey = await Journey.start();
  await withCombos(journey, MANY);
});
afterAll(() => journey[Symbol.asyncDispose]());
afterEach(async () => {
  await journey.closePages();
  expect(journey.pageErrors).toEqual([]);
});

const countIsRight = (page: Page) =>
  expect(async () => {
    expect(await totalShown(page)).toBe(await totalOfAddress(page));
  }).toPass({ timeout: 10_000 });
const place = (page: Page) => page.evaluate<number>('Math.round(scrollY)');
/** How many combos are listed, drawn or not. */
const listed = async (page: Page): Promise<number> =>
  Number((await page.locator('main li[aria-posinset]').last().getAttribute('aria-posinset')) ?? 0);

/** Name and address of a combo whose card stands whole in the window. */
const inMiddle = (page: Page) =>
  page.evaluate<[string, string]>(`
    (() => {
      const whole = ({ top, bottom }) => top > 80 && bottom < innerHeight;
      const card = [...document.querySelectorAll('main article')].find((each) => whole(each.getBoundingClientRect()));
      const link = card?.querySelector('a[href^="/combo/"]');
      return [link?.textContent ?? '', link?.getAttribute('href') ?? ''];
    })()`);

/** Scrolls on until so many combos are listed. */
async function scrollTo(page: Page, count: number): Promise<void> {
  await expect(async () => {
    await page.evaluate('scrollBy(0, 1500)');
    expect(await listed(page)).toBeGreaterThanOrEqual(count);
  }).toPass({ timeout: 60_000, intervals: [50] });
}

it('finds among ten thousand: types, sees the counts, drops a chip, opens, and Back leads to the same place', async () => {
  const page = await journey.openPage({ viewport: { width: 1280, height: 900 } });
  await page.goto('/');
  await page.goto('/results/ssbu');
  await expect.poll(() => totalShown(page)).toBeGreaterThan(5000);
  const all = await totalShown(page);
  await searchBox(page).pressSequentially('mario on dk 30+');
  await expect.poll(() => chips(page)).toEqual(['Mario', 'on Donkey Kong', '30%+']);
  await countIsRight(page);
  await expect.poll(async () => (await totalShown(page)) ?? Infinity).toBeLessThan(all ?? 0);
  await dropChip(page, 'on Donkey Kong').click();
  await dropChip(page, '30%+').click();
  await expect.poll(() => chips(page)).toEqual(['Mario']);
  await countIsRight(page);
  const total = (await totalShown(page)) ?? 0;
  expect(total).toBeGreaterThan(100);

  await scrollTo(page, 91);
  // most of them are not drawn
  await expect.poll(() => cards(page).count()).toBeLessThan(70);
  await expect(page.locator('main li[aria-posinset]').first()).toHaveAttribute('aria-setsize', String(total));
  const [name, id] = await inMiddle(page);
  const mine = page.locator(`main article a[href="${id}"]`);
  const [at, box] = [await place(page), await mine.boundingBox()];
  expect(at).toBeGreaterThan(900);
  await mine.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  for (const again of ['Back', 'a reload'] as const) {
    await expect.poll(() => place(page), { message: again, timeout: 40_000 }).toBe(at);
    await expect(mine).toBeVisible();
    expect((await mine.boundingBox())?.y).toBeCloseTo(box?.y ?? -1, 0);
    await expect.poll(() => chips(page)).toEqual(['Mario']);
    if (again === 'Back') await page.reload();
  }
});

it('does the same by keys alone on a slow network', async () => {
  const page = await journey.openPage();
  await page.route('**/api/search/combos?**', async (route) => {
    const answer = await route.fetch().catch(() => null); // a newer question may have broken it off
    if (answer !== null) await route.fulfill({ response: answer }).catch(() => undefined);
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const slow = { offline: false, latency: 300, downloadThroughput: 200_000, uploadThroughput: 100_000 };
  await session.send('Network.emulateNetworkConditions', slow);
  await page.goto('/results/ssbu');
  await expect.poll(() => totalShown(page), { timeout: 30_000 }).toBeGreaterThan(5000);
  await page.keyboard.press('/');
  await expect(searchBox(page)).toBeFocused();
  await page.keyboard.type('ness uair true combo', { delay: 40 });
  await page.keyboard.press('Enter');
  await expect.poll(() => chips(page), { timeout: 40_000 }).toEqual(['Ness', 'True Combo', '“uair”']);
  await countIsRight(page);
  const remove = dropChip(page, 'True Combo');
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(remove).toBeFocused({ timeout: 100 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect.poll(() => chips(page)).toEqual(['Ness', '“uair”']);
  await countIsRight(page);
});
