/// <reference lib="dom" />
import { readFile } from 'node:fs/promises';
import type { Guide } from '@combolab/contracts';
import type { Page, Response } from 'playwright';
import { expect } from 'playwright/test';
import { drawPicture } from '../testing/pictures.js';
import { problemsOf } from './axe.js';
import { Journey } from './journey.js';
import { sideways } from './layout.js';
import { signedIn } from './people.js';

let journey: Journey;
let page: Page;
/** What the server answered to the latest save. */
let lastSave: Response | null;

beforeAll(async () => {
  journey = await Journey.start({ samples: true });
});
afterAll(() => journey[Symbol.asyncDispose]());
beforeEach(async () => {
  ({ page } = await signedIn(journey, 'author'));
  lastSave = null;
  page.on('response', (answer) => {
    if (answer.ok() && answer.url().endsWith('/api/guides/update')) lastSave = answer;
  });
  await page.goto('/guide/default');
});
afterEach(async () => {
  await journey.closePages();
  expect(journey.pageErrors).toEqual([]);
});

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const field = (type: string, place: number) =>
  page.getByRole('textbox', { name: `${type}, section ${String(place)}`, exact: true });
const list = () => page.getByRole('navigation', { name: 'Your guides' });
const part = (name: string) => list().getByRole('region', { name });
const status = () => page.locator('[data-status]');
/** Read only when it is asked for: a page may close with a save still under way. */
const guideAtServer = async () => (await lastSave?.json()) as Guide;
const saved = () => expect(status()).toHaveText('saved');
const values = () =>
  page.locator('textarea[data-section]').evaluateAll((all) => all.map((each) => 'value' in each && each.value));

async function createDraft(): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Create a draft' }).click();
  await expect(field('Title', 1)).toBeVisible();
}

async function chooseType(label: string): Promise<void> {
  await page.keyboard.press('/');
  await page.getByRole('menuitem', { name: label, exact: true }).click();
}

it('tells of no guides, and begins a draft', async () => {
  await expect(part('Published')).toContainText('No published guides');
  await expect(part('Drafts')).toContainText('No drafts yet');
  expect(await problemsOf(page)).toEqual([]);
  await createDraft();
  await expect(part('Drafts').getByRole('link')).toHaveText(/^Untitled/);
});

