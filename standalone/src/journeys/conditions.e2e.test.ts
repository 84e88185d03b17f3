import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { recordCombo } from '../testing/recorded-combo.js';
import { openTab } from './combo-tabs.js';
import { Journey } from './journey.js';
import { signedIn } from './people.js';

let journey: Journey;
let page: Page;

beforeAll(async () => {
  journey = await Journey.start();
});
afterAll(() => journey[Symbol.asyncDispose]());
afterEach(async () => {
  await journey.closePages();
  expect(journey.pageErrors).toEqual([]);
});

/** Opens a select by keyboard and takes an option. */
async function choose(label: string, option: string): Promise<void> {
  const box = page.getByLabel(label);
  await box.press('ArrowDown');
  await page.getByRole('option', { name: option, exact: true }).click();
}

it('is said by the author, shown on the page of the combo and found by a filter', async () => {
  const { userId, ...author } = await signedIn(journey, 'author');
  page = author.page;
  const own = await recordCombo(journey.running.product, userId, { name: 'Still works' });
  await recordCombo(journey.running.product, 'somebody', { name: 'Nobody said' });
  await page.goto(`/combo/${own}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Still works' })).toBeVisible();
  await openTab(page, 'notes');
  await expect(page.getByText(/^Tested on/)).toHaveCount(0);
  await page.goto(`/test/${own}`);
  await expect(page.locator('[data-field=patch]')).toContainText('Not set');
  await choose('Tested on', '13.0.3');
  await page.getByRole('button', { name: 'submit' }).click();
  await expect(page).toHaveURL(`/combo/${own}`);
  await openTab(page, 'notes');
  await expect(page.getByText('Tested on 13.0.3')).toBeVisible();

  await page.goto('/results/ssbu');
  await expect(page.getByRole('article')).toHaveCount(2);
  await choose('Game version', '13.0.3 1 combo');
  await expect(page).toHaveURL(/patch=13\.0\.3/);
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(['Still works']);
  await page.getByRole('button', { name: 'Remove filter version 13.0.3' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page).not.toHaveURL(/patch=/);

  await page.goto(`/test/${own}`);
  await choose('Tested on', 'Not set');
  await page.getByRole('button', { name: 'submit' }).click();
  await expect(page).toHaveURL(`/combo/${own}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Still works' })).toBeVisible();
  await openTab(page, 'notes');
  await expect(page.getByText(/^Tested on/)).toHaveCount(0);
}, 90_000);

it('is searched by the conditions that its author gave, whatever is in the address', async () => {
  const conditions = { position: 'ledge', di: 'out', fiftyFifty: true, outOfShield: true } as const;
  await recordCombo(journey.running.product, 'somebody', { name: 'At the edge', conditions });
  page = await journey.openPage();
  await page.goto('/results/ssbu');
  const names = () => page.getByRole('article').getByRole('heading').allTextContents();
  await expect.poll(async () => (await names()).includes('At the edge')).toBe(true);
  await page.getByText('Conditions', { exact: false }).locator('xpath=ancestor-or-self::summary').click();
  await page.getByRole('checkbox', { name: 'at the ledge 1 combo' }).click();
  await expect(page).toHaveURL(/position=ledge/);
  await expect.poll(names).toEqual(['At the edge']);
  await page.getByRole('checkbox', { name: 'DI in 0 combos' }).click();
  await expect(page.getByText('Sorry, no combos for your search.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove filter DI in' }).click();
  await expect.poll(names).toEqual(['At the edge']);
  await page.goto('/results/ssbu?outOfShield=true&position=ledge&fiftyFifty=true&di=out&verified=false');
  await expect.poll(names).toEqual(['At the edge']);
  await expect(page.getByRole('list', { name: 'Active filters' }).getByRole('listitem')).toHaveText([
    ...['not verified', 'at the ledge', 'DI out', '50/50', 'out of shield'],
  ]);
});

it('takes a group of fighters in the address for its members', async () => {
  await recordCombo(journey.running.product, 'somebody', { name: 'By a wolf', characterId: 'ssbu:wolf' });
  page = await journey.openPage();
  await page.goto('/results/ssbu?attacker=ssbu:spacies');
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(['By a wolf']);
  await expect(page.getByRole('button', { name: 'Remove filter Fox / Falco / Wolf' })).toBeVisible();
});
