import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import type { Combo } from '@combolab/contracts';
import { Opened } from '@combolab/platform';
import { comboForm, makeClip } from '../testing/clips.js';
import { DistributedSite, siteSettings } from '../testing/distributed-site.js';
import { FirebaseAccounts } from '../testing/firebase-accounts.js';
import { OwnEngine } from '../testing/own-engine.js';
import { runToEnd } from '../testing/site-process.js';
import { startTestProduct } from '../testing/test-product.js';
import { TestUser } from '../testing/test-user.js';
import { waitUntil } from '../testing/wait-until.js';
import { openBrowser } from './browser.js';
import { chooseForCombo, offeredForCombo } from './combo-menu.js';
import { PAGE_FOLDER } from './site.js';

const NEW_PASSWORD = 'harbour violet 97';

const OWNED = ['Verify', 'Unverify', 'Edit', 'Delete'];
/** What the author and somebody else did on one machine. */
interface Filled {
  readonly author: TestUser;
  readonly name: string;
  readonly path: string;
}

const opened = new Opened();
let filled: Filled;
let site: DistributedSite;
let accounts: FirebaseAccounts;
let visit: (url: string) => Promise<Page>;
const pageErrors: string[] = [];

beforeAll(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'combolab-moved-'));
  opened.defer(() => rm(dataDir, { recursive: true, force: true }));
  filled = await fill(dataDir);
  // pages reach the default project of an emulator alone, and a move wants one without accounts
  const emulator = opened.use(await OwnEngine.start('firebase'));
  const servers = { firebase: emulator.url };
  const settings = { ...siteSettings(undefined, servers), DATA_DIR: dataDir };
  for (const main of ['prepare', 'move'] as const) {
    const { code, said } = await runToEnd(main, settings);
    if (code !== 0) throw new Error(said);
  }
  site = opened.use(await DistributedSite.start({ env: settings, pageFolder: PAGE_FOLDER, servers }));
  accounts = new FirebaseAccounts('demo-combolab', emulator.url);
  const browser = await openBrowser();
  opened.defer(() => browser.close());
  visit = async (baseURL) => {
    const page = await browser.newPage({ baseURL });
    page.on('pageerror', ({ message }) => pageErrors.push(message));
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) pageErrors.push(message.text());
    });
    return page;
  };
}, 300_000);
afterAll(() => opened[Symbol.asyncDispose](), 60_000);

async function fill(dataDir: string): Promise<Filled> {
  await using product = await startTestProduct({ dataDir, previews: false, env: { RATE_LIMITS: 'off' } });
  const author = await TestUser.signUp(product.url);
  const fan = await TestUser.signUp(product.url);
  const shared = await author.form<Combo>('/add-combo', comboForm(await makeClip(), { name: 'From the old house' }));
  if (shared.status !== 201) throw new Error(JSON.stringify(shared.body));
  const comboId = shared.body._id;
  for (const [user, path, body] of [
    [author, '/combo/add-feedback', { likeStatus: 1 }],
    [fan, '/combo/add-feedback', { likeStatus: -1 }],
    [fan, '/combo/add-comment', { comment: 'Nice string' }],
  ] as const) {
    const { status } = await user.post(path, { comboId, ...body });
    if (status !== 200) throw new Error(`${path}: ${String(status)}`);
  }
  const { displayName } = (await author.get<{ displayName: string }>(`/user/${author.userId}`)).body;
  return { author, name: displayName, path: `/combo/${comboId}` };
}

/** The emulator cannot check the hashes that have moved, so the author has forgotten the password. */
async function chooseNewPassword(page: Page, email: string): Promise<void> {
  await page.goto('/forgot-password');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'send link' }).click();
  await expect(page.getByText('Password reset email sent')).toBeVisible();
  await page.goto(await waitUntil('the reset link', () => accounts.resetLink(email)));
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'save password' }).click();
  await expect(page).toHaveURL(/\/authenticate\?mode=login$/);
}

async function logIn(page: Page, { author, name }: Filled): Promise<void> {
  await page.getByLabel('E-mail').fill(author.email);
  await page.getByLabel('Password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'log in', exact: true }).first().click();
  await expect(page.getByRole('button', { name: `Account of ${name}` })).toBeVisible();
}

it('lets the author back in after the move, to an old combo with their like and their controls, and to edit it', async () => {
  const { author, path } = filled;
  const page = await visit(site.processes.api.url);
  await chooseNewPassword(page, author.email);
  await logIn(page, filled);

  await page.goto(path);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('From the old house');
  const main = page.locator('main');
  const like = main.getByRole('button', { name: /^Like/ });
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect(like).toContainText('1');
  const dislike = main.getByRole('button', { name: /^Dislike/ });
  await expect(dislike).toHaveAttribute('aria-pressed', 'false');
  await expect(dislike).toContainText('1');
  await expect(main).toContainText('Nice string');
  expect(await offeredForCombo(page, OWNED)).toEqual(['Edit', 'Delete']);
  await expect
    .poll(() => page.evaluate<number>('document.querySelector("main video")?.readyState ?? 0'))
    .toBeGreaterThanOrEqual(1);

  const visitor = await visit(site.processes.second.url);
  await visitor.goto(path);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('From the old house');
  expect(await offeredForCombo(visitor, OWNED)).toEqual([]);

  await chooseForCombo(page, 'Edit');
  await expect(page.getByLabel(/^Name/)).toHaveValue('From the old house');
  await page.getByLabel(/^Name/).fill('In the new house');
  await page.getByRole('button', { name: 'submit' }).click();
  await expect(page.getByText('Combo has been updated, heck yeah')).toBeVisible();
  await expect(title).toHaveText('In the new house');
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  // told live, by another process
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('In the new house', { timeout: 40_000 });
  expect(pageErrors).toEqual([]);
}, 180_000);
