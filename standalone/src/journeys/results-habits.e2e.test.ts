import type { Locator, Page } from 'playwright';
import { expect } from 'playwright/test';
import { SAMPLE_AUTHOR } from '../samples/seed-samples.js';
import { recordCombo } from '../testing/recorded-combo.js';
import { problemsOf } from './axe.js';
import { choice, choose } from './choice-menu.js';
import { chooseForCombo } from './combo-menu.js';
import { openTab } from './combo-tabs.js';
import { Journey } from './journey.js';
import { joinedRooms } from './joined-rooms.js';
import { sideways } from './layout.js';
import { signedIn } from './people.js';
import { chips, dropChip, totalOfAddress, totalShown } from './search-page.js';
import { standIn } from './stand-in.js';

const COUNT = 26;
const NESS = '/results/ssbu?attacker=ssbu:ness&q=Long';
let journey: Journey;
beforeAll(async () => {
  journey = await Journey.start({ samples: true });
  const fighters = { gameId: 'ssbu', characterId: 'ssbu:ness', characterIds: ['ssbu:mario'] };
  for (let n = 0; n < COUNT; n++)
    await recordCombo(journey.running.product, SAMPLE_AUTHOR, { ...fighters, name: `Long list ${String(n)}` });
});
afterAll(() => journey[Symbol.asyncDispose]());
afterEach(async () => {
  await journey.closePages();
  expect(journey.pageErrors).toEqual([]);
});

const cards = (page: Page): Locator => page.getByRole('article');
const box = (page: Page): Locator => page.getByRole('combobox', { name: 'Search combos' });
/** Those that bring hits, not a count alone. */
const isSearch = (url: string): boolean => url.includes('/api/search/combos') && !/[?&]limit=1(?:&|$)/.test(url);
/** Addresses of the searches a page asks for from now on. */
function searchesOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (isSearch(request.url())) asked.push(request.url());
  });
  return asked;
}

it('begins with the answer that the document named: a visitor asks for it once', async () => {
  const page = await journey.openPage();
  const asked = new Map<string, number>();
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (isSearch(request.url()) || /^\/api\/(combo\/|welcome$)/.test(pathname))
      asked.set(pathname + search, (asked.get(pathname + search) ?? 0) + 1);
  });
  for (const address of ['/', '/results/ssbu', `${NESS}&percent=0-60&tag=Read&sort=liked`, '/results/ssbm']) {
    asked.clear();
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    expect([address, [...asked.values()]]).toEqual([address, [...asked.values()].map(() => 1)]);
    expect(asked.size).toBe(1);
  }
  const combo = await page.getByRole('article').getByRole('link').first().getAttribute('href');
  asked.clear();
  await page.goto(combo ?? '');
  await page.waitForLoadState('networkidle');
  expect(asked.get(`/api${combo ?? ''}`)).toBe(1);
});

it.each([false, true])('keeps the height of a filter with its first choice (touch: %s)', async (hasTouch) => {
  const page = await journey.openPage({ viewport: { width: 1280, height: 800 }, hasTouch });
  await page.goto('/results/ssbu');
  for (const [label, choice, address] of [
    ['Attacker', 'Mr. Game & Watch', /attacker=/],
    ['Defender(s)', 'King Dedede', /defender=/],
    ['Combo Type', 'For Fun', /tag=/],
  ] as const) {
    const field = page.getByLabel(label, { exact: true });
    const height = () =>
      field.evaluate((each) => each.closest('div:has(> div > div > [role=combobox])')?.getBoundingClientRect().height);
    await field.focus();
    const before = await height();
    await field.fill(choice);
    await page.getByRole('option', { name: choice }).first().click();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(address);
    expect(await height()).toBe(before);
  }
});

