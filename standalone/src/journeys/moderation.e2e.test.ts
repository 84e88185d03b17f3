import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { publishGuide } from '../testing/published-guide.js';
import { recordCombo } from '../testing/recorded-combo.js';
import { TestUser } from '../testing/test-user.js';
import { problemsOf } from './axe.js';
import { holdSocket } from './held-socket.js';
import { openTab } from './combo-tabs.js';
import { Journey } from './journey.js';
import { sideways } from './layout.js';
import { newPerson, signedIn } from './people.js';

const patient = { timeout: 40_000 };
let journey: Journey;
let admin: Page;
let author: Page;
let authorId: string;
let authorName: string;
let comboId: string;

beforeAll(async () => {
  journey = await Journey.start();
  ({ page: admin } = await signedIn(journey, 'admin'));
  const { page, person, userId } = await signedIn(journey, 'author');
  [author, authorId, authorName] = [page, userId, person.name];
  comboId = await recordCombo(journey.running.product, authorId, { name: 'Skewer loop', characterId: 'ssbu:ridley' });
});
afterAll(() => journey[Symbol.asyncDispose]());
afterEach(() => {
  expect(journey.pageErrors).toEqual([]);
});

const openQueue = async () => {
  await admin.goto('/moderation');
  await expect(admin.getByRole('heading', { name: 'Moderation', level: 1 })).toBeVisible();
};
const caseOf = (title: string) => admin.getByRole('article').filter({ hasText: title });

it('lets a visitor sign in, come back and report a combo, which an admin sees at once', async () => {
  await openQueue();
  await expect(admin.getByText('No open reports')).toBeVisible();
  const reader = await journey.openPage();
  await reader.goto(`/combo/${comboId}`);
  await openTab(reader, 'notes');
  await reader.getByRole('button', { name: 'Report this combo' }).click();
  await reader.waitForURL(/\/authenticate\?next=/);
  const person = newPerson('reader');
  await reader.getByLabel('Display name').fill(person.name);
  await reader.getByLabel('E-mail').fill(person.email);
  await reader.getByLabel('Password').fill(person.password);
  await reader.getByRole('button', { name: 'sign up', exact: true }).first().click();
  const dialog = reader.getByRole('dialog', { name: 'Report this combo' });
  await dialog.waitFor();
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog.getByText('Choose what is wrong with it.')).toBeVisible();
  expect(await problemsOf(reader)).toEqual([]);
  await dialog.getByLabel('It is wrong or misleading').check();
  await dialog.getByLabel('In your own words').fill('The clip shows Ganondorf.');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(reader.getByText('Thank you. An admin will look at it')).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(new URL(reader.url()).search).toBe('');
  const card = caseOf('Skewer loop');
  await expect(card).toBeVisible(patient);
  await expect(card).toContainText('reported by 1 person');
  await expect(card).toContainText('The clip shows Ganondorf.');
  await expect(card).toContainText(authorName);
  expect(await problemsOf(admin)).toEqual([]);
});

it('hides it for others on their open pages, tells its author, and brings it back', async () => {
  const reader = await journey.openPage();
  await reader.goto(`/combo/${comboId}`);
  await expect(reader.getByRole('heading', { name: 'Skewer loop' })).toBeVisible();
  await openQueue();
  await caseOf('Skewer loop').getByRole('button', { name: 'Hide' }).click();
  await expect(admin.getByText('No open reports')).toBeVisible(patient);
  await expect(reader.getByText('This combo is not shown any more')).toBeVisible(patient);
  await reader.goto('/results/ssbu?attacker=ssbu:ridley');
  await expect(reader.getByText(/^0 combos|No combos/).first()).toBeVisible(patient);
  await reader.goto(`/combo/${comboId}`);
  await expect(reader.getByText('This combo does not exist')).toBeVisible(patient);
  await author.goto('/notifications');
  await author.getByRole('link', { name: /An admin has hidden Skewer loop/ }).click();
  await expect(author.getByText('An admin has hidden this combo. Only its author and admins see it.')).toBeVisible(
    patient,
  );
  expect(await problemsOf(author)).toEqual([]);
  await admin.getByRole('tab', { name: 'Decided' }).click();
  await caseOf('Skewer loop').getByRole('button', { name: 'Restore' }).click();
  await expect(caseOf('Skewer loop').getByRole('button', { name: 'Hide' })).toBeVisible(patient);
  await reader.reload();
  await expect(reader.getByRole('heading', { name: 'Skewer loop' })).toBeVisible(patient);
});

it('suspends an account, which is told on its open page what it may still do, until that is lifted', async () => {
  await author.goto(`/combo/${comboId}`);
  await openQueue();
  await admin.getByRole('tab', { name: 'Decided' }).click();
  await caseOf('Skewer loop').getByRole('button', { name: 'Suspend author' }).click();
  await admin.getByRole('menuitem', { name: 'For 7 days' }).click();
  const line = author.getByText(/Your account is suspended: you can only read until/);
  await expect(line).toBeVisible(patient);
  expect(await problemsOf(author)).toEqual([]);
  await openTab(author, 'discussion');
  await author.getByRole('textbox', { name: /comment/i }).fill('May I?');
  await author.getByRole('button', { name: 'comment', exact: true }).click();
  await expect(author.getByText(/may only read until .* Try again then/)).toBeVisible(patient);
  await expect(author.getByRole('textbox', { name: /comment/i })).toHaveValue('May I?');
  await caseOf('Skewer loop').getByRole('button', { name: 'Lift suspension' }).click();
  await expect(line).toBeHidden(patient);
});

