import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { choose } from './choice-menu.js';
import { problemsOf } from './axe.js';
import { Journey } from './journey.js';
import { sideways, smallTargets } from './layout.js';
import { chips, searchBox, totalOfAddress, totalShown } from './search-page.js';

const SPOKEN = 'hey, what works with falco on fox in melee around 30 percent? somebody help me pls';
let journey: Journey;
beforeAll(async () => {
  journey = await Journey.start({ samples: true });
});
afterAll(() => journey[Symbol.asyncDispose]());
afterEach(async () => {
  await journey.closePages();
  expect(journey.pageErrors).toEqual([]);
});

async function openResults(width: number): Promise<Page> {
  const touch = width < 600 ? { hasTouch: true, isMobile: true } : {};
  const page = await journey.openPage({ viewport: { width, height: 844 }, ...touch });
  await page.goto('/results/ssbu');
  return page;
}

/** Asks for what somebody types. */
async function ask(page: Page, words: string): Promise<void> {
  await searchBox(page).fill(words);
  await searchBox(page).press('Enter');
  await expect.poll(() => totalShown(page)).not.toBeNull();
}

/** What a chat makes of a link: it reads the head that the server sends, runs no script, and asks for the picture. */
async function readAsChat(address: string) {
  const response = await fetch(address, { headers: { 'User-Agent': 'Mozilla/5.0 (compatible; Discordbot/2.0)' } });
  const html = await response.text();
  const tag = (name: string): string =>
    new RegExp(`<meta property="og:${name}" content="([^"]*)"`).exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
  // the site says its public address, which a product under test does not have
  const here = (url: string): URL => new URL(new URL(url).pathname + new URL(url).search, address);
  const picture = await fetch(here(tag('image')));
  return {
    ...{ title: tag('title'), description: tag('description') },
    address: here(tag('url')).href,
    picture: picture.headers.get('content-type') ?? '',
  };
}

describe.each([390, 1280])('at %i pixels', (width) => {
  it('comes from a question as it is spoken to a combo that is watched', async () => {
    const page = await openResults(width);
    await ask(page, SPOKEN);
    await expect.poll(() => chips(page)).toEqual(['Falco', 'on Fox', 'at 30%']);
    await expect(page).toHaveURL(/\/results\/ssbm\?/);
    await expect.poll(() => totalShown(page)).toBe(await totalOfAddress(page));
    expect(await sideways(page)).toEqual([]);
    const first = page.locator('main').getByRole('article').first();
    await expect(first).toContainText('Pillar combo');
    const link = first.getByRole('heading').getByRole('link');
    const name = (await link.textContent()) ?? '';
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    const played = (): Promise<number> =>
      page.locator('main video').evaluate((video) => (video as HTMLVideoElement).currentTime);
    await expect.poll(played).toBeGreaterThan(0.2);
  });

  it('finds a fighter by the name that Japanese players know', async () => {
    const page = await openResults(width);
    await ask(page, 'マリオのコンボ');
    await expect.poll(() => chips(page)).toEqual(['Mario']);
    await expect(page.locator('main').getByRole('article').first()).toContainText('Cape turnaround into back air');
    if (width < 600) expect(await smallTargets(page)).toEqual([]);
    expect(await sideways(page)).toEqual([]);
  });

  it('offers the other game where more is found there', async () => {
    const page = await openResults(width);
    await ask(page, 'falco on fox');
    await expect.poll(() => totalShown(page)).toBe(0);
    const link = page.getByRole('link', { name: '1 combo in Melee' });
    await expect(link).toBeVisible();
    if (process.env.SHOTS !== undefined)
      await page.screenshot({ path: `${process.env.SHOTS}/elsewhere-${String(width)}.png` });
    if (width < 600) expect(await smallTargets(page)).toEqual([]);
    await link.click();
    await expect(page).toHaveURL(/\/results\/ssbm\?attacker=ssbm%3Afalco&defender=ssbm%3Afox$/);
    await expect(page.locator('main').getByRole('article').first()).toContainText('Pillar combo');
    await expect(page.getByRole('link', { name: /combos? in Ultimate/ })).toHaveCount(0);
  });

  it('previews the link of a search in a chat by its words and its first picture', async () => {
    const page = await openResults(width);
    await ask(page, 'mario at 20');
    // the address has its words as filters once the query language has come
    await expect.poll(() => chips(page)).toEqual(['Mario', 'at 20%']);
    const first = page.locator('main').getByRole('article').first();
    const name = (await first.getByRole('heading').getByRole('link').textContent()) ?? '';
    const shared = await readAsChat(page.url());
    expect(shared.title).toBe('Mario at 20% · Ultimate');
    expect(shared.description).toMatch(/^\d+ combos: /);
    expect(shared.description).toContain(name);
    expect(shared.picture).toMatch(/^image\//);
    await page.goto(shared.address);
    await expect.poll(() => chips(page)).toEqual(['Mario', 'at 20%']);
  });

  it('tells why a combo stands where it does', async () => {
    const page = await openResults(width);
    await ask(page, 'mario at 20');
    const cards = page.locator('main').getByRole('article');
    const why = cards.first().getByRole('button', { name: /^Why this\? / });
    await why.click();
    const told = page.getByRole('dialog', { name: 'Why this' });
    await expect(told.getByRole('listitem').first()).toHaveText('It works at every percent you asked for');
    if (process.env.SHOTS !== undefined)
      await page.screenshot({ path: `${process.env.SHOTS}/why-${String(width)}.png` });
    expect(await problemsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(told).toHaveCount(0);
    await expect(why).toBeFocused();
    if (width < 600) expect(await smallTargets(page)).toEqual([]);
    expect(await sideways(page)).toEqual([]);
    await choose(page, 'Sort by', 'Newest');
    await expect(page.getByRole('button', { name: /^Why this\? / })).toHaveCount(0);
  });
});
