import type { BrowserContext, Locator, Page } from 'playwright';
import { expect } from 'playwright/test';
import { sampleComboId } from '../samples/seed-samples.js';
import { chooseForCombo } from './combo-menu.js';
import { openTab } from './combo-tabs.js';
import { Journey } from './journey.js';
import { signedIn, type Person } from './people.js';

const comboPath = `/combo/${sampleComboId('melee-marth-ken-combo')}`;
const patient = { timeout: 40_000 };
let journey: Journey;
let first: { page: Page; person: Person };
let second: { page: Page; person: Person };

const like = (page: Page): Locator => page.getByRole('button', { name: /^Like/ });
const loadsOf = (page: Page) => page.evaluate<number>('performance.timeOrigin');

beforeAll(async () => {
  journey = await Journey.start({ samples: true });
  first = await signedIn(journey, 'first');
  second = await signedIn(journey, 'second');
  await Promise.all([first.page.goto(comboPath), second.page.goto(comboPath)]);
  await expect(like(first.page)).toHaveText('Like 0');
  await expect(like(second.page)).toHaveText('Like 0');
});
afterAll(() => journey[Symbol.asyncDispose]());
afterEach(() => {
  expect(journey.pageErrors).toEqual([]);
});

it('shows a like, its switch and its end to the other user and to a visitor', async () => {
  const visitor = await journey.openPage();
  await visitor.goto(comboPath);
  const counts = visitor.getByText(/\d+ likes?/).first();
  await expect(visitor.locator('main')).toContainText('0 likes');
  const since = await loadsOf(second.page);

  await like(first.page).click();
  await expect(like(second.page)).toHaveText('Like 1', patient);
  await expect(counts).toHaveText(/^1 like/, patient);
  await expect(like(second.page)).toHaveAttribute('aria-pressed', 'false');
  await like(second.page).click();
  await expect(like(first.page)).toHaveText('Like 2', patient);
  await first.page.getByRole('button', { name: /^Dislike/ }).click();
  await expect(like(second.page)).toHaveText('Like 1', patient);
  await expect(second.page.getByRole('button', { name: /^Dislike/ })).toHaveText('Dislike 1', patient);
  await like(second.page).click();
  await expect(like(first.page)).toHaveText('Like 0', patient);
  await expect(visitor.locator('main')).toContainText('0 likes', patient);
  expect(await loadsOf(second.page)).toBe(since);
  await visitor.context().close();
});

it('shows a comment and its removal to the other user', async () => {
  await openTab(first.page, 'discussion');
  await openTab(second.page, 'discussion');
  await first.page.getByLabel('Your comment').fill('Full hop before the knee.');
  await first.page.getByRole('button', { name: 'comment', exact: true }).click();
  const theirs = second.page.getByRole('listitem').filter({ hasText: 'Full hop before the knee.' });
  await expect(theirs).toContainText(first.person.name, patient);
  await expect(second.page.getByRole('heading', { name: /^Discussion/ })).toHaveText('Discussion 1', patient);
  await expect(second.page.getByRole('button', { name: /^Remove comment/ })).toHaveCount(0);

  await first.page.getByRole('button', { name: `Remove comment of ${first.person.name}` }).click();
  await first.page.getByRole('dialog').getByRole('button', { name: 'confirm' }).click();
  await expect(theirs).toHaveCount(0, patient);
  await expect(second.page.getByRole('heading', { name: /^Discussion/ })).toHaveText('Discussion 0', patient);
});

it('shows the mark of an admin to the other user', async () => {
  const { page: admin } = await signedIn(journey, 'admin');
  await admin.goto(comboPath);
  const mark = second.page.locator('header').getByText('verified', { exact: true });
  await expect(mark).toHaveCount(0);
  await chooseForCombo(admin, 'Verify');
  await expect(mark).toBeVisible(patient);
  await chooseForCombo(admin, 'Unverify');
  await expect(mark).toHaveCount(0, patient);
  await admin.context().close();
});

