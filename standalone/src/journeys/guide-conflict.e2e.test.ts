import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Locator, Page } from 'playwright';
import { expect } from 'playwright/test';
import { freePort } from '../testing/free-port.js';
import { removeFolder } from '../testing/remove-folder.js';
import { ServerProcess } from '../testing/server-process.js';
import { sharedBrowser } from './browser.js';
import { holdSocket } from './held-socket.js';
import { newPerson, signUp, type Person } from './people.js';
import { standIn } from './stand-in.js';

const patient = { timeout: 30_000 };
let browser: Browser;
let dataDir: string;
let port: number;
let server: ServerProcess;
let contexts: BrowserContext[];
let person: Person;
let page: Page;

const start = () => ServerProcess.start(dataDir, { PORT: String(port) });
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'combolab-guides-'));
  port = await freePort();
  [browser, server] = await Promise.all([sharedBrowser(), start()]);
});
afterAll(async () => {
  await server.kill();
  await removeFolder(dataDir);
});
beforeEach(async () => {
  contexts = [];
  page = await openDevice();
  person = newPerson('author');
  await signUp(page, person);
  await page.goto('/guide/default');
  await page.getByRole('button', { name: 'Create a draft' }).first().click();
  await section(page, 1).waitFor();
  await write(page, 1, 'Ness off stage');
  await saveNow(page);
});
afterEach(async () => {
  for (const context of contexts) await context.close();
});

/** A browser of its own, signed in as another one is when that is given. */
async function openDevice(like?: Page): Promise<Page> {
  const context = await browser.newContext({
    baseURL: server.url,
    ...(like !== undefined && { storageState: await like.context().storageState() }),
  });
  contexts.push(context);
  return context.newPage();
}

const section = (on: Page, n: number): Locator =>
  on.getByRole('textbox', { name: new RegExp(`, section ${String(n)}$`) });
const write = (on: Page, n: number, text: string) => section(on, n).fill(text);
const status = (on: Page): Locator => on.locator('[data-status]');
const conflict = (on: Page): Locator => on.getByRole('dialog', { name: /was saved elsewhere/ });
const choose = (on: Page, name: string) => conflict(on).getByRole('button', { name, exact: true }).click();

async function saveNow(on: Page): Promise<void> {
  await on.keyboard.press('Control+s');
  await expect(status(on)).toHaveText('saved', patient);
}

/** What the server has, as its author reads it. */
async function stands(texts: readonly string[]): Promise<void> {
  const reader = await page.context().newPage();
  await reader.goto(page.url().replace('/guide/', '/guides/'));
  for (const text of texts) await expect(reader.locator('main')).toContainText(text, patient);
  await reader.close();
}

it('is taken over when it was saved after it was opened elsewhere and before anybody there could hear of it', async () => {
  const other = await openDevice(page);
  const hear = await holdSocket(other);
  await other.goto(page.url());
  await expect(section(other, 1)).toHaveValue('Ness off stage');
  await write(page, 1, 'Ness on stage');
  await saveNow(page);
  await hear();
  await expect(section(other, 1)).toHaveValue('Ness on stage', patient);
});

it('is taken over where nothing is unsaved, and asked about where something is', async () => {
  const other = await openDevice(page);
  await other.goto(page.url());
  await expect(section(other, 1)).toHaveValue('Ness off stage');
  await write(page, 1, 'Ness on stage');
  await saveNow(page);
  await expect(section(other, 1)).toHaveValue('Ness on stage', patient);

  await other.context().setOffline(true);
  await write(other, 1, 'Ness, written on the train');
  await write(page, 1, 'Ness, written at home');
  await saveNow(page);
  await other.context().setOffline(false);
  await other.keyboard.press('Control+s');
  await expect(conflict(other)).toContainText('Ness, written on the train', patient);
  await expect(conflict(other)).toContainText('Ness, written at home');
  await expect(status(other)).not.toHaveText('saved');
  await stands(['Ness, written at home']);

  await choose(other, 'keep mine');
  await expect(status(other)).toHaveText('saved', patient);
  await stands(['Ness, written on the train']);
  await expect(section(page, 1)).toHaveValue('Ness, written on the train', patient);
});

