import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { problemsOf } from './axe.js';
import { Journey } from './journey.js';
import { signedIn } from './people.js';

let journey: Journey;
beforeAll(async () => {
  journey = await Journey.start();
});
afterAll(() => journey[Symbol.asyncDispose]());
afterEach(async () => {
  await journey.closePages();
  expect(journey.pageErrors).toEqual([]);
});

const section = (page: Page) => page.getByRole('region', { name: 'API tokens' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Make an API token' });

async function openTokens(role: string) {
  const { page, person, userId } = await signedIn(journey, role);
  await page.goto('/settings');
  await expect(section(page).getByText('You have no API tokens.')).toBeVisible();
  return { page, person, userId };
}

/** A program that is not the page. */
async function call(path: string, token: string, body?: object) {
  const answer = await fetch(`${journey.running.urls[0] ?? ''}/api${path}`, {
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  });
  return answer.status;
}

it('makes a token by keyboard, copies it once, lets a program in, and revokes it', async () => {
  const { page } = await openTokens('programmer');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await section(page).getByRole('button', { name: 'make a token' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('button', { name: 'make token' })).toBeDisabled();
  await dialog(page).getByLabel('Name').fill('Stream overlay');
  await dialog(page)
    .getByRole('checkbox', { name: /write:lists/ })
    .focus();
  await page.keyboard.press('Space');
  await dialog(page).getByRole('radio', { name: '30 days' }).check();
  expect(await problemsOf(page)).toEqual([]);
  await dialog(page).getByLabel('Name').press('Enter');
  await expect(dialog(page)).toBeHidden();

  const field = section(page).getByRole('textbox', { name: 'Token', exact: true });
  await expect(field).toBeFocused();
  const token = await field.inputValue();
  await section(page).getByRole('button', { name: 'copy token' }).click();
  await expect(section(page).getByRole('button', { name: 'copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(token);
  expect(await problemsOf(page)).toEqual([]);
  await section(page).getByRole('button', { name: 'done' }).click();
  await expect(field).toBeHidden();
  await expect(section(page).getByRole('button', { name: 'make a token' })).toBeFocused();

  expect(await call('/user/lists', token)).toBe(200);
  expect(await call('/lists/make', token, { name: 'By a program' })).toBe(200);
  expect(await call('/combo/add-comment', token, { comboId: 'none', comment: 'x' })).toBe(403);
  await page.reload();
  const row = section(page).getByRole('listitem').filter({ hasText: 'Stream overlay' });
  await expect(row).toContainText(/read\s*write:lists/);
  await expect(row).toContainText('used today');
  expect(await page.content()).not.toContain(token);

  await row.getByRole('button', { name: 'Revoke Stream overlay' }).click();
  const question = page.getByRole('dialog', { name: 'Hey, do you want to do this?' });
  await question.getByRole('button', { name: 'cancel' }).click();
  expect(await call('/user/lists', token)).toBe(200);
  await row.getByRole('button', { name: 'Revoke Stream overlay' }).click();
  await question.getByRole('button', { name: 'confirm' }).click();
  await expect(section(page).getByText('You have no API tokens.')).toBeVisible();
  expect(await call('/user/lists', token)).toBe(401);
});

it('keeps what was typed when a token cannot be made, and says why', async () => {
  const { page } = await openTokens('unlucky');
  await section(page).getByRole('button', { name: 'make a token' }).click();
  await dialog(page).getByLabel('Name').fill('Bot');
  await dialog(page).getByRole('checkbox', { name: /^Read/ }).uncheck();
  await expect(dialog(page).getByText('Choose at least one.')).toBeVisible();
  await dialog(page).getByRole('checkbox', { name: /^Read/ }).check();
  await page.route('**/api/user/make-api-token', (route) => route.abort());
  await dialog(page).getByRole('button', { name: 'make token' }).click();
  await expect(dialog(page).getByRole('alert')).toBeVisible();
  await expect(dialog(page).getByLabel('Name')).toHaveValue('Bot');
  await page.unroute('**/api/user/make-api-token');
  await dialog(page).getByRole('button', { name: 'make token' }).click();
  await expect(section(page).getByRole('textbox', { name: 'Token', exact: true })).toBeVisible();
});

it('asks for the password of who signed in long ago, and goes on with what was typed', async () => {
  const { page, person, userId } = await openTokens('returning');
  await journey.running.longSignedIn(userId);
  await page.reload();
  await section(page).getByRole('button', { name: 'make a token' }).click();
  await dialog(page).getByLabel('Name').fill('Bot');
  await dialog(page).getByRole('button', { name: 'make token' }).click();
  const password = dialog(page).getByLabel('Your password');
  await expect(password).toBeFocused();
  await expect(dialog(page)).toContainText('Type your password to go on');
  await expect(dialog(page).getByRole('button', { name: 'make token' })).toBeDisabled();
  expect(await problemsOf(page)).toEqual([]);
  await password.fill('not the password');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toContainText('This is not your password.');
  await password.fill(person.password);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(section(page).getByRole('textbox', { name: 'Token', exact: true })).toBeVisible();
  await expect(section(page)).toContainText('Bot');
});
