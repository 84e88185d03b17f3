import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { recordCombo } from '../testing/recorded-combo.js';
import { Journey } from './journey.js';
import { signedIn } from './people.js';

let journey: Journey;
let page: Page;
let own: string;
beforeAll(async () => {
  journey = await Journey.start();
});
afterAll(() => journey[Symbol.asyncDispose]());
beforeEach(async () => {
  const { userId, ...author } = await signedIn(journey, 'author');
  page = author.page;
  own = await recordCombo(journey.running.product, userId, { name: 'First name' });
  await page.goto(`/test/${own}`);
  await expect(page.getByLabel(/^Name/)).toHaveValue('First name');
});
afterEach(async () => {
  await journey.closePages();
  expect(journey.pageErrors).toEqual([]);
});

it('has what was changed when one comes back, however one has left, and can do without it', async () => {
  await page.getByLabel(/^Name/).fill('Second name');
  await page.getByRole('link', { name: 'Leave the editor' }).click();
  await expect(page).toHaveURL(`/combo/${own}`);
  await page.goto(`/test/${own}`);
  await expect(page.getByText('Your unsaved changes are back.')).toBeVisible();
  await expect(page.getByLabel(/^Name/)).toHaveValue('Second name');
  await page.getByRole('button', { name: 'discard them' }).click();
  await expect(page.getByLabel(/^Name/)).toHaveValue('First name');
  await page.goto(`/combo/${own}`);
  await page.goto(`/test/${own}`);
  await expect(page.getByLabel(/^Name/)).toHaveValue('First name');
  await expect(page.getByText('Your unsaved changes are back.')).toHaveCount(0);
});

it('goes back to an earlier version, which comes into the editor first', async () => {
  await page.getByLabel(/^Name/).fill('Second name');
  await page.getByText(/^Conditions/).press('Enter');
  const guess = page.getByLabel('50/50: the defender has to guess');
  await guess.press('Space');
  await expect(guess).toBeChecked();
  await page.getByRole('button', { name: 'submit' }).click();
  await expect(page).toHaveURL(`/combo/${own}`);
  await page.goto(`/test/${own}`);
  await page.getByRole('button', { name: 'earlier versions' }).click();
  const dialog = page.getByRole('dialog', { name: 'Earlier versions' });
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await expect(dialog.getByRole('listitem').first()).toContainText('Name, Conditions');
  await dialog.getByRole('button', { name: 'bring back' }).click();
  await expect(page.getByLabel(/^Name/)).toHaveValue('First name');
  await page.getByRole('button', { name: 'submit' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'First name' })).toBeVisible();
});