it('is written by keys alone: sections divided, joined, moved, typed and undone', async () => {
  await page.getByRole('main').getByRole('button', { name: 'Create a draft' }).focus();
  await page.keyboard.press('Enter');
  await expect(field('Title', 1)).toBeFocused();
  await page.keyboard.type('Knees');
  await page.keyboard.press('Enter');
  await page.keyboard.type('One two');
  for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect.poll(() => values()).toEqual(['Knees', 'One ', 'two']);
  await page.keyboard.press('Backspace');
  await expect.poll(() => values()).toEqual(['Knees', 'One two']);
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.press('/');
  await expect(page.getByRole('menuitem', { name: 'Text', exact: true })).toBeFocused();
  await page.keyboard.type('He');
  await expect(page.getByRole('menuitem', { name: 'Header', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field('Header', 3)).toBeFocused();
  await page.keyboard.type('Later');
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(() => values()).toEqual(['Knees', 'Later', 'One two']);
  await page.keyboard.press('Control+z');
  await expect.poll(() => values()).toEqual(['Knees', 'One two', 'Later']);
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(() => values()).toEqual(['Knees', 'Later', 'One two']);
  await page.keyboard.press('Control+s');
  await saved();
});

it('opens the menu of types for one section at a time, and gives the focus back to its text', async () => {
  await createDraft();
  await field('Title', 1).fill('Knees');
  await page.keyboard.press('Enter');
  await page.keyboard.type('One');
  const button = (words: string) => page.getByRole('button', { name: `Type of ${words}`, exact: true });
  const menu = (words: string) => page.getByRole('menu', { name: `Type of ${words}`, exact: true });
  await button('section 1: Title').focus();
  await page.keyboard.press('Enter');
  await expect(menu('section 1: Title').getByRole('menuitem', { name: 'Text' })).toBeFocused();
  await expect(button('section 1: Title')).toHaveAttribute('aria-expanded', 'true');
  await field('Text', 2).hover();
  await button('section 2: Text').click();
  await expect(menu('section 2: Text')).toBeFocused();
  await expect(page.getByRole('menu')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(field('Text', 2)).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.press('/');
  await expect(menu('section 3: Text')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field('Text', 3)).toBeFocused();
  await expect(field('Text', 3)).toHaveValue('/');
  await expect(page.getByRole('menu')).toHaveCount(0);
});

it('saves by itself three seconds after an edit, and says when', async () => {
  await createDraft();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const answers: (() => void)[] = [];
  await page.route('**/api/guides/update', async (route) => {
    await new Promise<void>((resolve) => answers.push(resolve));
    await route.continue();
  });
  await field('Title', 1).fill('Autosaved');
  await expect(status()).toHaveText('');
  await page.clock.runFor(2900);
  await expect(status()).toHaveText('');
  expect(answers).toHaveLength(0);
  await page.clock.runFor(200);
  await expect(status()).toHaveText('saving');
  await expect.poll(() => answers.length).toBe(1);
  for (const answer of answers.splice(0)) answer();
  await saved();
  await field('Title', 1).fill('Autosaved again');
  await expect(status()).toHaveText('');
});

it('saves at once by Ctrl+S, and sends only what changed', async () => {
  await createDraft();
  await field('Title', 1).fill('At once');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Second');
  await page.keyboard.press('Control+s');
  await saved();
  await field('Text', 2).fill('Changed');
  const sent = page.waitForRequest('**/api/guides/update');
  await page.keyboard.press('Control+s');
  const { guide } = (await sent).postDataJSON() as { guide: { sections: unknown[]; order: unknown[] } };
  expect(guide.sections).toHaveLength(1);
  expect(guide.order).toHaveLength(2);
  await saved();
  await page.reload();
  await expect(field('Text', 2)).toHaveValue('Changed');
});

it('strips tags of what is pasted, and begins a section at each blank line', async () => {
  await createDraft();
  await field('Title', 1).fill('Pasted');
  await page.keyboard.press('Enter');
  await expect(field('Text', 2)).toBeFocused();
  await field('Text', 2).evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '<b>Up throw</b>\n\nthen a < b');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(field('Text', 3)).toHaveValue('then a < b');
  await expect(field('Text', 2)).toHaveValue('Up throw');
});

it('shows a combo that was found in words, asks for its lesson, and becomes text again when divided', async () => {
  await createDraft();
  await field('Title', 1).fill('With a combo');
  await page.keyboard.press('Enter');
  await chooseType('Combo');
  const dialog = page.getByRole('dialog', { name: 'Choose a combo' });
  const answered = page.waitForResponse((response) => response.url().includes('q=knee'));
  await dialog.getByRole('searchbox').fill('knee');
  // what was offered before moves when its answer comes
  await answered;
  await expect(dialog.getByText('Searching')).toHaveCount(0);
  await dialog.getByRole('button', { name: /knee/i }).first().click();
  const combo = page.getByRole('group', { name: 'Combo, section 2' });
  await expect(combo).toContainText(/knee/i);
  await combo.getByText('Lesson first').click();
  await page.keyboard.press('Control+s');
  await saved();
  expect((await guideAtServer()).sections[1]).toMatchObject({ type: 'COMBO_SELECTOR', lesson: true });
  await combo.focus();
  await page.keyboard.press('Enter');
  await chooseType('Combo');
  await page.keyboard.press('Escape');
  const empty = page.getByRole('group', { name: 'Combo, section 3' });
  await empty.focus();
  await page.keyboard.press('Enter');
  await expect(field('Text', 3)).toBeFocused();
});

it('is published with a game, and changed back to a draft', async () => {
  await createDraft();
  await expect(page.getByRole('button', { name: 'publish', exact: true })).toHaveCount(0);
  await field('Title', 1).fill('Out in the open');
  await page.getByRole('button', { name: 'publish', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'publish', exact: true })).toBeDisabled();
  await dialog.getByLabel('Games').fill('Melee');
  await page.getByRole('option', { name: /Melee/ }).click();
  await dialog.getByLabel('Level').fill('Beg');
  await page.getByRole('option', { name: 'Beginner' }).click();
  await dialog.getByLabel('Preview title').fill('Shown');
  await dialog.getByLabel('Picture file').setInputFiles({ name: 'p.png', mimeType: 'image/png', buffer: PIXEL });
  await expect(dialog.getByRole('img', { name: 'Preview image of this guide' })).toBeVisible();
  expect(await problemsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'publish', exact: true }).click();
  await saved();
  await expect(part('Published').getByRole('link')).toHaveText(/^Out in the open/);
  const metaData = (await guideAtServer()).metaData;
  expect(metaData).toMatchObject({ isPublished: true, gameTags: ['ssbm'], level: 'Beginner', previewTitle: 'Shown' });
  expect(metaData.previewImage).toContain('/api/files/guides/');
  await page.getByRole('button', { name: 'change publish status' }).click();
  await dialog.getByRole('button', { name: 'un-publish', exact: true }).click();
  await saved();
  await expect(part('Published')).toContainText('No published guides');
});