it('says that the connection is lost, and shows what was missed once it is back', async () => {
  const context: BrowserContext = second.page.context();
  const banner = second.page.getByText(/Connection lost/);
  await context.setOffline(true);
  await expect(banner).toBeVisible({ timeout: 30_000 });
  await like(first.page).click();
  await first.page.getByLabel('Your comment').fill('You missed this.');
  await first.page.getByRole('button', { name: 'comment', exact: true }).click();
  await expect(first.page.getByRole('listitem').filter({ hasText: 'You missed this.' })).toBeVisible(patient);
  await expect(like(second.page)).toHaveText('Like 0');

  await context.setOffline(false);
  await expect(like(second.page)).toHaveText('Like 1', { timeout: 30_000 });
  await expect(second.page.getByText('You missed this.')).toBeVisible(patient);
  await expect(second.page.getByText(/Connected again|Connection lost/)).toHaveCount(0, patient);
});

it('says so, too, where the connection was lost before the code of what is live came', async () => {
  const page = await journey.openPage();
  await page.route('**/read-messages*', (route) => route.abort());
  await page.goto(comboPath);
  const counts = page.getByText(/\d+ likes?/).first();
  await expect(page.getByText(/Connection lost/)).toBeVisible({ timeout: 30_000 });
  const before = (await counts.textContent()) ?? '';
  await like(first.page).click();
  await expect(counts).toHaveText(before);
  await page.unroute('**/read-messages*');
  await expect(counts).not.toHaveText(before, { timeout: 30_000 });
  await expect(page.getByText(/Connected again|Connection lost/)).toHaveCount(0, patient);
  await page.context().close();
});

it.each([
  ['phone', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
  ['desk', { viewport: { width: 1280, height: 800 } }],
] as const)(
  'tells of a lost connection on the clip, on a %s: over no lane and nothing to press',
  async (_, options) => {
    const page = await journey.openPage(options);
    await page.goto(comboPath);
    await expect(page.getByRole('button', { name: 'Begin Lesson' })).toBeVisible();
    await page.context().setOffline(true);
    const banner = page.getByText(/Connection lost/);
    await expect(banner).toBeVisible({ timeout: 30_000 });
    const boxes = [
      page.getByRole('heading', { level: 1 }),
      banner,
      page.getByRole('group', { name: 'Move by frames' }),
    ];
    const [head, told, transport] = await Promise.all(boxes.map((each) => each.boundingBox()));
    expect(told?.y).toBeGreaterThanOrEqual((head?.y ?? Infinity) + (head?.height ?? 0));
    expect((told?.y ?? Infinity) + (told?.height ?? 0)).toBeLessThanOrEqual(transport?.y ?? 0);
    await page.context().close();
  },
);

it('tells of a lost connection though the code of toasts could not be loaded', async () => {
  const { page } = await signedIn(journey, 'fourth');
  await page.route('**/toaster-host*', (route) => route.abort());
  await page.goto(comboPath);
  // everything else of the page is there
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await like(page).click();
  await expect(page.getByRole('alert')).toContainText(
    'Your feedback was not saved. No connection to ComboLab.',
    patient,
  );
  await expect(like(page)).toHaveAttribute('aria-pressed', 'false');
  await page.context().close();
});

it('takes back a like that could not be sent, and says why, though nothing was ever told before', async () => {
  const { page } = await signedIn(journey, 'third');
  await page.goto(comboPath);
  const before = (await like(page).textContent()) ?? '';
  const loaded = `performance.getEntriesByType('resource').filter(({ name }) => /toaster-host.*css/.test(name)).length`;
  await expect.poll(() => page.evaluate<number>(loaded), patient).toBe(1);
  await page.context().setOffline(true);
  await like(page).click();
  await expect(page.getByText('Your feedback was not saved. No connection to ComboLab.')).toBeVisible(patient);
  await expect(like(page)).toHaveText(before);
  await expect(like(page)).toHaveAttribute('aria-pressed', 'false');
  await page.context().close();
});
