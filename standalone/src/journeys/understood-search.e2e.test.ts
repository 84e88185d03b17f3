import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { choice } from './choice-menu.js';
import { problemsOf } from './axe.js';
import { Journey } from './journey.js';
import { sideways } from './layout.js';
import {
  cards,
  chips,
  dropChip,
  searchBox,
  suggestions,
  totalOfAddress,
  totalShown,
  withCombos,
} from './search-page.js';

const QUERY = 'mario vs ness 0 to 40 true combo up air';
let journey: Journey;
beforeAll(async () => {
  journey = await Journey.start();
  await withCombos(journey);
});
afterAll(() => journey[Symbol.asyncDispose]());
afterEach(async () => {
  await journey.closePages();
  expect(journey.pageErrors).toEqual([]);
});

/** The results, with the language of queries there. */
async function openResults(path = '/results/ssbu', options = {}): Promise<Page> {
  const page = await journey.openPage(options);
  const language = page.waitForResponse(/\/assets\/read-query-/);
  await page.goto(path);
  await language;
  await expect.poll(() => totalShown(page)).not.toBeNull();
  return page;
}

const chipsAre = (page: Page, wanted: readonly string[]) => expect.poll(() => chips(page)).toEqual(wanted);
const countIsRight = (page: Page) =>
  expect(async () => {
    expect(await totalShown(page)).toBe(await totalOfAddress(page));
  }).toPass({ timeout: 10_000 });
const place = (page: Page) => page.evaluate<number>('scrollY');

it('shows what it understood while one types, keeps it in the address, and finds the place again', async () => {
  const page = await openResults();
  await searchBox(page).pressSequentially(QUERY);
  await chipsAre(page, ['Mario', 'on Ness', '0–40%', 'True Combo', '“up air”']);
  await countIsRight(page);
  await expect(page.getByLabel('Percent', { exact: true })).toContainText('0–40%');
  await dropChip(page, 'True Combo').click();
  await expect(searchBox(page)).toHaveValue('mario vs ness 0 to 40 up air');
  await chipsAre(page, ['Mario', 'on Ness', '0–40%', '“up air”']);
  await countIsRight(page);
  await searchBox(page).press('Enter');
  await expect(searchBox(page)).toHaveValue('up air');
  expect(decodeURIComponent(page.url())).toMatch(
    /\/results\/ssbu\?attacker=ssbu:mario&defender=ssbu:ness&percent=0-40&q=up\+air$/,
  );
  await page.getByRole('button', { name: 'Swap attacker and defender' }).click();
  await chipsAre(page, ['Ness', 'on Mario', '0–40%', '“up air”']);
  await page.getByRole('button', { name: 'Swap attacker and defender' }).click();

  for (const chip of ['on Ness', '“up air”']) await dropChip(page, chip).click();
  await expect(searchBox(page)).toHaveValue('');
  await chipsAre(page, ['Mario', '0–40%']);
  await expect(cards(page)).toHaveCount(10);
  await cards(page).last().scrollIntoViewIfNeeded();
  await expect.poll(() => cards(page).count()).toBeGreaterThan(10);
  const card = cards(page).nth(9);
  await card.scrollIntoViewIfNeeded();
  const [at, name] = [await place(page), await card.getByRole('heading').innerText()];
  expect(at).toBeGreaterThan(200);
  await card.getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  for (const again of ['Back', 'a reload'] as const) {
    await chipsAre(page, ['Mario', '0–40%']);
    await expect.poll(() => place(page)).toBe(at);
    await expect(cards(page).nth(9).getByRole('heading')).toHaveText(name);
    if (again === 'Back') await page.reload();
  }
});

it('comes on top of chips that stand, adds nothing twice, and takes it back with the letters', async () => {
  const page = await openResults('/results/ssbu?attacker=ssbu:mario&tag=Read');
  await searchBox(page).pressSequentially('mario on ness 60%');
  await chipsAre(page, ['Mario', 'on Ness', 'at 60%', 'Read']);
  for (let n = 0; n < ' on ness 60%'.length; n++) await page.keyboard.press('Backspace');
  await chipsAre(page, ['Mario', 'Read']);
  await searchBox(page).fill('');
  await chipsAre(page, ['Mario', 'Read']);
  await searchBox(page).fill('not ness uair > fair');
  await chipsAre(page, ['Mario', 'not Ness', 'Read', 'up air › forward air']);
  expect(page.url()).toContain('sequence=up-air%2Cforward-air');
  await searchBox(page).fill('starts with up throw');
  await chipsAre(page, ['Mario', 'Read', 'starts with up throw']);
  await countIsRight(page);
  await searchBox(page).press('Enter');
  await expect(searchBox(page)).toHaveValue('');
});

