import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { sampleComboId } from '../samples/seed-samples.js';
import { practiceRun } from '../testing/practice-run.js';
import { recordCombo } from '../testing/recorded-combo.js';
import { TestUser } from '../testing/test-user.js';
import { Journey } from './journey.js';
import { pageOf } from './screens.js';
import { standIn } from './stand-in.js';

const patient = { timeout: 40_000 };

const FALCON = sampleComboId('captain-falcon-knee');
/** By then whatever was practised once is due, ms. */
const LATER_MS = 7 * 24 * 60 * 60_000;

let journey: Journey;
beforeAll(async () => {
  journey = await Journey.start({ samples: true });
});
afterAll(() => journey[Symbol.asyncDispose]());
afterEach(async () => {
  await journey.closePages();
  expect(journey.pageErrors).toEqual([]);
});

async function somebody(displayName: string): Promise<TestUser> {
  const user = await TestUser.signUp(journey.running.urls[0] ?? '', displayName);
  await user.post('/new-user', { displayName });
  return user;
}
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

it('shows what is due, what followed players made, what was begun, and what a saved search finds', async () => {
  const author = await somebody('ladderer');
  const user = await somebody('morning');
  await user.post('/practice/record', { run: practiceRun(FALCON) });
  await user.post('/user/follow-author', { authorId: author.userId });
  await user.post('/user/save-search', {
    name: 'Falcon things',
    query: 'game=ssbu&attacker=ssbu%3Acaptain-falcon',
    alert: true,
  });
  await recordCombo(journey.running.product, author.userId, { name: 'Brand new ladder' });
  await journey.running.product.projector.idle();

  const page = await pageOf(journey, user);
  await page.goto('/today');
  await expect(part(page, 'Due for practice')).toContainText(
    /You are ahead of your plan\. “.+” is due in \d+ minutes?\./,
  );
  await page.clock.setFixedTime(Date.now() + LATER_MS);
  await page.goto('/test/test');
  await page.getByLabel(/^Name/).fill('Half a combo');
  await expect(page.getByText('Draft saved on this computer')).toBeVisible();
  await page.goto('/today');
  await expect(part(page, 'Due for practice').getByRole('listitem')).toHaveCount(1);
  await expect(part(page, 'Due for practice')).toContainText('Due again after 1 run');
  await expect(part(page, 'New from players you follow').getByRole('article')).toContainText('Brand new ladder');
  await expect(part(page, 'Combo of the day').getByRole('article')).toBeVisible();
  await expect(part(page, 'Your searches')).toContainText('Falcon things');
  const drafts = page.getByRole('region', { name: /^Your drafts/ });
  await expect(drafts).toContainText('Half a combo');
  await expect(drafts).toContainText('Choose a video');
  await expect(part(page, 'Create a combo')).toHaveCount(0); // that is for phones

  await drafts.getByRole('link', { name: 'Half a combo' }).click();
  await expect(page.getByLabel(/^Name/)).toHaveValue('Half a combo');
  await page.goto('/today');
  await page.getByRole('link', { name: 'Start practice' }).click();
  await expect(page).toHaveURL(new RegExp(`/combo/${FALCON}\\?lesson=1`));
});

it('offers a beginning to who has practised nothing, under the thumb of a phone', async () => {
  const user = await somebody('newcomer1');
  const page = await pageOf(journey, user, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await page.goto('/results/ssbu');
  await page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: 'You' }).tap();
  const first = part(page, 'Practise your first combo').getByRole('listitem');
  await expect(first).toHaveCount(2);

  const resume = await standIn(page, '**/api/search/combos?*difficulty=Easy*', (route) => route.abort());
  await page.reload();
  await expect(part(page, 'Practise your first combo')).toContainText('The combos could not be loaded', patient);
  const failed = await part(page, 'Practise your first combo').getByRole('alert').boundingBox();
  expect(failed?.height).toBeLessThan(160); // it is one part of several
  resume();
  await part(page, 'Practise your first combo').getByRole('button', { name: 'Try again' }).tap();
  await expect(first).toHaveCount(2);
  await expect(part(page, 'New from players you follow')).toContainText('You follow nobody yet.');
  const told = page.waitForEvent('dialog').then(async (dialog) => {
    await dialog.accept();
    return dialog.message();
  });
  await page.getByRole('button', { name: 'Create', exact: true }).tap();
  expect(await told).toBe('Combo creation must be done on a desktop computer');
  await expect(page.getByRole('button', { name: 'send a clip to my desktop' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Replays' }).tap();
  await expect(page).toHaveURL(/\/replays$/);
  await page.goto('/my-profile');
  await page.getByRole('main').getByRole('link', { name: 'Send a clip to my desktop' }).tap();
  await expect(page).toHaveURL(/\/test\/test$/);
  await page.goto('/today');
  const ways = part(page, 'Create a combo').getByRole('link');
  await expect(ways).toHaveText(['Send a clip to my desktop', 'Replays']);
  await ways.first().tap();
  await expect(page.getByRole('button', { name: 'send a clip to my desktop' })).toBeVisible();
  await page.goto('/today');
  await first.first().getByRole('link').tap();
  await expect(page).toHaveURL(/\/combo\/[^/]+\?lesson=1/);
});

it('asks a visitor to log in, and comes back', async () => {
  const page = await journey.openPage();
  await page.goto('/today');
  await expect(page).toHaveURL(/\/authenticate\?next=%2Ftoday/);
});
