import type { Locator, Page } from 'playwright';
import { expect } from 'playwright/test';
import { publishGuide } from '../testing/published-guide.js';
import { recordCombo } from '../testing/recorded-combo.js';
import { TestUser } from '../testing/test-user.js';
import { answered } from './answered.js';
import { problemsOf } from './axe.js';
import { openTab } from './combo-tabs.js';
import { Journey } from './journey.js';
import { sideways, smallTargets } from './layout.js';
import { newPerson, signedIn } from './people.js';
import { standIn } from './stand-in.js';

const patient = { timeout: 40_000 };
/** To follow, and no longer to. */
const WISHES = 'follow-author';
const marioOnDk = { gameId: 'ssbu', characterId: 'ssbu:mario', characterIds: ['ssbu:donkey-kong'] };

let journey: Journey;
let author: TestUser;
let firstCombo: string;

/** Somebody new who shares what they make. */
async function sharer(displayName: string): Promise<TestUser> {
  const user = await TestUser.signUp(journey.running.urls[0] ?? '', displayName);
  await user.post('/new-user', { displayName });
  return user;
}
const share = (name: string): Promise<string> =>
  recordCombo(journey.running.product, author.userId, { ...marioOnDk, name });
/** Everything shared before this has been told when it is there. */
async function mark(userId: string, text: string): Promise<void> {
  const comboId = await recordCombo(journey.running.product, userId, { name: text });
  await author.post('/combo/add-comment', { comboId, comment: 'Nice.' });
}

beforeAll(async () => {
  journey = await Journey.start();
  author = await sharer('mango');
  firstCombo = await share('First ladder');
});
afterAll(() => journey[Symbol.asyncDispose]());
afterEach(async () => {
  await journey.closePages();
  expect(journey.pageErrors).toEqual([]);
});

const follow = (page: Page): Locator => page.getByRole('button', { name: 'Follow mango', exact: true });
const following = (page: Page): Locator => page.getByRole('button', { name: 'Following mango: unfollow', exact: true });
const followers = (page: Page, count: string): Locator =>
  page.getByRole('main').getByText(count === '1' ? '1 follower' : `${count} followers`, { exact: true });
const bell = (page: Page, unread: number): Locator =>
  page.getByRole('button', {
    name: unread === 0 ? 'Notifications' : `Notifications, ${String(unread)} unread`,
    exact: true,
  });
const panel = (page: Page): Locator => page.getByRole('dialog', { name: 'Notifications' });

it('tells a follower of a new combo and a new guide, live, and opens them; not so when unfollowed or switched off', async () => {
  const profile = await journey.openPage();
  await profile.goto(`/profile/${author.userId}`);
  await expect(followers(profile, '0')).toBeVisible();
  const { page, userId } = await signedIn(journey, 'fan');
  // what is there before the bell was first asked is no news
  const inbox = page.waitForResponse(/\/api\/user\/notifications\?/);
  await page.goto(`/combo/${firstCombo}`);
  await openTab(page, 'notes');
  await inbox;
  await expect(follow(page)).toBeEnabled();
  await follow(page).press('Enter');
  await expect(following(page)).toHaveText('Following');
  await expect(following(page)).toBeFocused();
  await expect(followers(profile, '1')).toBeVisible(patient);

  const comboId = await share('Fresh ladder');
  await expect(bell(page, 1)).toBeVisible(patient);
  await expect(page.getByText('1 new notification', { exact: true })).toBeAttached();
  await bell(page, 1).click();
  const told = panel(page).getByRole('link', { name: /Fresh ladder/ });
  await expect(told).toContainText('Unread: mango shared Fresh ladder');
  await told.click();
  await expect(page).toHaveURL(new RegExp(`/combo/${comboId}$`));
  await expect(page.getByRole('heading', { level: 1, name: 'Fresh ladder' })).toBeVisible();
  const guideId = await publishGuide(author, 'All about ladders');
  await bell(page, 1).click(patient);
  await panel(page)
    .getByRole('link', { name: /mango published All about ladders/ })
    .click();
  await expect(page).toHaveURL(new RegExp(`/guides/${guideId}$`));

  await page.goto(`/combo/${comboId}`);
  await openTab(page, 'notes');
  await following(page).click();
  await expect(follow(page)).toBeVisible();
  await expect(followers(profile, '0')).toBeVisible(patient);
  await share('Unheard of');
  await mark(userId, 'A first mark');
  await expect(bell(page, 1)).toBeVisible(patient);
  await follow(page).click();
  await expect(following(page)).toBeEnabled();
  await bell(page, 1).click();
  await panel(page).getByRole('button', { name: 'Notification settings' }).click();
  const news = panel(page).getByRole('switch', { name: 'New from players I follow' });
  await expect(news).toBeChecked();
  expect(await problemsOf(page)).toEqual([]);
  await news.click();
  await expect(news).toBeEnabled();
  await expect(news).not.toBeChecked();
  await share('Not told of');
  await mark(userId, 'A second mark');
  await expect(panel(page).getByRole('listitem').first()).toContainText('A second mark', patient);
  await expect(panel(page)).toContainText('A first mark');
  await expect(panel(page)).not.toContainText('Unheard of');
  await expect(panel(page)).not.toContainText('Not told of');
});