it('keeps what was decided in a log that leads to a person and a thing', async () => {
  await openQueue();
  await admin.getByRole('tab', { name: 'Log' }).click();
  const acts = admin.getByRole('tabpanel').getByRole('listitem');
  await expect(acts).toHaveCount(4, patient);
  await expect(acts.first()).toContainText('lifted the suspension of the author of “Skewer loop”');
  await acts.first().getByRole('link', { name: '“Skewer loop”' }).click();
  await expect(admin.getByText('what was decided about one thing')).toBeVisible(patient);
  await expect(acts).toHaveCount(4);
  await admin.getByRole('link', { name: 'Show all' }).click();
  await acts.last().getByRole('link', { name: authorName }).click();
  await expect(admin.getByText('what one person decided or was concerned by')).toBeVisible(patient);
  expect(await problemsOf(admin)).toEqual([]);
});

it('reports a comment, a guide and a person, and fits on a phone', async () => {
  const { url } = { url: journey.running.urls[0] ?? '' };
  const writer = await TestUser.signUp(url);
  await writer.post('/combo/add-comment', { comboId, comment: 'Rude words' });
  const guideId = await publishGuide(writer, 'All about skewers');
  const { page: phone } = await signedIn(journey, 'phone', { viewport: { width: 390, height: 844 } });
  const send = async (address: string, button: string | RegExp) => {
    await phone.goto(address);
    await phone.getByRole('button', { name: button }).first().click();
    const dialog = phone.getByRole('dialog');
    await dialog.getByLabel('It is spam').check();
    await expect.poll(() => sideways(phone)).toEqual([]);
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await expect(dialog).toBeHidden(patient);
  };
  await send(`/combo/${comboId}?tab=discussion`, /^Report comment of/);
  await send(`/guides/${guideId}`, 'Report this guide');
  await send(`/profile/${writer.userId}`, 'Report this user');
  await admin.setViewportSize({ width: 390, height: 844 });
  await openQueue();
  await expect(admin.getByRole('article')).toHaveCount(3, patient);
  await expect.poll(() => sideways(admin)).toEqual([]);
  expect(await problemsOf(admin)).toEqual([]);
});

it('is not there for others', async () => {
  await author.goto('/moderation');
  await expect(author.getByText('This page is for admins')).toBeVisible(patient);
  await author.getByRole('button', { name: /^Account of/ }).click();
  await expect(author.getByRole('menuitem', { name: 'Settings' })).toBeVisible();
  await expect(author.getByRole('menuitem', { name: 'Moderation' })).toHaveCount(0);
  await admin.setViewportSize({ width: 1280, height: 800 });
  await admin.goto('/');
  await admin.getByRole('button', { name: /^Account of/ }).click();
  await admin.getByRole('menuitem', { name: 'Moderation' }).click();
  await admin.waitForURL(/\/moderation$/);
});

it('shows what was reported after the queue was read and before the page could hear of it', async () => {
  const late = await admin.context().newPage();
  const hear = await holdSocket(late);
  await late.goto('/moderation');
  await expect(late.getByText(/No open reports|reported by/).first()).toBeVisible(patient);
  const subjectId = await recordCombo(journey.running.product, authorId, { name: 'Reported late' });
  const reporter = await TestUser.signUp(journey.running.urls[0] ?? '');
  const report = { kind: 'combo', subjectId, reason: 'other', text: 'Late.' };
  expect((await reporter.post('/report', report)).status).toBe(200);
  await hear();
  const card = late.getByRole('article').filter({ hasText: 'Reported late' });
  await expect(card).toBeVisible(patient);
  await late.close();
});

it('shows an admin what was searched in vain, without who searched', async () => {
  const reader = await journey.openPage();
  await reader.clock.install();
  await reader.goto('/results/ssbu?q=unheard+of');
  await expect(reader.getByText('Sorry, no combos for your search.')).toBeVisible();
  await reader.clock.runFor(3000);
  const told = reader.waitForResponse('**/api/search/missed');
  await reader.getByRole('link', { name: 'Guides' }).first().click();
  const response = await told;
  expect([response.status(), response.request().headers()['authorization']]).toEqual([200, undefined]);
  for (const width of [1280, 390]) {
    await admin.setViewportSize({ width, height: 844 });
    await admin.goto('/moderation?tab=searches');
    await expect(admin.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
    await expect(admin.getByRole('listitem').filter({ hasText: 'unheard of' })).toContainText('once');
    expect(await sideways(admin)).toEqual([]);
    expect(await problemsOf(admin)).toEqual([]);
  }
  await admin.getByRole('link', { name: 'unheard of' }).click();
  await expect(admin).toHaveURL('/results/ssbu?q=unheard+of');
});
