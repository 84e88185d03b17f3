import type { GuideCard } from '@combolab/contracts';
import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { publishGuide } from '../testing/published-guide.js';
import { recordCombo } from '../testing/recorded-combo.js';
import { TestUser } from '../testing/test-user.js';
import { openTab } from './combo-tabs.js';
import { problemsOf } from './axe.js';
import { Journey } from './journey.js';
import { sideways, smallTargets } from './layout.js';
import { signedIn } from './people.js';
import { standIn } from './stand-in.js';

let journey: Journey;
let sharer: TestUser;

beforeAll(async () => {
  journey = await Journey.start();
  const url = journey.running.urls[0] ?? '';
  sharer = await TestUser.signUp(url, 'sharer');
  await sharer.post('/new-user', { displayName: 'sharer' });
  const { product } = journey.running;
  const [first] = [
    await recordCombo(product, sharer.userId, { name: 'First ladder' }),
    await recordCombo(product, sharer.userId, { name: 'Second spike' }),
  ];
  for (const name of ['fan', 'friend']) {
    const fan = await TestUser.signUp(url, name);
    await fan.post('/new-user', { displayName: name });
    await fan.post('/combo/add-feedback', { comboId: first, likeStatus: 1 });
  }
  await publishGuide(sharer, 'All about ladders');
  await sharer.post('/guides/create', {});
  await sharer.post('/lists/make', { name: 'Ladders', isPublic: true, comboId: first });
  await sharer.post('/lists/make', { name: 'Secrets', comboId: first });
});
afterAll(() => journey[Symbol.asyncDispose]());
afterEach(async () => {
  await journey.closePages();
  expect(journey.pageErrors).toEqual([]);
});

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

it('shows real counts, combos, published guides and public lists of somebody', async () => {
  const page = await journey.openPage();
  await page.goto('/results');
  await page.getByRole('link', { name: 'Second spike' }).click();
  await openTab(page, 'notes');
  await page.getByRole('tabpanel').getByRole('link', { name: 'sharer' }).click();
  await expect(title(page, 'sharer')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/profile/${sharer.userId}$`));
  const counts = page.getByRole('list', { name: 'Shared' }).getByRole('listitem');
  await expect(counts).toHaveText(['2 combos', '2 likes', '1 guide', '1 list']);
  await expect(page.locator('main')).toContainText('user');
  await expect(page.locator('main')).toContainText('Member since');
  const main = page.locator('main');
  await expect(tab(page, 'Combos 2')).toHaveAttribute('aria-selected', 'true');
  await tab(page, 'Guides 1').click();
  await expect(main.getByRole('link', { name: 'All about ladders' })).toBeVisible();
  await expect(main).not.toContainText('Untitled');
  await expect(page).toHaveURL(/\?tab=guides$/);
  await tab(page, 'Lists 1').click();
  await expect(main.getByRole('link', { name: /^Ladders/ })).toBeVisible();
  await expect(main).not.toContainText('Secrets');
  expect(await problemsOf(page)).toEqual([]);
  await page.reload();
  await expect(main.getByRole('link', { name: /^Ladders/ })).toBeVisible();
  await page.goBack();
  await expect(main.getByRole('link', { name: 'All about ladders' })).toBeVisible();
  await page.goto(`/profile/${sharer.userId}?tab=follows`);
  await expect(tab(page, 'Combos 2')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tab')).toHaveCount(3);
  await main.getByRole('link', { name: 'Second spike' }).click();
  await expect(page).toHaveURL(/\/combo\//);
  await page.getByRole('link', { name: 'Next combo' }).click();
  await expect(title(page, 'First ladder')).toBeVisible();
});

it('shows the own profile at its own address, with what to do while it is empty', async () => {
  const { page, person, userId } = await signedIn(journey, 'newcomer');
  await page.goto('/my-profile');
  await expect(title(page, person.name)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'My combos' })).toBeVisible();
  await expect(page.getByText('No combos yet. Create one with our fancy combo analyzer')).toBeVisible();
  for (const [name, words] of [
    ['Guides 0', 'No published guides'],
    ['Lists 0', 'No public lists'],
    ['Following 0', 'You follow nobody yet'],
  ] as const) {
    await tab(page, name).click();
    await expect(page.getByRole('tabpanel')).toContainText(words);
  }
  await expect(page.locator('main').getByRole('link', { name: 'Your guides' })).toHaveAttribute(
    'href',
    '/guide/default',
  );
  const comboId = await recordCombo(journey.running.product, userId, { name: 'Mine' });
  await page.goto(`/my-profile/${userId}`);
  await expect(page.getByRole('list', { name: 'Shared' }).getByRole('listitem').first()).toHaveText('1 combo');
  await expect(page.getByRole('link', { name: 'Mine', exact: true })).toHaveAttribute('href', `/combo/${comboId}`);
  await page.goto(`/my-profile/${sharer.userId}`);
  await expect(title(page, 'sharer')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/profile/${sharer.userId}$`));
});

it('asks nobody but its owner to fill an empty profile', async () => {
  const { userId } = await signedIn(journey, 'empty');
  const guest = await journey.openPage();
  await guest.goto(`/profile/${userId}`);
  const main = guest.locator('main');
  await expect(main.getByText('This player has not shared a combo yet')).toBeVisible();
  await expect(main.getByText('fancy combo analyzer')).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'Create a combo' })).toHaveCount(0);
  await main.getByRole('link', { name: 'Browse combos' }).click();
  await expect(guest).toHaveURL(/\/results$/);
});

