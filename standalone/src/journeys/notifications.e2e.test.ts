import type { Locator, Page } from 'playwright';
import { expect } from 'playwright/test';
import { recordCombo } from '../testing/recorded-combo.js';
import { TestUser } from '../testing/test-user.js';
import { answered } from './answered.js';
import { problemsOf } from './axe.js';
import { openTab } from './combo-tabs.js';
import { Journey } from './journey.js';
import { newPerson, signedIn, type Member } from './people.js';
import { chips, searchBox } from './search-page.js';
import { standIn } from './stand-in.js';

const patient = { timeout: 40_000 };
let journey: Journey;
let watcher: Member;
let sharer: Member;

const bell = (page: Page, unread: number): Locator =>
  page.getByRole('button', {
    name: unread === 0 ? 'Notifications' : `Notifications, ${String(unread)} unread`,
    exact: true,
  });
const loadsOf = (page: Page) => page.evaluate<number>('performance.timeOrigin');
const panel = (page: Page): Locator => page.getByRole('dialog', { name: 'Notifications' });

async function member(role: string): Promise<Member> {
  const made = await signedIn(journey, role);
  await made.page.goto('/results');
  return made;
}

const share = ({ userId }: Member, content: object): Promise<string> =>
  recordCombo(journey.running.product, userId, content);
const marioOnDk = { gameId: 'ssbu', characterId: 'ssbu:mario', characterIds: ['ssbu:donkey-kong'] };

beforeAll(async () => {
  journey = await Journey.start();
  watcher = await member('watcher');
  sharer = await member('sharer');
});
afterAll(() => journey[Symbol.asyncDispose]());
afterEach(() => {
  expect(journey.pageErrors).toEqual([]);
});