it('refuses a picture above 5 MB before it is sent, and takes one of 5 MB or less', async () => {
  await createDraft();
  await field('Title', 1).fill('Large');
  await page.getByRole('button', { name: 'publish', exact: true }).click();
  const choose = (type: string, buffer: Buffer) =>
    page.getByLabel('Picture file').setInputFiles({ name: 'p', mimeType: type, buffer });
  const alert = page.getByRole('dialog').getByRole('alert');
  await choose('image/png', Buffer.alloc(5 * 1024 * 1024 + 1));
  await expect(alert).toHaveText('Picture size is bigger than 5MB. Please compress your picture');
  await choose('text/plain', Buffer.from('words'));
  await expect(alert).toHaveText('This file is not a picture. Choose a picture, such as a png or jpeg.');
  await choose('image/png', await drawPicture({ width: 64, height: 36 }, 'png'));
  await expect(page.getByRole('img', { name: 'Preview image of this guide' })).toHaveAttribute('src', /\/guides\//);
  await expect(alert).toHaveCount(0);
});

it('goes out as Markdown and comes back the same', async () => {
  await createDraft();
  await field('Title', 1).fill('There and back');
  await page.keyboard.press('Enter');
  await page.keyboard.type('# not a title');
  await page.getByRole('button', { name: 'More of this guide' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Export as Markdown' }).click();
  const buffer = await readFile(await (await download).path());
  await list().getByRole('button', { name: 'Create a draft' }).click();
  await expect(field('Title', 1)).toHaveValue('');
  await page.getByLabel('Markdown file').setInputFiles({ name: 'g.md', mimeType: 'text/markdown', buffer });
  await expect(field('Text', 2)).toHaveValue('# not a title');
  await expect(field('Title', 1)).toHaveValue('There and back');
});

it('is deleted once that was confirmed, and its combos stay', async () => {
  await createDraft();
  await field('Title', 1).fill('Short life');
  await page.keyboard.press('Control+s');
  await saved();
  await page.getByRole('button', { name: 'More of this guide' }).click();
  await page.getByRole('menuitem', { name: 'Delete this guide' }).click();
  const dialog = page.getByRole('dialog', { name: 'Hey, do you want to do this?' });
  await expect(dialog).toContainText('This will delete this guide forever');
  await dialog.getByRole('button', { name: 'cancel' }).click();
  await expect(field('Title', 1)).toHaveValue('Short life');
  await page.getByRole('button', { name: 'More of this guide' }).click();
  await page.getByRole('menuitem', { name: 'Delete this guide' }).click();
  await dialog.getByRole('button', { name: 'confirm' }).click();
  await expect(part('Drafts')).toContainText('No drafts yet');
  await expect(page).toHaveURL(/\/guide\/default$/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(field('Title', 1)).toHaveValue('Short life');
  await page.getByRole('button', { name: 'More of this guide' }).click();
  await page.getByRole('menuitem', { name: 'Delete this guide' }).click();
  await dialog.getByRole('button', { name: 'confirm' }).click();
  await expect(part('Drafts')).toContainText('No drafts yet');
  await page.reload();
  await expect(page.getByText('Write your first guide')).toBeVisible();
});

it('opens the first draft, is reached from the bar on a desktop, and fits a phone', async () => {
  await createDraft();
  await field('Title', 1).fill('Found again');
  await page.keyboard.press('Control+s');
  await saved();
  await page.goto('/results');
  await page.getByRole('link', { name: 'Write guides' }).click();
  await expect(field('Title', 1)).toHaveValue('Found again');
  await page.setViewportSize({ width: 320, height: 700 });
  await expect(page.getByRole('link', { name: 'Write guides' })).toHaveCount(0);
  await expect.poll(() => sideways(page)).toEqual([]);
  expect(await problemsOf(page)).toEqual([]);
});

it('tells that a guide is not one’s own', async () => {
  await page.goto('/guide/not-there');
  await expect(page.getByText('There is no such guide of yours')).toBeVisible();
});