it('shows the own favourites', async () => {
  const { page } = await signedIn(journey, 'keeper');
  await page.goto('/my-profile');
  await page.locator('main').getByRole('link', { name: 'Favourites' }).click();
  await expect(page).toHaveURL(/\/favorites$/);
  await expect(page.getByText('No favourites yet')).toBeVisible();
});

it('leads visitors of their own pages to signing in and back', async () => {
  const page = await journey.openPage();
  for (const path of ['/my-profile', '/favorites']) {
    await page.goto(path);
    await expect(page).toHaveURL(new RegExp(`/authenticate\\?next=${encodeURIComponent(path)}$`));
  }
});

it('says that there is no such profile, and when it cannot be loaded', async () => {
  const page = await journey.openPage();
  await page.goto('/profile/nobodyAtAll');
  await expect(page.getByText('There is no such profile')).toBeVisible();
  const resume = await standIn(page, '**/api/users/*/profile', (route) => route.abort());
  await page.goto(`/profile/${sharer.userId}`);
  await expect(page.getByRole('alert')).toContainText('The profile could not be loaded');
  resume();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(title(page, 'sharer')).toBeVisible();
});

it('fits a phone', async () => {
  const page = await journey.openPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await page.goto(`/profile/${sharer.userId}?tab=guides`);
  await expect(page.getByRole('link', { name: 'All about ladders' })).toBeVisible();
  await expect.poll(() => sideways(page)).toEqual([]);
  await expect.poll(() => smallTargets(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => sideways(page)).toEqual([]);
});

it.each([390, 320])('lays what leads on from the own profile out in full lines, %i px wide', async (width) => {
  const viewport = { width, height: 844 };
  const page = await journey.openPage({ session: sharer.session, viewport, hasTouch: true, isMobile: true });
  await page.goto('/my-profile');
  const actions = page.locator('main header').first().getByRole('link');
  await expect(actions).toHaveText(['Favourites', 'Your guides', 'Settings', 'Replays', 'Send a clip to my desktop']);
  const boxes = (await Promise.all((await actions.all()).map((each) => each.boundingBox()))).filter(
    (box) => box !== null,
  );
  const lines = [...new Set(boxes.map(({ y }) => y))].map((top) => boxes.filter(({ y }) => y === top));
  const [first] = boxes;
  for (const line of lines) {
    expect(Math.min(...line.map(({ x }) => x))).toBe(first?.x);
    expect(Math.max(...line.map((box) => box.x + box.width))).toBeCloseTo(width - (first?.x ?? 0), 1);
    expect(new Set(line.map((box) => Math.round(box.width))).size).toBe(1);
    expect(Math.min(...line.map((box) => box.height))).toBeGreaterThanOrEqual(44);
  }
  const icons = await Promise.all((await actions.locator('svg').all()).map((each) => each.boundingBox()));
  const insets = icons.map((icon, n) => Math.round((icon?.x ?? Number.NaN) - (boxes[n]?.x ?? Number.NaN)));
  expect(new Set(insets).size).toBe(1); // below each other, however long the words
  expect(lines.map(({ length }) => length)).toEqual(width === 390 ? [2, 2, 1] : [1, 1, 1, 1, 1]);
  await expect.poll(() => sideways(page)).toEqual([]);
});

it('begins a guide with its game, fighter and title, says when it fails, and opens the draft', async () => {
  const { page, userId: author } = await signedIn(journey, 'writer');
  await page.goto('/my-profile');
  await tab(page, 'Guides 0').click();
  await page.getByRole('button', { name: 'New guide' }).click();
  const form = page.getByRole('form', { name: 'New guide' });
  await expect(form.getByLabel('Title')).toBeFocused();
  await form.getByLabel('Title').fill('Ladders with Mario');
  await form.getByRole('combobox', { name: 'Fighter' }).fill('Mario');
  await page.getByRole('option', { name: 'Mario', exact: true }).click();
  expect(await problemsOf(page)).toEqual([]);
  const resume = await standIn(page, '**/api/guides/create', (route) => route.abort());
  await form.getByRole('button', { name: 'Create draft' }).click();
  await expect(form.getByRole('alert')).toBeVisible();
  await expect(form.getByLabel('Title')).toHaveValue('Ladders with Mario');
  resume();
  await form.getByRole('button', { name: 'Create draft' }).click();
  await expect(page).toHaveURL(/\/guide\/[\w-]{22}$/);
  await expect(page.getByText('Ladders with Mario').first()).toBeVisible();
  const token = await page.evaluate<string>(
    `fetch('/api/auth/token', { headers: { authorization: 'Bearer ' + localStorage.getItem('combolab.session') } }).then((answer) => answer.json()).then(({ token }) => token)`,
  );
  const writer = new TestUser(journey.running.urls[0] ?? '', author, token);
  const { body } = await writer.get<readonly GuideCard[]>(`/guides/user/${author}`);
  expect(body).toMatchObject([{ metaData: { gameTags: ['ssbu'], fighters: ['ssbu:mario'], isPublished: false } }]);
  expect(body[0]?.sections.map(({ type }) => type)).toEqual(['TITLE', 'HEADER', 'COMBO_SELECTOR']);
});
