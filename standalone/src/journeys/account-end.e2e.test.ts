import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { readZip } from '../testing/read-zip.js';
import { recordCombo } from '../testing/recorded-combo.js';
import { TestUser } from '../testing/test-user.js';
import { problemsOf } from './axe.js';
import { Journey } from './journey.js';
import { signedIn, signUp, type Person } from './people.js';
import { standIn } from './stand-in.js';

let journey: Journey;
beforeAll(async () => {
  journey = await Journey.start();
});
afterAll(() => journey[Symbol.asyncDispose]());
afterEach(async () => {
  await journey.closePages();
  expect(journey.pageErrors).toEqual([]);
});

/** Somebody at their settings who has shared a combo. */
async function openSettings(role: string): Promise<{ page: Page; person: Person; userId: string; comboId: string }> {
  const { page, person, userId } = await signedIn(journey, role);
  const comboId = await recordCombo(journey.running.product, userId, { name: `Spike of ${person.name}` });
  await page.goto('/settings');
  await expect(page.getByRole('heading', { name: 'Your data' })).toBeVisible();
  return { page, person, userId, comboId };
}

const first = (page: Page) => page.getByRole('dialog', { name: 'Delete your account?' });
const second = (page: Page) => page.getByRole('dialog', { name: 'Delete it for good?' });
const opener = (page: Page) => page.getByRole('button', { name: 'delete my account' });

async function typeEmail(page: Page, email: string): Promise<void> {
  await opener(page).click();
  await first(page).getByLabel('E-mail of this account').fill(email);
  await page.keyboard.press('Enter');
}

it('hands over an archive with everything, which any program can open', async () => {
  const { page, person, comboId } = await openSettings('taker');
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'download my data' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^combolab-my-data-\d{4}-\d\d-\d\d\.zip$/);
  await expect(page.getByText('Your data was handed to your browser to save.')).toBeVisible();
  const files = readZip(await readFile(await download.path()));
  expect(JSON.parse(files.get('account.json')?.toString() ?? '')).toMatchObject({
    email: person.email,
    displayName: person.name,
  });
  const combos = JSON.parse(files.get('combos.json')?.toString() ?? '') as { items: object[] };
  expect(combos.items).toMatchObject([{ _id: comboId, name: `Spike of ${person.name}` }]);
  expect(files.get('README.txt')?.toString()).toContain('combos.json');
});

it('says at its place why the archive could not be fetched, and fetches it the next time', async () => {
  const { page } = await openSettings('unlucky');
  const button = page.getByRole('button', { name: 'download my data' });
  const resume = await standIn(page, '**/api/user/export', (route) => route.abort());
  await button.click();
  await expect(page.getByRole('alert')).toContainText('No connection to ComboLab');
  resume();
  const coming = page.waitForEvent('download');
  await button.click();
  await coming;
  await expect(page.getByRole('alert')).toBeHidden();
});

it('asks twice, and nothing happens to who turns back or whose request is lost', async () => {
  const { page, person } = await openSettings('wavering');
  await opener(page).click();
  const goOn = first(page).getByRole('button', { name: 'go on' });
  await expect(goOn).toBeDisabled();
  await first(page).getByLabel('E-mail of this account').fill('somebody@example.test');
  await expect(goOn).toBeDisabled();
  expect(await problemsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(first(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();

  await typeEmail(page, person.email.toUpperCase());
  await expect(second(page)).toContainText('Your combos with their clips');
  await expect(second(page)).toContainText('What others wrote');
  await expect(second(page).getByRole('button', { name: 'keep my account' })).toBeFocused();
  expect(await problemsOf(page)).toEqual([]);
  await page.route('**/api/user/delete-account', (route) => route.abort());
  await second(page).getByRole('button', { name: 'delete for good' }).click();
  await expect(second(page).getByRole('alert')).toContainText('No connection to ComboLab');
  await second(page).getByRole('button', { name: 'keep my account' }).click();
  await expect(second(page)).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: `Account of ${person.name}` })).toBeVisible();
});

it('says that the account has ended also when the answer is lost on its way', async () => {
  const { page, person } = await openSettings('unheard');
  await typeEmail(page, person.email);
  let done = 0;
  await page.route('**/api/user/delete-account', async (route) => {
    if ((await route.fetch()).ok()) done += 1;
    await route.abort();
  });
  await second(page).getByRole('button', { name: 'delete for good' }).click();
  await expect(page.getByText('Your account was deleted.')).toBeVisible();
  await expect(page).toHaveURL(/\/authenticate/);
  await expect(page.getByText('No connection to ComboLab')).toBeHidden();
  expect(done).toBe(1);
});

it('asks for the password of who signed in long ago before the account ends', async () => {
  const { page, person, userId } = await openSettings('returning');
  await journey.running.longSignedIn(userId);
  await page.reload();
  await typeEmail(page, person.email);
  const end = second(page).getByRole('button', { name: 'delete for good' });
  await end.click();
  const password = second(page).getByLabel('Your password');
  await expect(password).toBeFocused();
  await expect(end).toBeDisabled();
  expect(await problemsOf(page)).toEqual([]);
  await password.fill('not the password');
  await end.click();
  await expect(second(page)).toContainText('This is not your password.');
  await password.fill(person.password);
  await end.click();
  await expect(page.getByText('Your account was deleted.')).toBeVisible();
});

it('ends the account: signed out everywhere, the combo gone, the name free', async () => {
  const { page, person, comboId } = await openSettings('leaving');
  const elsewhere = await journey.openPage();
  await elsewhere.goto('/authenticate?mode=login');
  await elsewhere.getByLabel('E-mail').fill(person.email);
  await elsewhere.getByLabel('Password').fill(person.password);
  await elsewhere.getByRole('button', { name: 'log in', exact: true }).first().click();
  await elsewhere.getByRole('button', { name: `Account of ${person.name}` }).waitFor();

  await typeEmail(page, person.email);
  await second(page).getByRole('button', { name: 'delete for good' }).click();
  await expect(page).toHaveURL(/\/authenticate/);
  await expect(page.getByText('Your account was deleted.')).toBeVisible();
  await expect(page.getByRole('button', { name: `Account of ${person.name}` })).toBeHidden();
  await elsewhere.goto('/settings');
  await expect(elsewhere).toHaveURL(/\/authenticate/);

  const visitor = TestUser.visitor(journey.running.urls[0] ?? '');
  await expect.poll(async () => (await visitor.get(`/combo/${comboId}`)).status).toBe(404);
  await page.goto(`/combo/${comboId}`);
  await expect(page.getByText('It may have been deleted')).toBeVisible();
  await signUp(page, person);
  await expect(page.getByRole('button', { name: `Account of ${person.name}` })).toBeVisible();
});
