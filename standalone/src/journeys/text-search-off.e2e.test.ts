import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { sampleFolder } from '../testing/sample-folder.js';
import { startTestProduct, type TestProduct } from '../testing/test-product.js';
import { sharedBrowser } from './browser.js';
import { PAGE_FOLDER } from './site.js';

let running: TestProduct;
let page: Page;
beforeAll(async () => {
  const { dataDir: copyOf } = await sampleFolder();
  running = await startTestProduct({ copyOf, pageFolder: PAGE_FOLDER, env: { RATE_LIMITS: 'off' } });
  page = await (await sharedBrowser()).newPage({ baseURL: running.url });
});
afterAll(async () => {
  await page.close();
  await running[Symbol.asyncDispose]();
});

it('goes on with filters while the search engine is away, and says that text search is off', async () => {
  await page.goto('/results/ssbm');
  const cards = page.getByRole('article');
  await expect(cards.first()).toBeVisible();
  const names = await cards.getByRole('heading').allTextContents();
  await running.product.ports.search[Symbol.asyncDispose]();

  await page.reload();
  await expect(page.getByText('Text search is off for the moment. Filters still work.')).toBeVisible();
  await expect(cards.getByRole('heading')).toHaveText(names);
  await page.goto('/results/ssbm?attacker=ssbm:marth');
  await expect(cards.first()).toBeVisible();
  expect(await cards.count()).toBeLessThan(names.length);

  await page.getByRole('combobox', { name: 'Search combos' }).fill('ken');
  const notice = page.getByRole('alert').filter({ hasText: 'Text search is off' });
  await expect(notice).toContainText('Remove the text to go on with filters');
  await notice.getByRole('button', { name: 'Drop the text' }).click();
  await expect(cards.first()).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Search combos' })).toHaveValue('');
  await expect(page).toHaveURL(/\/results\/ssbm\?attacker=ssbm/);
});