it('has its fields as they are named, and the sheet at 600 px', async () => {
  const page = await journey.openPage();
  await page.goto('/game/ssbm?attacker=ssbm:marth');
  await expect(page.getByRole('heading', { level: 1, name: /Melee combos/ })).toBeAttached();
  await expect(box(page)).toHaveAttribute('placeholder', 'The world of combos awaits...');
  for (const text of ['Select defender(s)...', 'Select combo type...'])
    await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByLabel('Percent', { exact: true })).toContainText('0–200%');
  await expect(page.getByRole('slider', { name: 'Lowest percent' })).toHaveAttribute('aria-valuemin', '0');
  await expect(page.getByRole('slider', { name: 'Highest percent' })).toHaveAttribute('aria-valuemax', '200');
  // something is asked
  await expect(choice(page, 'Sort by')).toContainText('Best match');
  await page.getByRole('button', { name: 'Ultimate' }).click();
  await expect(page).toHaveURL(/\/results\/ssbu$/);
  await expect(page.getByText('Select attacker...')).toBeVisible();

  const attacker = page.getByLabel('Attacker', { exact: true });
  await attacker.click();
  const list = page.getByRole('listbox');
  expect((await list.boundingBox())?.height).toBeLessThanOrEqual(175);
  await attacker.fill('nobody');
  await expect(list.or(page.getByText('No options')).last()).toHaveText('No options');
  await page.keyboard.press('Escape');
  const panel = page.getByRole('complementary', { name: 'Filters' });
  await page.getByRole('button', { name: 'Hide filters' }).click();
  await expect(panel).toHaveCount(0);
  await page.reload();
  const all = page.getByRole('button', { name: 'All filters' });
  await expect(all).toHaveAttribute('aria-expanded', 'false');
  await choose(page, 'Game', 'Melee');
  await expect(page).toHaveURL(/\/results\/ssbm$/);
  await all.click();
  await expect(panel.getByLabel('Attacker', { exact: true })).toBeVisible();
  await page.setViewportSize({ width: 601, height: 800 });
  await expect(page.getByRole('button', { name: 'Filters', exact: true })).toHaveCount(0);
  await page.setViewportSize({ width: 600, height: 800 });
  await expect(page.getByRole('button', { name: 'Filters', exact: true })).toBeVisible();
});