it('goes to the game that is named, and back when the word goes', async () => {
  const page = await openResults();
  await searchBox(page).pressSequentially('melee fox');
  await expect(page).toHaveURL(/\/results\/ssbm\?attacker=ssbm%3Afox$/);
  await expect(page.getByRole('button', { name: 'Melee', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await searchBox(page).fill('fox');
  await expect(page).toHaveURL(/\/results\/ssbu\?attacker=ssbu%3Afox$/);
});

it('understands a text in the address, and sends it as typed until then', async () => {
  const page = await journey.openPage();
  const first = page.waitForRequest(/\/api\/search\/combos/);
  await page.goto('/results/ssbu?q=mario+vs+jigglypof');
  expect((await first).url()).toContain('q=mario+vs+jigglypof');
  await expect(page).toHaveURL(/\/results\/ssbu\?attacker=ssbu%3Amario&defender=ssbu%3Ajigglypuff$/);
  await expect(page.getByRole('button', { name: 'Search “jigglypof” as text instead' })).toBeVisible();
});

it('puts a misspelt name right, or searches it as text', async () => {
  const page = await openResults();
  await searchBox(page).pressSequentially('jigglypof spike');
  await searchBox(page).press('Enter');
  const line = page.getByRole('status').filter({ hasText: 'Showing results for Jigglypuff.' });
  await expect(line).toHaveCount(1);
  await chipsAre(page, ['Jigglypuff', '“spike”']);
  await page.getByRole('button', { name: 'Search “jigglypof” as text instead' }).click();
  await chipsAre(page, ['"jigglypof" spike']);
  await expect(searchBox(page)).toHaveValue('"jigglypof" spike');
  expect(await problemsOf(page)).toEqual([]);
});

it('reads what players say of order, difficulty, place and percent, and drops each by its chip', async () => {
  const page = await openResults();
  await searchBox(page).fill('newest easy mario combos at ledge on heavies low percent di out');
  await searchBox(page).press('Enter');
  await chipsAre(page, ['Mario', 'on Bowser and 8 more', '0–40%', 'Easy', 'at the ledge', 'DI out']);
  await expect(choice(page, 'Sort by')).toContainText('Newest');
  await countIsRight(page);
  await dropChip(page, 'at the ledge').click();
  await chipsAre(page, ['Mario', 'on Bowser and 8 more', '0–40%', 'Easy', 'DI out']);
  await countIsRight(page);
});

it('shows the nearest where nothing meets all, and says what they need not meet', async () => {
  const page = await openResults('/results/ssbu?attacker=ssbu:mario&defender=ssbu:jigglypuff');
  await expect(page.getByText('Sorry, no combos for your search. Try uploading your own!')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nearest, without on Jigglypuff' })).toBeVisible();
  await expect(cards(page).first()).toContainText(/./);
  expect(await totalShown(page)).toBe(0);
  expect(await problemsOf(page)).toEqual([]);
  for (const width of [390, 1280, 1920]) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(() => sideways(page)).toEqual([]);
    if (process.env.SHOTS !== undefined)
      await page.screenshot({ path: `${process.env.SHOTS}/near-${String(width)}.png` });
  }
});

it('offers what words may mean', async () => {
  const page = await openResults();
  await searchBox(page).fill('cool dr 60');
  await page.getByRole('button', { name: 'attacker: Dr. Mario' }).click();
  await chipsAre(page, ['Dr. Mario', '“cool 60”']);
  await page.getByRole('button', { name: 'percent: 60%' }).press('Enter');
  await chipsAre(page, ['Dr. Mario', 'at 60%', '“cool”']);
  await expect(searchBox(page)).toBeFocused();
});

it('says which chip to drop and how many combos each would bring', async () => {
  const page = await openResults('/results/ssbu?attacker=ssbu:mario&defender=ssbu:jigglypuff');
  const drop = page.getByRole('region', { name: 'What to drop' });
  await expect(page.getByText('Sorry, no combos for your search. Try uploading your own!')).toBeVisible();
  await expect(drop.getByRole('listitem')).toHaveCount(2);
  await expect(drop).toContainText('Nothing fits all of this. You would find combos');
  const offers = await drop.getByRole('listitem').allTextContents();
  const counts = offers.map((text) => Number(/: (\d+)$/.exec(text)?.[1]));
  expect(counts).toEqual([...counts].sort((a, b) => b - a));
  expect(await problemsOf(page)).toEqual([]);
  const [best = 0] = counts;
  await drop.getByRole('button', { name: 'Without Jigglypuff' }).click();
  await chipsAre(page, ['Mario']);
  await expect.poll(() => totalShown(page)).toBe(best);

  await searchBox(page).fill('mario -mario "zzzz"');
  await searchBox(page).press('Enter');
  await expect(drop).toContainText('Without "zzzz"');
  await expect(drop).not.toContainText(': 0');

  await searchBox(page).fill('mario on jigglypuff "zzzz"');
  await searchBox(page).press('Enter');
  await expect(drop).toContainText('Nothing fits all of this, and dropping one alone is not enough');
  await expect(drop.getByRole('button', { name: 'Clear all filters' })).toBeVisible();
});

it('never paints the answer to an older question', async () => {
  const page = await openResults();
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const older = /attacker=ssbu%3Amario&limit/;
  await page.route(older, async (route) => {
    const response = await route.fetch();
    await held;
    await route.fulfill({ response }).catch(() => undefined); // it was broken off
  });
  const asked = page.waitForRequest(older);
  await searchBox(page).fill('mario');
  await asked;
  // what is shown meanwhile can still be read
  await expect(page.locator('main ul[aria-busy=true]')).toHaveCount(1);
  expect(await problemsOf(page)).toEqual([]);
  await page.evaluate(() => {
    const painted = ((window as { painted?: string[] }).painted = [] as string[]);
    const note = () => painted.push(document.querySelector('main ul[aria-busy]')?.textContent ?? '');
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await searchBox(page).fill('fox');
  await countIsRight(page);
  await chipsAre(page, ['Fox']);
  const names = await cards(page).getByRole('heading').allTextContents();
  answer();
  await searchBox(page).press('Enter');
  await countIsRight(page);
  expect(await cards(page).getByRole('heading').allTextContents()).toEqual(names);
  const painted = await page.evaluate(() => (window as { painted?: string[] }).painted ?? []);
  const lists = new Set(painted.filter((text) => text !== ''));
  expect(lists.size).toBeLessThanOrEqual(2); // what stood there before, and the foxes
});

it('suggests how to go on, without covering what is typed', async () => {
  const page = await openResults('/results/ssbu', {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await searchBox(page).tap();
  await searchBox(page).pressSequentially('mario vs nes');
  const option = suggestions(page).getByRole('option', { name: 'Ness' });
  await expect(option).toContainText('defender');
  await countIsRight(page);
  expect(await problemsOf(page)).toEqual([]);
  const top = async (what: ReturnType<typeof suggestions>) => (await what.boundingBox())?.y ?? Number.NaN;
  const list = await suggestions(page).boundingBox();
  expect(list?.x).toBeGreaterThanOrEqual(0);
  expect((list?.x ?? 0) + (list?.width ?? 999)).toBeLessThanOrEqual(390);
  expect(list?.y).toBeGreaterThan((await top(dropChip(page, 'Mario'))) + 28);
  expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await option.tap();
  await chipsAre(page, ['Mario', 'on Ness']);
  await expect(searchBox(page)).toHaveValue('');
  await expect(suggestions(page)).toHaveCount(0);
});

it('takes a move that one fighter is known by for him, until told otherwise', async () => {
  const page = await openResults();
  await searchBox(page).pressSequentially('waft on dk');
  await chipsAre(page, ['Wario', 'on Donkey Kong', '“waft”']);
  await expect(page.getByText('“waft” alone means Wario.')).toBeVisible();
  await countIsRight(page);
  await dropChip(page, 'Wario').click();
  await chipsAre(page, ['on Donkey Kong', '"waft"']);
  await expect(searchBox(page)).toHaveValue('"waft" on dk');
  await searchBox(page).fill('waft');
  await page.getByRole('button', { name: 'Search “waft” as text instead' }).click();
  await chipsAre(page, ['"waft"']);
  await searchBox(page).press('Enter');
  await page.reload();
  await chipsAre(page, ['"waft"']);
});