it('gives way to the other text when one wants it, and can be brought back', async () => {
  const other = await openDevice(page);
  await other.goto(page.url());
  await section(other, 1).waitFor();
  await other.context().setOffline(true);
  await write(other, 1, 'Mine');
  await write(page, 1, 'Theirs');
  await saveNow(page);
  await other.context().setOffline(false);
  await other.keyboard.press('Control+s');
  await conflict(other).waitFor(patient);
  await choose(other, 'take theirs');
  await expect(section(other, 1)).toHaveValue('Theirs');
  await expect(status(other)).toHaveText('saved');
  await section(other, 1).press('Control+z');
  await expect(section(other, 1)).toHaveValue('Mine');
  await saveNow(other);
  await stands(['Mine']);
});

it('keeps both: theirs stays, ours becomes a draft of its own, and nothing is chosen before one chooses', async () => {
  const other = await openDevice(page);
  await other.goto(page.url());
  await section(other, 1).waitFor();
  await other.context().setOffline(true);
  await write(other, 1, 'Mine, for later');
  await write(page, 1, 'Theirs, as it is');
  await saveNow(page);
  await other.context().setOffline(false);
  await other.keyboard.press('Control+s');
  await conflict(other).waitFor(patient);
  await other.keyboard.press('Escape');
  await expect(conflict(other)).toBeHidden();
  await expect(section(other, 1)).toHaveValue('Mine, for later');
  await other.getByRole('button', { name: 'Compare', exact: true }).click();
  await choose(other, 'take theirs, keep mine as a draft');
  await other.waitForURL((url) => url.pathname !== new URL(page.url()).pathname, patient);
  await expect(section(other, 1)).toHaveValue('Mine, for later', patient);
  await expect(status(other)).toHaveText('saved');
  await expect(section(page, 1)).toHaveValue('Theirs, as it is');
  await stands(['Theirs, as it is']);
});

it('is written on without a connection and saved once it is back', async () => {
  await page.context().setOffline(true);
  await write(page, 1, 'Ness in a tunnel');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('alert')).toContainText('No connection', patient);
  await expect(status(page)).not.toHaveText('saved');
  await write(page, 1, 'Ness behind the tunnel');
  await page.context().setOffline(false);
  await expect(status(page)).toHaveText('saved', patient);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await stands(['Ness behind the tunnel']);
});

it.each(['a reload', 'a crash of the tab'])('comes back after %s, unsaved as it was', async (mishap) => {
  const resume = await standIn(page, '**/api/guides/update', (route) => route.abort('connectionreset'));
  await write(page, 1, 'Ness before it');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('alert')).toContainText('No connection', patient);
  const address = page.url();
  if (mishap === 'a reload') {
    page.on('dialog', (dialog) => void dialog.accept());
    resume();
    await page.reload();
  } else {
    const crashed = page.waitForEvent('crash');
    await Promise.all([crashed, page.goto('chrome://crash').catch(() => undefined)]);
    page = await page.context().newPage();
    await page.goto(address);
  }
  await expect(section(page, 1)).toHaveValue('Ness before it', patient);
  await expect(status(page)).toHaveText('saved', patient);
  await stands(['Ness before it']);
});

it('is saved once, though the server dies with the answer', async () => {
  const resume = await standIn(page, '**/api/guides/update', async (route) => {
    resume();
    await route.fetch();
    await server.kill();
    await route.abort('connectionreset');
  });
  await write(page, 1, 'Ness and the power cut');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('alert')).toContainText('No connection', patient);
  await section(page, 1).press('End');
  await page.keyboard.type(', part two');
  server = await start();
  await page.keyboard.press('Control+s');
  await expect(status(page)).toHaveText('saved', patient);
  await expect(conflict(page)).toHaveCount(0);
  await stands(['Ness and the power cut, part two']);
});

it('outlives a session that has ended: it is there and saved after the next login', async () => {
  await write(page, 1, 'Ness after hours');
  await page.evaluate(`fetch('/api/auth/sign-out', {
    method: 'POST',
    headers: { authorization: 'Bearer ' + localStorage.getItem('combolab.session') },
  })`);
  await page.keyboard.press('Control+s');
  await page.waitForURL(/\/authenticate/, patient);
  await page
    .getByRole('button', { name: /log in/i })
    .first()
    .click();
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Password').fill(person.password);
  await page.getByLabel('Password').press('Enter');
  await expect(section(page, 1)).toHaveValue('Ness after hours', patient);
  await expect(status(page)).toHaveText('saved', patient);
  await stands(['Ness after hours']);
});