it('says in the search row what is asked for most while the filters are hidden, and takes it there', async () => {
  const page = await journey.openPage();
  await page.goto('/results/ssbu?attacker=ssbu%3Amario&percent=20-70&difficulty=Easy');
  await expect.poll(() => chips(page)).toEqual(['Mario', '20–70%', 'Easy']);
  await page.getByRole('button', { name: 'Hide filters' }).click();
  const row = page.getByRole('group', { name: 'Filters', exact: true });
  await expect(row.getByText('Mario', { exact: true })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Active filters' })).toHaveText('Easy');
  expect(await problemsOf(page)).toEqual([]);

  await row.getByRole('button', { name: 'Percent: 20–70%' }).click();
  await page.getByRole('slider', { name: 'Lowest percent' }).press('PageUp');
  await expect(page).toHaveURL(/percent=30-70/);
  await page.keyboard.press('Escape');
  await row.getByRole('button', { name: 'Remove filter 30–70%' }).click();
  await expect(page).not.toHaveURL(/percent/);
  await expect(row.getByRole('button', { name: 'Percent', exact: true })).toBeVisible();
  const defender = row.getByLabel('Defender(s)', { exact: true });
  await defender.fill('dk');
  await defender.press('Enter');
  await expect(page).toHaveURL(/defender=ssbu%3Adonkey-kong/);
  await row.getByRole('button', { name: 'Swap attacker and defender' }).click();
  await expect(page).toHaveURL(
    /attacker=ssbu%3Adonkey-kong.*defender=ssbu%3Amario|defender=ssbu%3Amario.*attacker=ssbu%3Adonkey-kong/,
  );
  for (const width of [1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await sideways(page)).toEqual([]);
  }
  await page.setViewportSize({ width: 1100, height: 800 });
  await expect(row).toHaveCount(0);
  await expect.poll(() => chips(page)).toEqual(['Donkey Kong', 'on Mario', 'Easy']);
});

it('asks for what works at every percent of a range, where that is another question', async () => {
  const page = await journey.openPage();
  await page.goto('/results/ssbu?percent=30-30');
  const every = page.getByRole('checkbox', { name: 'At every percent in the range' });
  await expect(every).toBeDisabled();
  await page.goto('/results/ssbu?percent=20-70');
  await expect.poll(() => totalShown(page)).toBeGreaterThan(0);
  const some = await totalShown(page);
  await every.click();
  await expect(page).toHaveURL(/percent=20-70&wholePercent=1$/);
  await expect(dropChip(page, 'all of 20–70%')).toBeVisible();
  const whole = await totalOfAddress(page);
  expect(whole).not.toBe(some);
  await expect.poll(() => totalShown(page)).toBe(whole);
  await dropChip(page, 'all of 20–70%').click();
  await expect(page).toHaveURL(/\/results\/ssbu$/);
  await expect(every).toBeDisabled();
  await expect(every).not.toBeChecked();
});

it('says what it waits for, and why it waits in vain', async () => {
  const page = await journey.openPage();
  const resume = await standIn(page, '**/api/search/combos?**', (route) => route.abort());
  await page.goto('/results');
  await expect(page.getByText('The combos could not be loaded')).toBeVisible();
  resume();
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/search/combos?**', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByLabel('Attacker', { exact: true }).fill('nobody');
  await expect(page.getByText('Loading...')).toBeVisible();
  answer();
  await expect(page.getByText('No options')).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
});

it('asks at the first key, 60 ms after the last of a burst, at once on Enter, and 150 ms after the slider', async () => {
  const page = await journey.openPage();
  await page.clock.install();
  await page.goto('/results/ssbm');
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByRole('slider', { name: 'Highest percent' })).toBeVisible();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const asked = searchesOf(page);
  await box(page).press('K');
  await page.clock.runFor(1);
  await expect.poll(() => asked.length).toBe(1);
  expect(asked[0]).toMatch(/q=K(&|$)/);
  await box(page).pressSequentially('en');
  await page.clock.runFor(59);
  expect(asked).toHaveLength(1);
  await page.clock.runFor(1);
  await expect.poll(() => asked.length).toBe(2);
  expect(asked[1]).toContain('q=Ken');
  await box(page).press('End');
  await box(page).pressSequentially(' c');
  await box(page).press('Enter');
  await expect.poll(() => asked.length).toBe(3);
  expect(asked[2]).toContain('q=Ken+c');
  await page.getByRole('slider', { name: 'Highest percent' }).press('PageDown');
  await page.clock.runFor(149);
  expect(asked).toHaveLength(3);
  await page.clock.runFor(1);
  await expect.poll(() => asked.length).toBe(4);
  expect(asked[3]).toContain('percent=0-190');
});

it('breaks a search off for a newer one, whose answer stands', async () => {
  const page = await journey.openPage();
  await page.goto('/results/ssbm');
  await expect(cards(page).first()).toBeVisible();
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/q=Pil(&|$)/, async (route) => {
    await held;
    await route.continue().catch(() => undefined); // it is gone
  });
  const broken = page.waitForEvent('requestfailed', (request) => /q=Pil(&|$)/.test(request.url()));
  const first = page.waitForRequest(/q=Pil(&|$)/);
  await box(page).fill('Pil');
  await first;
  await box(page).fill('Ken');
  expect((await broken).failure()?.errorText).toBe('net::ERR_ABORTED');
  await expect(cards(page)).toHaveCount(1);
  answer();
  await expect(choice(page, 'Sort by')).toContainText('Best match');
  await expect(cards(page).getByRole('heading')).toHaveText('Ken combo');
});

