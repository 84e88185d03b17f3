import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { ComboVerified, streams } from '@combolab/contracts';
import { recordCombo } from '../testing/recorded-combo.js';
import { openTab } from './combo-tabs.js';
import { problemsOf } from './axe.js';
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
  await page
    .locator('summary')
    .filter({ hasText: /^Conditions/ })
    .press('Enter');
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

it('names the replay it was taken from until its author leaves that out, which the earlier versions tell', async () => {
  const { userId, page: editor } = await signedIn(journey, 'author');
  const combo = await recordCombo(journey.running.product, userId, {
    ...{ gameId: 'ssbm', characterId: 'ssbm:fox', characterIds: ['ssbm:marth'], name: 'Out of a replay' },
    source: { kind: 'replay', version: '3.9.0', playedOn: '2020-03-12' },
  });
  const words = 'From a Slippi replay of 12 Mar 2020, format 3.9.0';
  await editor.goto(`/combo/${combo}?tab=notes`);
  await expect(editor.getByText(words)).toBeVisible();
  await editor.goto(`/test/${combo}`);
  const source = editor.getByRole('group', { name: 'Source' });
  await expect(source).toContainText(words);
  await source.getByRole('button', { name: 'leave out the source' }).press('Enter');
  await expect(source.getByRole('button', { name: 'put back the source' })).toBeFocused();
  expect(await problemsOf(editor)).toEqual([]);
  await editor.getByRole('button', { name: 'submit' }).click();
  await expect(editor).toHaveURL(`/combo/${combo}`);
  await expect(editor.getByRole('heading', { level: 1, name: 'Out of a replay' })).toBeVisible();
  await openTab(editor, 'notes');
  await expect(editor.getByText(words)).toHaveCount(0);

  await editor.goto(`/test/${combo}`);
  await expect(editor.getByLabel(/^Name/)).toHaveValue('Out of a replay');
  await expect(source).toHaveCount(0);
  await editor.getByRole('button', { name: 'earlier versions' }).click();
  const dialog = editor.getByRole('dialog', { name: 'Earlier versions' });
  await expect(dialog.getByRole('listitem').first()).toContainText('Source');
  await dialog.getByRole('button', { name: 'bring back' }).click();
  await expect(source).toContainText(words);
});

it('tells before saving that a verified combo loses that, only where more than words changed, and takes it away', async () => {
  const log = journey.running.product.ports.log;
  const stream = streams.combo(own);
  const context = { commandId: `verified-${own}`, actor: 'admin', correlationId: 'test' };
  await log.append(stream, 1, [ComboVerified({ comboId: own })], context);
  await journey.running.product.projector.idle();
  await page.goto(`/test/${own}`);
  const warning = page.getByText('saving removes “verified”');
  await page.getByLabel(/^Name/).fill('Other words');
  await expect(warning).toHaveCount(0);
  await page
    .locator('summary')
    .filter({ hasText: /^Conditions/ })
    .press('Enter');
  await page.getByLabel('50/50: the defender has to guess').press('Space');
  await expect(warning).toBeVisible();
  expect(await problemsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'submit' }).click();
  await expect(page).toHaveURL(`/combo/${own}`);
  await openTab(page, 'notes');
  await expect(page.getByText(/^Version \d+ was verified\. This is version \d+, which is not\.$/)).toBeVisible();
});
