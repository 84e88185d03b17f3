import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { seriousProblems } from './axe.js';
import { Journey } from './journey.js';
import { sideways, smallTargets } from './layout.js';

let journey: Journey;
let page: Page;
beforeAll(async () => {
  journey = await Journey.start();
});
afterAll(() => journey[Symbol.asyncDispose]());
beforeEach(async () => {
  page = await journey.openPage();
});
afterEach(async () => {
  await journey.closePages();
  expect(journey.pageErrors).toEqual([]);
});

const rows = () => page.getByRole('region', { name: 'Frames of all moves' }).getByRole('row');
const row = (name: string) => rows().filter({ has: page.getByRole('rowheader', { name }) });

it('shows the frames of a fighter, sorted by any column and found by letters, and the address says so', async () => {
  await page.goto('/what-can-i-do');
  await page.getByRole('link', { name: 'Mario', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Frame data of Mario' })).toBeVisible();
  await expect(
    page.getByText('Fastest out of shield: Up B (Super Jump Punch) 3, Neutral Air 6, Up Air 7'),
  ).toBeVisible();
  await expect(row('Forward Tilt').getByRole('cell')).toHaveText(['5', '25', '–', '7', '−13', '16', '5–7']);
  await page.getByRole('button', { name: 'Startup' }).click();
  await page.getByRole('button', { name: 'Startup' }).click();
  await expect(page.getByRole('columnheader', { name: 'Startup' })).toHaveAttribute('aria-sort', 'descending');
  await page.getByRole('searchbox', { name: 'Move' }).fill('air');
  await expect(rows()).toHaveCount(6);
  await expect(rows().nth(1)).toContainText('Forward Air');
  await page.reload();
  await expect(rows().nth(1)).toContainText('Forward Air');
  await expect(page).toHaveURL(/\/frames\/mario\?q=air&sort=-startup$/);
});

it('fits a phone, with the table scrolling by itself, and so does the tool', async () => {
  page = await journey.openPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  for (const path of ['/frames/mario?with=ness', '/what-can-i-do?defender=ness&attacker=mario&move=down-smash']) {
    await page.goto(path);
    await expect(page.getByText('Where the numbers come from')).toBeVisible();
    expect([path, await sideways(page), await smallTargets(page)]).toEqual([path, [], []]);
  }
});

it('puts two fighters beside each other, by keys alone', async () => {
  await page.goto('/frames/mario');
  await page.getByLabel('Beside').focus();
  await page.keyboard.type('Ness');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(row('Forward Tilt').getByRole('cell').first()).toHaveText('Mario 5, Ness 7');
  expect(await seriousProblems(page)).toEqual([]);
});

it('says of whom there are tables when there is none of the one that was asked for', async () => {
  await page.goto('/frames/kirby');
  await expect(page.getByText('There is no frame data of kirby')).toBeVisible();
  await page.getByRole('link', { name: 'Ness' }).click();
  await expect(page.getByRole('heading', { name: 'Frame data of Ness' })).toBeVisible();
});