it('shows a wish at once, and takes it back with a sentence when it is refused', async () => {
  const { page } = await signedIn(journey, 'hasty');
  await page.goto(`/profile/${author.userId}`);
  const shown = page.getByRole('main').getByText(/^\d+ followers?$/);
  const before = (await shown.textContent()) ?? '';
  let answer: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => (answer = resolve));
  const resume = await standIn(page, '**/api/user/follow-author', async (route) => {
    await asked;
    await route.abort();
  });
  await follow(page).click();
  await expect(following(page)).toBeVisible();
  await expect(shown).not.toHaveText(before);
  answer();
  await expect(page.getByText('mango: nothing was changed.')).toBeVisible(patient);
  await expect(follow(page)).toBeVisible();
  await expect(shown).toHaveText(before);
  resume();
  await answered(page, WISHES, () => follow(page).click());
  await expect(following(page)).toBeVisible();
  await page.reload();
  await expect(following(page)).toBeVisible();
});

it('lists on the own profile whom one follows; who is dropped there can be taken back until one leaves', async () => {
  const { page, person } = await signedIn(journey, 'keeper');
  await page.goto('/my-profile');
  await expect(page.getByRole('heading', { level: 1, name: person.name })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Follow/ })).toHaveCount(0);
  await page.goto(`/profile/${author.userId}`);
  await answered(page, WISHES, () => follow(page).click());
  await expect(following(page)).toBeVisible();
  await page.goto('/my-profile');
  await page.getByRole('tab', { name: 'Following 1' }).click();
  const people = page.getByRole('region', { name: 'Players I follow' });
  await expect(people.getByRole('link', { name: 'mango' })).toHaveAttribute('href', `/profile/${author.userId}`);
  expect(await problemsOf(page)).toEqual([]);
  await answered(page, WISHES, () => following(page).click());
  await answered(page, WISHES, () => follow(page).click());
  await answered(page, WISHES, () => following(page).click());
  await expect(follow(page)).toBeFocused();
  await expect(follow(page)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: person.name })).toBeVisible();
  await expect(people).toContainText('You follow nobody yet');
});

it('leads a visitor to sign up and back', async () => {
  const page = await journey.openPage();
  await page.goto(`/profile/${author.userId}`);
  await follow(page).click();
  await expect(page).toHaveURL(new RegExp(`/authenticate\\?next=%2Fprofile%2F${author.userId}$`));
  const person = newPerson('visitor');
  await page.getByLabel('Display name').fill(person.name);
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Password').fill(person.password);
  await page.getByRole('button', { name: 'sign up', exact: true }).first().click();
  await expect(page).toHaveURL(new RegExp(`/profile/${author.userId}$`));
  await follow(page).click();
  await expect(following(page)).toBeVisible();
});