it('loads more within 200 px of the end, and Back finds the place again', async () => {
  const page = await journey.openPage({ viewport: { width: 900, height: 700 } });
  const asked = searchesOf(page);
  await page.goto(NESS);
  await expect(cards(page)).toHaveCount(10);
  const toEnd = (distance: number) =>
    page.evaluate((px) => {
      const end = document.querySelector('main ul[aria-busy] + div')?.getBoundingClientRect().top ?? 0;
      scrollTo(0, scrollY + end - innerHeight - px);
      return Math.round(end - innerHeight - px) + 0;
    }, distance);
  await expect.poll(() => toEnd(260)).toBe(0);
  expect(asked).toHaveLength(1);
  expect(asked[0]).toContain('limit=10');
  await toEnd(190);
  await expect(cards(page)).toHaveCount(20);
  expect(asked).toHaveLength(2);
  expect(asked[1]).toContain('cursor=');
  await toEnd(190);
  await expect(cards(page)).toHaveCount(COUNT);

  const last = cards(page).nth(COUNT - 3);
  await last.scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'top', exact: true })).toBeVisible();
  const place = await page.evaluate<number>('scrollY');
  const above = await last.boundingBox();
  await last.getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Long list');
  expect(await page.evaluate<number>('scrollY')).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate<number>('scrollY')).toBe(place);
  expect((await last.boundingBox())?.y).toBeCloseTo(above?.y ?? -1, 0);
  await expect(cards(page)).toHaveCount(COUNT);

  const later = asked.length;
  await box(page).fill('Long list 1');
  await expect.poll(() => asked.length).toBe(later + 1);
  expect(asked[later]).not.toContain('cursor=');
  await expect.poll(() => page.evaluate<number>('scrollY')).toBe(0);
});

it('offers to go to the top from 900 px on', async () => {
  const page = await journey.openPage({ viewport: { width: 640, height: 700 } });
  await page.goto(NESS);
  await expect(cards(page)).toHaveCount(10);
  const top = page.getByRole('button', { name: 'top', exact: true });
  await page.evaluate('scrollTo(0, 890)');
  await expect(top).toHaveCount(0);
  // rows that are measured meanwhile may move what is looked at up again
  await expect(async () => {
    await page.evaluate('scrollTo(0, 920)');
    await expect(top).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 40_000 });
  await top.click();
  await expect.poll(() => page.evaluate<number>('scrollY')).toBe(0);
});

it('shows likes, dislikes, comments and verification on the cards as they happen', async () => {
  const browsing = await journey.openPage();
  const joined = joinedRooms(browsing);
  await browsing.goto('/results/ssbm');
  const card = cards(browsing).filter({ hasText: 'Ken combo' });
  await expect(card).toContainText('0 likes');
  // what is far from the window is not kept up to date
  await card.scrollIntoViewIfNeeded();
  const address = await card.getByRole('link', { name: 'Ken combo' }).getAttribute('href');
  await joined(`combo:${address?.split('/').at(-1) ?? ''}`);
  const { page } = await signedIn(journey, 'admin');
  await page.goto('/results/ssbm');
  await page.getByRole('link', { name: 'Ken combo' }).click();
  await page.getByRole('button', { name: 'Like 0', exact: true }).click();
  await chooseForCombo(page, 'Verify');
  await expect(card).toContainText('1 likes', { timeout: 40_000 });
  await expect(card).toContainText('verified', { timeout: 40_000 });
  await page.getByRole('button', { name: /^Dislike/ }).click();
  await expect(card).toContainText('1 dislikes', { timeout: 40_000 });
  await expect(card).toContainText('0 likes');
  await openTab(page, 'discussion');
  await page.getByLabel('Your comment').fill('As fast as it looks.');
  await page.getByRole('button', { name: 'comment', exact: true }).click();
  await expect(card).toContainText('1 comments', { timeout: 40_000 });
});
