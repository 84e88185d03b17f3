import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { SAMPLE_AUTHOR, sampleComboId } from '../samples/seed-samples.js';
import { recordCombo } from '../testing/recorded-combo.js';
import { chooseForCombo, offeredForCombo } from './combo-menu.js';
import { openTab } from './combo-tabs.js';
import { Journey } from './journey.js';
import { signedIn } from './people.js';

const sample = `/combo/${sampleComboId('melee-marth-ken-combo')}`;
let journey: Journey;
beforeAll(async () => {
  journey = await Journey.start({ samples: true });
});
afterAll(() => journey[Symbol.asyncDispose]());
afterEach(async () => {
  await journey.closePages();
  expect(journey.pageErrors).toEqual([]);
});

const tool = (page: Page, name: string) => page.locator('main').getByRole('button', { name, exact: true });
const OWNED = ['Verify', 'Unverify', 'Edit', 'Delete'];
const offered = (page: Page) => offeredForCombo(page, OWNED);

it('shows each visitor, user, author and admin their controls alone', async () => {
  const visitor = await journey.openPage();
  await visitor.goto(sample);
  await expect(visitor.locator('main')).toContainText('0 dislikes');
  for (const name of [/^Like/, /^Dislike/, /^Favourite/])
    await expect(visitor.getByRole('button', { name })).toHaveCount(0);
  await expect(tool(visitor, 'Share')).toBeVisible();
  expect(await offered(visitor)).toEqual([]);

  const { page: user, userId } = await signedIn(journey, 'author');
  const own = await recordCombo(journey.running.product, userId, { name: 'Mine alone' });
  await user.goto(sample);
  await expect(user.getByRole('button', { name: /^Dislike/ })).toBeVisible();
  await expect(user.getByRole('button', { name: /^Favourite/ })).toBeVisible();
  expect(await offered(user)).toEqual([]);
  await user.goto(`/combo/${own}`);
  expect(await offered(user)).toEqual(['Edit', 'Delete']);
  await user.setViewportSize({ width: 600, height: 800 });
  expect(await offered(user)).toEqual([]);

  const { page: admin } = await signedIn(journey, 'admin');
  await admin.goto(sample);
  await chooseForCombo(admin, 'Verify');
  await expect(visitor.getByText('verified', { exact: true })).toBeVisible({ timeout: 40_000 });
  await chooseForCombo(admin, 'Unverify');
  await expect.poll(() => offered(admin)).toContain('Verify');
  await openTab(admin, 'notes');
  await openTab(visitor, 'notes');
  const withdrawn = (on: Page) => on.getByText(/^The verification of this version/);
  await expect(withdrawn(admin)).toBeVisible();
  await expect(withdrawn(visitor)).toHaveCount(0);
  expect(await offered(admin)).toEqual(['Verify', 'Edit', 'Delete']);
  await admin.setViewportSize({ width: 600, height: 800 });
  expect(await offered(admin)).toEqual(['Verify']);
});

