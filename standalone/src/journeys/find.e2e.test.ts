import type { Locator, Page } from 'playwright';
import { expect } from 'playwright/test';
import { findFighter, type SearchResult } from '@combolab/contracts';
import { sampleCombos } from '../samples/sample-combos.js';
import { SAMPLE_AUTHOR } from '../samples/seed-samples.js';
import { recordCombo } from '../testing/recorded-combo.js';
import { problemsOf } from './axe.js';
import { openTab } from './combo-tabs.js';
import { Journey } from './journey.js';
import { searchBox, suggestions } from './search-page.js';

const patient = { timeout: 40_000 };
const EMPTY = 'Sorry, no combos for your search. Try uploading your own!';
const melee = sampleCombos.filter(({ gameId }) => gameId === 'ssbm');
const nameOf = (id: string): string => findFighter(id)?.name ?? id;
let journey: Journey;
let page: Page;

beforeAll(async () => {
  journey = await Journey.start({ samples: true });
});
afterAll(() => journey[Symbol.asyncDispose]());
afterEach(async () => {
  await journey.closePages();
  expect(journey.pageErrors).toEqual([]);
});

const cards = (): Locator => page.getByRole('article');
const total = (): Locator =>
  page
    .locator('main')
    .getByRole('status')
    .filter({ hasText: /combos?$/ })
    .first();
const expectNames = (names: readonly string[]) =>
  expect(async () => {
    expect((await cards().getByRole('heading').allTextContents()).sort()).toEqual([...names].sort());
  }).toPass(patient);