it('saves a search from the results, and the button says so for the very same filters alone', async () => {
  const { page } = watcher;
  await page.goto('/results/ssbu');
  await searchBox(page).fill('mario on dk 0-60');
  await searchBox(page).press('Enter');
  await expect.poll(() => chips(page)).toEqual(['Mario', 'on Donkey Kong', '0–60%']);
  const name = 'Mario on Donkey Kong 0–60%';
  await page.getByRole('button', { name: `Follow this search: ${name}`, exact: true }).click();
  await page.getByRole('button', { name: `Following ${name}: change`, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Saved search' });
  await expect(dialog.getByLabel('Name')).toHaveValue(name);
  await expect(dialog.getByRole('switch', { name: 'Tell me about new combos' })).toBeChecked();
  expect(await problemsOf(page)).toEqual([]);
  await dialog.getByLabel('Name').fill('My DK starters');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved. You will be told of new combos.')).toBeVisible();
  const saved = page.getByRole('button', { name: 'Following My DK starters: change', exact: true });
  await expect(saved).toHaveText('Following');
  await page.getByRole('button', { name: 'Remove filter 0–60%' }).click();
  await expect(
    page.getByRole('button', { name: 'Follow this search: Mario on Donkey Kong', exact: true }),
  ).toBeVisible();
  const fighters = 'defender=ssbu%3Adonkey-kong&attacker=ssbu%3Amario';
  await page.goto(`/results/ssbu?percent=0-60&${fighters}&sort=liked`);
  await expect(saved).toBeVisible();
});

it('tells of a new combo that the search finds, live, and of no other', async () => {
  const { page } = watcher;
  await expect(bell(page, 0)).toBeVisible();
  const since = await loadsOf(page);
  await share(sharer, { ...marioOnDk, characterId: 'ssbu:fox', name: 'Not for you' });
  await share(watcher, { ...marioOnDk, name: 'My own', percentRange: [10, 30] });
  const comboId = await share(sharer, { ...marioOnDk, name: 'Fresh ladder', percentRange: [10, 30] });
  await expect(bell(page, 1)).toBeVisible(patient);
  await expect(page.getByText('1 new notification', { exact: true })).toBeAttached();
  await bell(page, 1).click();
  const told = panel(page).getByRole('link', { name: /Fresh ladder/ });
  await expect(told).toContainText('Unread: A saved search found Fresh ladder');
  await expect(told).toContainText('My DK starters');
  await expect(panel(page).getByRole('listitem')).toHaveCount(1);
  await told.click();
  await expect(page).toHaveURL(new RegExp(`/combo/${comboId}$`));
  await expect(panel(page)).toHaveCount(0);
  await expect(bell(page, 0)).toBeVisible(patient);
  expect(await loadsOf(page)).toBe(since);
});

it('tells an author of a comment, marks all as read, and tells of nothing that is switched off', async () => {
  const { page } = watcher;
  const comboId = await share(watcher, { name: 'Commented on' });
  const { page: theirs, person } = sharer;
  const say = async (text: string) => {
    await theirs.getByLabel('Your comment').fill(text);
    await theirs.getByRole('button', { name: 'comment', exact: true }).click();
    await expect(theirs.getByRole('listitem').filter({ hasText: text })).toBeVisible();
  };
  await theirs.goto(`/combo/${comboId}`);
  await openTab(theirs, 'discussion');
  await say('Works at 70 too.');
  await expect(bell(page, 1)).toBeVisible(patient);
  await bell(page, 1).click();
  const told = panel(page).getByRole('link', { name: /Works at 70 too/ });
  await expect(told).toContainText(`Unread: ${person.name} commented on Commented on`);
  await panel(page).getByRole('button', { name: 'Mark all as read' }).click();
  await expect(bell(page, 0)).toBeVisible(patient);
  await expect(told).not.toContainText('Unread');

  await panel(page).getByRole('button', { name: 'Notification settings' }).click();
  const comments = panel(page).getByRole('switch', { name: 'Comments on my combos' });
  expect(await problemsOf(page)).toEqual([]);
  await comments.click();
  await expect(comments).not.toBeChecked();
  await expect(comments).toBeEnabled();
  await page.keyboard.press('Escape');
  await expect(bell(page, 0)).toBeFocused();
  await say('Nobody hears this.');
  await share(sharer, { ...marioOnDk, name: 'Heard', percentRange: [0, 10] });
  await expect(bell(page, 1)).toBeVisible(patient);
  await bell(page, 1).click();
  await expect(panel(page).getByRole('listitem').first()).toContainText('Heard');
  await expect(panel(page)).not.toContainText('Nobody hears this');
  await panel(page).getByRole('link', { name: 'All notifications' }).click();
  await expect(page.getByRole('heading', { name: 'Notifications', level: 1 })).toBeVisible();
  const middleOf = (part: Locator) => part.boundingBox().then((box) => (box?.y ?? NaN) + (box?.height ?? NaN) / 2);
  const tools = page.locator('main').getByRole('button', { name: 'Notification settings' });
  const headline = await middleOf(page.getByRole('heading', { name: 'Notifications', level: 1 }));
  expect(Math.abs((await middleOf(tools)) - headline)).toBeLessThan(4);
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3);
  expect(await problemsOf(page)).toEqual([]);
});

it('leads to the very comment, below 60 newer ones and past the first page of them', async () => {
  const { page } = watcher;
  const told = page.getByRole('link', { name: /Works at 70 too/ });
  await page.goto('/notifications');
  await expect(told).toHaveAttribute('href', /#comment-/);
  const comboId = /combo\/([^#]+)#/.exec((await told.getAttribute('href')) ?? '')?.[1] ?? '';
  const crowd = await TestUser.signUp(journey.running.urls[0] ?? '');
  const say = async (from: number, to: number) => {
    for (let n = from; n <= to; n++)
      await crowd.post('/combo/add-comment', { comboId, comment: `Number ${String(n)}.` });
  };
  const comment = page.getByRole('listitem').filter({ hasText: 'Works at 70 too.' });
  const expectLedThere = async () => {
    await expect(comment).toBeFocused();
    await expect(comment).toHaveAttribute('aria-current', 'true');
    await expect(comment).toBeInViewport();
  };
  await told.click();
  await expectLedThere();
  await say(1, 60);
  await expect(page.getByText('Number 60.', { exact: true })).toBeAttached(patient);
  await expectLedThere();
  await page.goto('/notifications');
  await told.click();
  await expectLedThere();
  expect(await problemsOf(page)).toEqual([]);
  // those that were missed are fetched anew, down to what is read
  await page.context().setOffline(true);
  await say(61, 120);
  await page.context().setOffline(false);
  await expect(page.getByText('Number 120.', { exact: true })).toBeAttached(patient);
  await expectLedThere();
});

it('says every sentence to its end at 320 px', async () => {
  const { page } = watcher;
  const before = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/notifications');
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(1)).toContainText(`${sharer.person.name} commented on Commented on`);
  const cut = await rows.evaluateAll((items) =>
    items.flatMap((item) => {
      const line = item.querySelector('b')?.parentElement;
      const isWhole = line != null && line.scrollWidth <= line.clientWidth && line.scrollHeight <= line.clientHeight;
      return isWhole ? [] : [item.textContent];
    }),
  );
  expect(cut).toEqual([]);
  await page.setViewportSize(before);
});

it('takes no refused “mark as read” for news', async () => {
  const { page } = watcher;
  await page.goto('/notifications');
  await expect(bell(page, 1)).toBeVisible();
  const resume = await standIn(page, '**/api/user/notifications/read', (route) => route.abort());
  const asked = page.waitForResponse((response) => response.url().endsWith('/api/user/notifications?limit=1'));
  await page.getByRole('main').getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByText('They were not marked as read.')).toBeVisible(patient);
  await asked;
  await expect(bell(page, 1)).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('Unread');
  resume();
  await share(sharer, { ...marioOnDk, name: 'News', percentRange: [0, 10] });
  await expect(bell(page, 2)).toBeVisible(patient);
  await expect(page.getByText('1 new notification', { exact: true })).toBeAttached();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(4);
});

it('keeps saved searches on a page: renamed, switched, opened, removed and taken back', async () => {
  const { page } = watcher;
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Saved searches' }).click();
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading') });
  await expect(row.getByRole('list', { name: 'Filters' })).toContainText('Donkey Kong');
  expect(await problemsOf(page)).toEqual([]);
  await row.getByRole('button', { name: 'Rename My DK starters' }).click();
  await page.getByLabel('New name of My DK starters').fill('DK');
  await page.keyboard.press('Enter');
  await expect(row.getByRole('heading', { name: 'DK', exact: true })).toBeVisible();
  await expect(row.getByRole('button', { name: 'Rename DK' })).toBeFocused();
  const alert = row.getByRole('switch', { name: 'Tell me about new combos' });
  await alert.click();
  await expect(alert).not.toBeChecked();
  await row.getByRole('button', { name: 'Remove DK' }).press('Enter');
  await expect(page.getByText('No saved searches yet')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Saved searches' })).toBeFocused();
  await answered(page, '/api/user/save-search', () => page.getByRole('button', { name: 'Undo' }).click());
  await expect(row.getByRole('heading', { name: 'DK', exact: true })).toBeVisible();
  await page.reload();
  await expect(alert).not.toBeChecked();
  await row.getByRole('link', { name: 'Open DK' }).click();
  await expect.poll(() => chips(page)).toEqual(['Mario', 'on Donkey Kong', '0–60%']);
});

it('leads a visitor to sign up and back to the search', async () => {
  const page = await journey.openPage();
  await page.goto('/results/ssbu?tag=Read');
  await page.getByRole('button', { name: 'Follow this search: Read', exact: true }).click();
  await expect(page).toHaveURL(/\/authenticate\?next=%2Fresults%2Fssbu%3Ftag%3DRead$/);
  const person = newPerson('visitor');
  await page.getByLabel('Display name').fill(person.name);
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Password').fill(person.password);
  await page.getByRole('button', { name: 'sign up', exact: true }).first().click();
  await expect(page).toHaveURL(/\/results\/ssbu\?tag=Read$/);
  await page.getByRole('button', { name: 'Follow this search: Read', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Following Read: change', exact: true })).toBeVisible();
});

it('opens from the foot of a small screen, and says when the list cannot be loaded', async () => {
  const page = await journey.openPage({ viewport: { width: 360, height: 720 }, hasTouch: true, isMobile: true });
  const person = newPerson('phone');
  await page.goto('/authenticate');
  await page.getByLabel('Display name').fill(person.name);
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Password').fill(person.password);
  await page.getByRole('button', { name: 'sign up', exact: true }).first().click();
  await bell(page, 0).waitFor();
  const resume = await standIn(page, '**/api/user/notifications**', (route) => route.abort());
  await bell(page, 0).tap();
  await expect(panel(page)).toContainText('Your notifications could not be loaded', patient);
  resume();
  await panel(page).getByRole('button', { name: 'Try again' }).tap();
  await expect(panel(page)).toContainText('Nothing yet');
  const box = await panel(page).boundingBox();
  expect([box?.x, box?.width]).toEqual([0, 360]);
  await panel(page).getByRole('button', { name: 'Close' }).tap();
  await expect(panel(page)).toHaveCount(0);
});