it('copies the link, and says so', async () => {
  const page = await journey.openPage({ permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto(sample);
  await tool(page, 'Share').click();
  await expect(page.getByText('A link to this combo has been copied to your clipboard')).toBeVisible();
  expect(await page.evaluate<string>('navigator.clipboard.readText()')).toBe(`${new URL(page.url()).origin}${sample}`);
});

it('edits with the version it read, says that it is updated, and deletes only after a question', async () => {
  const { page, userId } = await signedIn(journey, 'author');
  const own = await recordCombo(journey.running.product, userId, {
    name: 'Before',
    description: 'First line.\n\n   \n\nSecond line.',
  });
  const path = `/combo/${own}`;
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: 'Before' })).toBeVisible();
  await openTab(page, 'notes');
  const lines = page.locator('main p').filter({ hasText: /^(\s*|(First|Second) line\.)$/ });
  await expect(lines).toHaveText(['First line.', 'Second line.']);
  await page.goto(`${path}?edit=1`);
  await expect(page).toHaveURL(`/test/${own}`);
  await page.getByLabel(/^Name/).fill('After');
  const sent = page.waitForRequest('**/api/update-combo');
  await page.getByRole('button', { name: 'submit' }).click();
  expect((await sent).postDataJSON()).toHaveProperty('baseVersion', expect.any(Number));
  await expect(page.getByText('Combo has been updated, heck yeah')).toBeVisible();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1, name: 'After' })).toBeVisible();

  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
  await chooseForCombo(page, 'Delete');
  const question = page.getByRole('dialog', { name: 'Hey, do you want to do this?' });
  await expect(question).toContainText(
    'This will delete this combo forever, with its clip, 0 comments, 0 likes and its place in every list and guide.',
  );
  await question.getByRole('button', { name: 'cancel' }).click();
  await expect(question).toHaveCount(0);
  await expect(page).toHaveURL(path);
  await chooseForCombo(page, 'Delete');
  await question.getByRole('button', { name: 'confirm' }).click();
  await expect(page).toHaveURL(/\/results$/); // where the base address leads users
  expect(visited).toContain('/');
  const card = page.getByRole('article').filter({ hasText: 'After' });
  await expect(card).toContainText('Deleted');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card).not.toContainText('Deleted');
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: 'After' })).toBeVisible();

  await chooseForCombo(page, 'Delete');
  await question.getByRole('button', { name: 'confirm' }).click();
  await expect(page).toHaveURL(/\/results$/);
  await page.goto('/discover'); // who leaves the page wants no way back
  await expect.poll(async () => (await page.request.get(`/api${path}`)).status()).toBe(404);
  const { page: other } = await signedIn(journey, 'other');
  await other.goto(`${sample}?edit=1`);
  await expect(other.getByRole('heading', { level: 1, name: 'Ken combo' })).toBeVisible();
  expect(new URL(other.url()).pathname).toBe(sample);
});

it('goes to the combos beside it with Left and Right, never while writing', async () => {
  const { page } = await signedIn(journey, 'walker');
  await page.goto('/results/ssbm');
  const names = page.getByRole('article').getByRole('heading');
  await expect(names.nth(3)).toBeAttached();
  const [first, second, third] = await names.allTextContents();
  const title = page.getByRole('heading', { level: 1 });
  await page.getByRole('link', { name: second ?? '' }).click();
  await expect(title).toHaveText(second ?? '');
  await page.keyboard.press('ArrowRight');
  await expect(title).toHaveText(third ?? '');
  await page.keyboard.press('ArrowLeft');
  await expect(title).toHaveText(second ?? '');
  await openTab(page, 'discussion');
  await page.getByLabel('Your comment').fill('Left');
  await page.keyboard.press('ArrowLeft');
  await expect(title).toHaveText(second ?? '');
  await page.getByRole('link', { name: 'Previous combo' }).click();
  await expect(title).toHaveText(first ?? '');
  await page.goBack();
  await expect(page).toHaveURL(/\/results\/ssbm$/);
});

it('walks on through the same results after a reload, and past what was loaded of them', async () => {
  for (let n = 0; n < 12; n++)
    await recordCombo(journey.running.product, SAMPLE_AUTHOR, { name: `Step ${String(n)}`, description: 'long walk' });
  const page = await journey.openPage({ viewport: { width: 1280, height: 300 } });
  await page.goto('/results/ssbu?q=long+walk');
  const names = page.getByRole('article').getByRole('heading');
  await expect(names).toHaveCount(10);
  const listed = await names.allTextContents();
  const title = page.getByRole('heading', { level: 1 });
  await page.getByRole('link', { name: listed[6] ?? '', exact: true }).click();
  await expect(title).toHaveText(listed[6] ?? '');
  const walked = [listed[6]];
  while (await page.getByRole('link', { name: 'Next combo' }).isVisible()) {
    await page.keyboard.press('ArrowRight');
    await expect(title).not.toHaveText(walked.at(-1) ?? '');
    walked.push(await title.innerText());
    if (walked.length === 4) await expect(page.getByRole('link', { name: 'Next combo' })).toBeVisible();
  }
  expect(walked).toHaveLength(6);
  await page.reload();
  await expect(title).toHaveText(walked.at(-1) ?? '');
  await page.keyboard.press('ArrowLeft');
  await expect(title).toHaveText(walked.at(-2) ?? '');
});