describe('a search', () => {
  const both = '/results/ssbu?attacker=ssbu%3Amario&defender=ssbu%3Adonkey-kong';
  const ask = (page: Page): Locator =>
    page.getByRole('button', { name: 'Follow this search: Mario on Donkey Kong', exact: true });
  const asked = (page: Page): Locator =>
    page.getByRole('button', { name: 'Following Mario on Donkey Kong: change', exact: true });

  it('is followed from its results in one press, tells of what is new, and is dropped there too', async () => {
    const { page } = await signedIn(journey, 'matcher');
    await page.goto(`${both}&sort=liked`);
    await expect(ask(page)).toBeEnabled();
    await ask(page).press('Enter');
    await expect(asked(page)).toBeFocused();
    await expect(page.getByText('Following. You will be told of new combos.')).toBeVisible();
    await page.goto(`${both}&tag=Read`);
    await expect(page.getByRole('button', { name: /^Follow this search: .*Read/ })).toBeEnabled();
    expect(await problemsOf(page)).toEqual([]);
    await recordCombo(journey.running.product, author.userId, { ...marioOnDk, name: 'For Mario' });
    await bell(page, 1).click(patient);
    await expect(panel(page).getByRole('link', { name: /found For Mario/ })).toContainText('Mario on Donkey Kong');
    await page.goto('/saved-searches');
    const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Mario on Donkey Kong' }) });
    await expect(row.getByRole('switch', { name: 'Tell me about new combos' })).toBeChecked();

    const drop = async () => {
      await asked(page).click();
      await page
        .getByRole('dialog', { name: 'Saved search' })
        .getByRole('button', { name: 'Remove', exact: true })
        .click();
      await expect(ask(page)).toBeVisible();
    };
    await page.goto(both);
    await drop();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(asked(page)).toBeVisible();
    await drop();
    await page.goto('/saved-searches');
    await expect(page.getByText('No saved searches yet')).toBeVisible();
  });

  it('is not followed when that is refused, says so, and is at the second press', async () => {
    const { page } = await signedIn(journey, 'loner');
    await page.goto('/results/ssbu?defender=ssbu%3Adonkey-kong');
    const one = page.getByRole('button', { name: 'Follow this search: on Donkey Kong', exact: true });
    const resume = await standIn(page, '**/api/user/save-search', (route) => route.abort());
    await one.click();
    await expect(page.getByText('“on Donkey Kong” is not followed.')).toBeVisible(patient);
    await expect(one).toBeVisible();
    resume();
    await one.click();
    await expect(page.getByRole('button', { name: 'Following on Donkey Kong: change' })).toBeVisible();
  });
});

it('fits a phone', async () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const { page } = await signedIn(journey, 'phone', phone);
  const long = await sharer('averylongdisplaynameofthirtytwo1');
  const comboId = await recordCombo(journey.running.product, long.userId, { name: 'Long' });
  const results = '/results/ssbu?attacker=ssbu%3Amario&defender=ssbu%3Adonkey-kong';
  for (const address of [`/profile/${long.userId}`, results]) {
    await page.goto(address);
    await page.getByRole('button', { name: /^Follow / }).tap();
    await expect(page.getByRole('button', { name: /^Following/ })).toBeVisible();
  }
  for (const address of [
    `/profile/${long.userId}`,
    `/combo/${comboId}?tab=notes`,
    '/my-profile?tab=follows',
    results,
  ]) {
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(address);
      await page.getByRole('button', { name: /^Following/ }).scrollIntoViewIfNeeded();
      expect([address, width, await sideways(page)]).toEqual([address, width, []]);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    expect([address, await smallTargets(page)]).toEqual([address, []]);
  }
});
