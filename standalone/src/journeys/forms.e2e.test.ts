import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { LIMITS } from '@combolab/contracts';
import { makeClip } from '../testing/clips.js';
import { Journey } from './journey.js';
import { newPerson, signedIn, signUp } from './people.js';
import { choosePercents, sharedCombo } from './shared-combo.js';
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

const logIn = async (page: Page, email: string, password: string) => {
  await page.goto('/authenticate?mode=login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'log in', exact: true }).first().click();
};

describe('account', () => {
  it('is known again after a reload and in another tab, and not after logging out in one of them', async () => {
    const { page, person } = await signedIn(journey, 'back');
    const account = { name: `Account of ${person.name}` };
    await page.goto('/results');
    await page.reload();
    await expect(page.getByRole('button', account)).toBeVisible();
    const tab = await page.context().newPage();
    await tab.goto('/results');
    await tab.getByRole('button', account).click();
    await tab.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(tab).toHaveURL(/\/authenticate$/);
    await page.reload();
    await expect(page.getByText('signup / login')).toBeVisible();
    await expect(page.getByRole('button', account)).toHaveCount(0);
  });

  it('gets a new password by the link of a mail, once; the old one is no longer good', async () => {
    const person = newPerson('forgets');
    await signUp(await journey.openPage(), person);
    const page = await journey.openPage();
    await page.goto('/forgot-password');
    await page.getByLabel('E-mail').fill(`nobody-${person.email}`);
    await page.getByRole('button', { name: 'send link' }).click();
    await expect(page.getByText('Password reset email sent')).toBeVisible();
    await page.getByLabel('E-mail').fill(person.email);
    await page.getByRole('button', { name: 'send again' }).click();
    const link = await journey.running.resetLink(person.email);
    const choose = async (password: string) => {
      await page.goto(link);
      await page.getByLabel('New password').fill(password);
      await page.getByRole('button', { name: 'save password' }).click();
    };
    await choose('harbour violet 97');
    await expect(page).toHaveURL(/\/authenticate\?mode=login$/);
    await choose('another one 1234');
    await expect(page.getByRole('alert')).toContainText('This reset link was used or is too old. Ask for a new one.');
    await logIn(page, person.email, person.password);
    await expect(page.getByRole('alert')).toHaveText('E-mail or password is wrong. Check both and try again.');
    await logIn(page, person.email, 'harbour violet 97');
    await expect(page.getByRole('button', { name: `Account of ${person.name}` })).toBeVisible();
  });

  it('is refused for an e-mail that has one', async () => {
    const { person } = await signedIn(journey, 'twice');
    const page = await journey.openPage();
    await page.goto('/authenticate');
    await page.getByLabel('Display name').fill(`${person.name}2`);
    await page.getByLabel('E-mail').fill(person.email);
    await page.getByLabel('Password').fill(person.password);
    await page.getByRole('button', { name: 'sign up', exact: true }).first().click();
    await expect(page.getByRole('alert')).toHaveText(
      'There is an account with this e-mail. Log in, or reset its password.',
    );
  });

  it('says that the password is wrong and keeps what was typed', async () => {
    const person = newPerson('wrong');
    await signUp(await journey.openPage(), person);
    const page = await journey.openPage();
    await logIn(page, person.email, 'not the password');
    const banner = page.getByRole('alert').filter({ hasText: /wrong|not right|incorrect|do not match|invalid/i });
    await expect(banner).toBeVisible();
    await expect(banner).toBeFocused();
    await expect(page.getByLabel('E-mail')).toHaveValue(person.email);
    await page.getByLabel('Password').fill(person.password);
    await page.getByRole('button', { name: 'log in', exact: true }).first().click();
    await expect(page.getByRole('button', { name: `Account of ${person.name}` })).toBeVisible();
  });

  it('makes the account of somebody whose name is taken, and asks for another name only', async () => {
    const person = newPerson('taken');
    await signUp(await journey.openPage(), person);
    const page = await journey.openPage();
    await page.goto('/authenticate');
    await page.getByLabel('Display name').fill(person.name);
    await page.getByLabel('E-mail').fill(`other-${person.email}`);
    await page.getByLabel('Password').fill(person.password);
    await page.getByRole('button', { name: 'sign up', exact: true }).first().click();
    await expect(page.getByRole('heading', { name: 'One thing left' })).toBeVisible();
    await expect(page.getByRole('alert')).toContainText(/taken/i);
    await page.getByLabel('Display name').fill(`${person.name}2`);
    await page.getByRole('button', { name: 'use this name' }).click();
    await expect(page.getByRole('button', { name: `Account of ${person.name}2` })).toBeVisible();
  });

  it('leads a visitor who wants to create through the sign-up and back', async () => {
    const page = await journey.openPage();
    await page.goto('/results');
    await page.getByRole('button', { name: 'Create' }).click();
    await expect(page).toHaveURL(/\/authenticate\?next=/);
    const person = newPerson('maker');
    await page.getByLabel('Display name').fill(person.name);
    await page.getByLabel('E-mail').fill(person.email);
    await page.getByLabel('Password').fill(person.password);
    await page.getByRole('button', { name: 'sign up', exact: true }).first().click();
    await expect(page).toHaveURL(/\/test\/test$/);
    await expect(page.getByRole('heading', { name: 'New combo' })).toBeVisible();
  });
});

describe('files', () => {
  let page: Page;
  const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });
  const chooseFile = (chosen: ReturnType<typeof file>) => page.getByLabel('Video file').setInputFiles(chosen);

  beforeEach(async () => {
    ({ page } = await signedIn(journey, 'sender'));
    await page.goto('/test/test');
    await page.getByLabel(/^Name/).fill('Still here');
    await page.getByLabel(/^Description/).fill('Also here.');
    for (const [label, text] of [
      [/^Game/, 'Ultimate'],
      [/^Attacker/, 'Ness'],
      [/^Defenders/, 'Mario'],
    ] as const) {
      await page.getByLabel(label).fill(text);
      await page.getByRole('option', { name: text }).first().click();
      await page.keyboard.press('Escape');
    }
    await choosePercents(page);
  });

  const expectFormKept = async () => {
    await expect(page.getByLabel(/^Name/)).toHaveValue('Still here');
    await expect(page.getByLabel(/^Description/)).toHaveValue('Also here.');
    await expect(page.locator('[data-field=attacker]')).toContainText('Ness');
  };

  it('refuses a large file that is no video inside, in words', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'combolab-clip-'));
    const long = join(folder, 'long.mp4');
    await writeFile(long, '');
    await truncate(long, LIMITS.videoBytes + 1);
    await page.getByLabel('Video file').setInputFiles(long);
    await expect(page.getByRole('alert')).toContainText('is not one');
    await rm(folder, { recursive: true });
    await expectFormKept();
  });

  it('refuses a file that does not call itself a video', async () => {
    await chooseFile(file('notes.txt', 'text/plain', Buffer.from('up air')));
    await expect(page.getByRole('alert')).toContainText('This file is not a video we can take.');
    await expectFormKept();
  });

  it('refuses a file that only calls itself a video', async () => {
    await chooseFile(file('pretends.mp4', 'video/mp4', Buffer.from('this is no clip at all '.repeat(400))));
    await expect(page.getByRole('alert')).toContainText('is not one');
    await expectFormKept();
  });

  it('tells what the server refuses, and takes another file for the same form', async () => {
    const sound = { input: ['-f', 'lavfi', '-i', 'sine=duration=1'], output: ['-c:a', 'aac'] };
    await chooseFile(file('sound.mp4', 'video/mp4', await makeClip(sound)));
    await expect(page.getByRole('alert')).toContainText('no pictures');
    const problem = { type: 'about:blank', title: 'Not a video', status: 415, code: 'not-a-video', correlationId: '' };
    const body = JSON.stringify({ ...problem, detail: 'This is not a video we can take.' });
    const resume = await standIn(page, '**/api/add-combo*', (route) => {
      resume();
      return route.fulfill({ status: 415, body });
    });
    await chooseFile(file('other.mp4', 'video/mp4', await makeClip()));
    // the file was looked at, and is the clip
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.getByRole('button', { name: 'submit' }).click();
    await expect(page.getByRole('form').getByRole('alert')).toContainText(/video/i, { timeout: 40_000 });
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectFormKept();
    await chooseFile(file('clip.mp4', 'video/mp4', await makeClip()));
    await page.getByRole('button', { name: 'submit' }).click();
    await sharedCombo(page, { timeout: 30_000 });
  });
});