it('posts a comment that has text, once, by a button that fits the screen', async () => {
  const { page } = await signedIn(journey, 'talker');
  await page.setViewportSize({ width: 601, height: 800 });
  await page.goto(sample);
  await openTab(page, 'discussion');
  await expect(tool(page, 'comment')).toBeDisabled();
  await page.getByLabel('Your comment').fill('   ');
  await expect(tool(page, 'comment')).toBeDisabled();
  await page.getByLabel('Your comment').fill('Once.');
  await page.setViewportSize({ width: 600, height: 800 });
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/combo/add-comment', async (route) => {
    await held;
    await route.continue();
  });
  await tool(page, 'post').click();
  await expect(tool(page, 'post')).toBeDisabled();
  answer();
  await expect(page.getByRole('listitem').filter({ hasText: 'Once.' })).toHaveCount(1);
  await expect(page.getByLabel('Your comment')).toHaveValue('');
});

it('loads, waits with a play sign, and plays; K, Space and the picture do it', async () => {
  const page = await journey.openPage();
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/*.mp4', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(sample);
  const play = page.getByRole('button', { name: 'Play', exact: true });
  const pause = page.getByRole('button', { name: 'Pause', exact: true });
  await expect(play).toBeDisabled();
  const shown = (icon: string) => page.locator(`video[aria-label=Clip] ~ span:has(${icon})`);
  await expect(shown('[role=status]')).toBeVisible();
  await expect(shown('svg')).toHaveCount(0);
  answer();
  await expect(shown('svg')).toBeVisible();
  await expect(shown('[role=status]')).toHaveCount(0);
  await expect(play).toBeEnabled();
  await page.locator('h1').click();
  for (const key of ['k', 'Space']) {
    await page.keyboard.press(key);
    await expect(pause).toBeVisible();
    await page.keyboard.press(key);
    await expect(play).toBeVisible();
  }
  await page.locator('video').click();
  await expect(pause).toBeVisible();
});

it('says in words what is held, never released or a breakpoint', async () => {
  const held = await recordCombo(journey.running.product, SAMPLE_AUTHOR, {
    name: 'Held',
    actions: [
      { frame: 12, breakpoint: false, presses: [{ type: 'R_Z', hold: 'START_HOLD', isComplete: false }] },
      {
        frame: 30,
        breakpoint: true,
        presses: [{ type: 'CONTROL_STICK_UP', hold: 'SELECT_NO_HOLD', isComplete: true }],
      },
    ],
  });
  const page = await journey.openPage();
  await page.goto(`/combo/${held}`);
  const list = page.getByRole('region', { name: 'Inputs' });
  await expect(list.getByRole('listitem').first()).toContainText(/never released/);
  await expect(list.getByRole('listitem').nth(1)).toContainText('breakpoint');
});

it('gives the combo away as a file and its inputs as text', async () => {
  const page = await journey.openPage();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(sample);
  const downloading = page.waitForEvent('download');
  await chooseForCombo(page, 'Save as JSON');
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^[a-z0-9-]+\.json$/);
  const saved = JSON.parse(await readFile(await file.path(), 'utf8')) as { schema: string; actions: unknown[] };
  const [combo] = (await page.evaluate(
    (path) => fetch(`/api${path}`).then((answer) => answer.json() as Promise<unknown>),
    sample,
  )) as [{ actions: unknown[] }];
  expect([saved.schema, saved.actions]).toEqual(['combolab.combo', combo.actions]);
  await chooseForCombo(page, 'Copy the inputs as text');
  await expect(page.getByText('The inputs have been copied')).toBeVisible();
  expect((await page.evaluate(() => navigator.clipboard.readText())).split('\n')).toHaveLength(combo.actions.length);
});