describe('on a desktop', () => {
  beforeEach(async () => {
    page = await journey.openPage();
    await page.goto('/results/ssbm');
    await expect(total()).toHaveText(`${String(melee.length)} combos`);
  });

  it('filters by attacker and says beforehand how many there will be', async () => {
    await page.getByLabel('Attacker', { exact: true }).fill('Marth');
    const option = page.getByRole('option', { name: 'Marth' });
    const marths = melee.filter(({ characterId }) => characterId === 'ssbm:marth');
    await expect(option).toContainText(String(marths.length));
    await option.click();
    await expect(page).toHaveURL(/attacker=ssbm%3Amarth/);
    await expect(total()).toHaveText(`${String(marths.length)} combos`);
    await expectNames(marths.map(({ name }) => name));
    await expect(page.getByRole('button', { name: `Remove filter` }).first()).toBeVisible();
  });

  it('filters by who shared it', async () => {
    const author = page.getByLabel('Author', { exact: true });
    await author.fill('two words');
    await author.press('Enter');
    await expect(page.getByText('A display name has no spaces or commas.')).toBeVisible();
    await author.fill('@combolab');
    await author.press('Enter');
    await expect(page).toHaveURL(/author=combolab/);
    await expect(total()).toHaveText(`${String(melee.length)} combos`);
    await expect(page.getByRole('button', { name: 'Remove filter by combolab' })).toBeVisible();
    await expect(author).toHaveValue('');
    const chip = page.getByRole('button', { name: 'Remove filter by combolab' });
    await chip.click();
    await expect(chip).toHaveCount(0);
    const most = page.getByRole('group', { name: 'Authors who shared most' });
    const row = most.getByRole('checkbox', { name: `combolab ${String(melee.length)} combos` });
    await row.click();
    await expect(page).toHaveURL(/author=combolab/);
    await expect(chip).toBeVisible();
    await row.click();
    await expect(chip).toHaveCount(0);
    await author.fill('nobody-of-that-name');
    await author.press('Enter');
    await expect(total()).toHaveText('0 combos');
  });

  it('joins tag, percent and text; a reload and Back keep them', async () => {
    await page.getByLabel('Combo Type').fill('Edgeguard');
    await page.getByRole('option', { name: 'Edgeguard' }).click();
    await page.keyboard.press('Escape');
    const tagged = melee.filter(({ tags }) => tags.includes('Edgeguard'));
    await expectNames(tagged.map(({ name }) => name));

    await page.getByRole('slider', { name: 'Highest percent' }).focus();
    for (let n = 0; n < 15; n++) await page.keyboard.press('PageDown');
    await expect(page).toHaveURL(/percent=0-50/);
    const both = tagged.filter(({ percentRange: [low, high] }) => low <= 50 && high >= 0);
    await expectNames(both.map(({ name }) => name));

    await page.getByRole('combobox', { name: 'Search combos' }).fill('Ken');
    await expect(page).toHaveURL(/q=Ken/);
    await expectNames(['Ken combo']);

    const address = page.url();
    await page.reload();
    await expectNames(['Ken combo']);
    await expect(page.getByRole('combobox', { name: 'Search combos' })).toHaveValue('Ken');
    await page.getByRole('link', { name: 'Ken combo' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Ken combo' })).toBeVisible();
    await page.goBack();
    expect(page.url()).toBe(address);
    await expectNames(['Ken combo']);
    await page.getByRole('button', { name: /^Remove filter .*Ken/ }).click();
    await expectNames(both.map(({ name }) => name));
  });

  it('filters by several defenders, any of them', async () => {
    for (const name of ['Fox', 'Marth']) {
      await page.getByLabel('Defender(s)', { exact: true }).fill(name);
      await page.getByRole('option', { name }).first().click();
    }
    await expect(page).toHaveURL(/defender=ssbm%3Afox&defender=ssbm%3Amarth/);
    const hit = melee.filter(({ characterIds }) => characterIds.some((id) => ['ssbm:fox', 'ssbm:marth'].includes(id)));
    await expectNames(hit.map(({ name }) => name));
  });

  it('finds by the name of a fighter and by words of the description', async () => {
    const box = page.getByRole('combobox', { name: 'Search combos' });
    await box.fill('jigglypuff');
    const hers = melee.filter(({ characterId }) => characterId === 'ssbm:jigglypuff');
    await expectNames(hers.map(({ name }) => name));
    await box.fill('out loud');
    await expectNames(['Stomp to knee']);
  });

  it('says that there is nothing, and leads out of it', async () => {
    await page.getByRole('combobox', { name: 'Search combos' }).fill('zzzzqqqq');
    await expect(page.getByText(EMPTY)).toBeVisible();
    await page.getByRole('button', { name: /^Without “zzzzqqqq”/ }).click();
    await expect(total()).toHaveText(`${String(melee.length)} combos`);
  });

  it('lets a visitor read a combo but not take part', async () => {
    await page.getByRole('link', { name: 'Ken combo' }).click();
    await expect(page.locator('main')).toContainText('0 likes');
    await expect(page.getByRole('button', { name: /^Like/ })).toHaveCount(0);
    await openTab(page, 'discussion');
    await expect(page.getByLabel('Your comment')).toHaveCount(0);
    await expect(page.locator('main').getByRole('link', { name: 'Log in' })).toBeVisible();
  });
});

it('loads further combos while scrolling, each once', async () => {
  for (let n = 0; n < 30; n++) {
    await recordCombo(journey.running.product, SAMPLE_AUTHOR, {
      gameId: 'ssbu',
      characterId: 'ssbu:ness',
      characterIds: ['ssbu:mario'],
      name: `Scroll ${String(n)}`,
    });
  }
  page = await journey.openPage();
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let asked = 0;
  await page.route('**/api/search/combos?**cursor=**', async (route) => {
    asked += 1;
    await held;
    await route.continue();
  });
  await page.goto('/results/ssbu?attacker=ssbu:ness&q=Scroll');
  await expect(total()).toHaveText('30 combos');
  await expect.poll(() => cards().count()).toBeLessThan(30);
  await page.mouse.wheel(0, 2000);
  const more = page.getByRole('status').filter({ hasText: 'Loading more combos' });
  await expect(more).toBeVisible();
  answer();
  await expect(async () => {
    await page.mouse.wheel(0, 2000);
    expect(await cards().count()).toBe(30);
  }).toPass(patient);
  expect(new Set(await cards().getByRole('heading').allTextContents()).size).toBe(30);
  await expect(more).toHaveCount(0);
  await page.mouse.wheel(0, 2000);
  expect(asked).toBe(2);
});

it('shows in every count what choosing it would show', async () => {
  page = await journey.openPage();
  const answered = page.waitForResponse((response) => response.url().includes('facets=1'));
  await page.goto('/results/ssbm');
  const { facets } = (await (await answered).json()) as SearchResult;
  for (const { value, count } of facets?.difficulty ?? []) {
    const expected = `${String(count)} combo`;
    await page.goto(`/results/ssbm?difficulty=${value}`);
    await expect(total()).toHaveText(new RegExp(`^${expected}s?$`));
  }
  expect(facets?.attacker.length).toBeGreaterThan(5);
});

it('filters by a move that combos have, and says how many', async () => {
  page = await journey.openPage();
  await page.goto('/results/ssbu');
  const move = page.getByLabel('Has the move');
  await move.press('ArrowDown');
  const first = page.getByRole('option', { name: / combos$/ }).first();
  const [, name = '', count = ''] = /^(.+?)(\d+) combos$/.exec((await first.textContent()) ?? '') ?? [];
  expect(Number(count)).toBeGreaterThan(1);
  await first.click();
  await expect(total()).toHaveText(`${count} combos`);
  await expect(page).toHaveURL(`/results/ssbu?performs=${name.toLowerCase().replaceAll(' ', '-')}`);
  await expect(page.getByRole('button', { name: `Remove filter has ${name.toLowerCase()}` })).toBeVisible();
  await move.press('ArrowDown');
  // under all filters but its own
  await expect(page.getByRole('option', { name: / combos$/ }).first()).toHaveText(`${name}${count} combos`);
});

it('filters in a sheet on a phone, with one button', async () => {
  page = await journey.openPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await page.goto('/results/ssbm');
  await expect(total()).toHaveText(`${String(melee.length)} combos`);
  await page.getByRole('button', { name: 'Filters', exact: true }).tap();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByLabel('Attacker', { exact: true }).fill('Fox');
  await sheet.getByRole('option', { name: nameOf('ssbm:fox') }).click();
  const move = sheet.getByLabel('Has the move');
  await move.press('ArrowDown');
  await expect(sheet.getByRole('option', { name: 'Any move' })).toBeVisible();
  await move.press('Escape');
  await expect(sheet.getByRole('option')).toHaveCount(0);
  await expect(sheet).toBeVisible();
  await expect(page).not.toHaveURL(/attacker/);
  const foxes = melee.filter(({ characterId }) => characterId === 'ssbm:fox');
  await expect(sheet.getByRole('button', { name: 'Apply Filters' })).toHaveText(
    `Apply Filters: ${String(foxes.length)}`,
  );
  await sheet.getByRole('button', { name: 'Apply Filters' }).tap();
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(/attacker=ssbm%3Afox/);
  await expectNames(foxes.map(({ name }) => name));
});

it('suggests combos by their names, and leads to the one that is chosen', async () => {
  page = await journey.openPage();
  await page.goto('/results/ssbm');
  await searchBox(page).pressSequentially('stomp to k');
  const option = suggestions(page).getByRole('option', { name: 'Stomp to knee' });
  await expect(option).toHaveAccessibleName('Stomp to knee combo');
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(option).toBeInViewport();
  }
  expect(await problemsOf(page)).toEqual([]);
  const options = await suggestions(page).getByRole('option').allTextContents();
  const at = options.findIndex((text) => text.includes('Stomp to knee'));
  for (let presses = 0; presses <= at; presses += 1) await searchBox(page).press('ArrowDown');
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await searchBox(page).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Stomp to knee' })).toBeVisible();
});
