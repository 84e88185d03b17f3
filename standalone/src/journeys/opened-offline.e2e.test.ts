/// <reference lib="dom" />
import type { BrowserContext, Page } from 'playwright';
import { expect } from 'playwright/test';
import { sampleComboId } from '../samples/seed-samples.js';
import { TestUser } from '../testing/test-user.js';
import { AwaySite, keptPaths } from './away-site.js';
import { problemsOf } from './axe.js';
import { openTab } from './combo-tabs.js';
import { signedIn } from './people.js';
import { readStillPictures, teachToRead } from './picture.js';

const COMBO = sampleComboId('captain-falcon-knee');
const NAME = 'Down throw, forward air';
const LIST = '/results/ssbu?attacker=ssbu:captain-falcon';

let away: AwaySite;
let context: BrowserContext;
let page: Page;
beforeEach(async () => {
  away = await AwaySite.start({ samples: true });
  page = await away.journey.openPage({ serviceWorkers: 'allow' });
  context = page.context();
});
afterEach(async () => {
  await away[Symbol.asyncDispose]();
  expect(away.journey.pageErrors).toEqual([]);
});

const asItWas = () => page.getByRole('status').filter({ hasText: 'You are offline. This is how it was on ' });
const title = () => page.getByRole('heading', { level: 1, name: NAME });
const isKept = (like: RegExp) =>
  expect.poll(async () => (await keptPaths(page)).filter((path) => like.test(path))).not.toEqual([]);

/** The clip runs from what is kept, exactly to the frame. */
async function showsFrames(): Promise<void> {
  await expect(page.locator('video').first()).toHaveJSProperty('readyState', 4);
  await teachToRead(page);
  expect(await readStillPictures(page)).toEqual([44]);
  await page.keyboard.press('.');
  await expect.poll(() => readStillPictures(page)).toEqual([45]);
}

it('opens what was opened again without network and server, says so, and is live again by itself', async () => {
  const friend = await TestUser.signUp(away.url, 'friend');
  await friend.post('/new-user', { displayName: 'friend' });
  await friend.post('/combo/add-comment', { comboId: COMBO, comment: 'The knee is late here.' });
  await page.goto(LIST);
  await expect(page.locator(`main a[href*="${COMBO}"]`).first()).toBeVisible();
  await isKept(/^\/api\/search\/combos/);
  await page.goto(`/combo/${COMBO}?f=44`);
  await openTab(page, 'discussion');
  await expect(page.getByText('The knee is late here.')).toBeVisible();
  for (const like of [/^\/api\/combo\//, /\/comments\?/, /\.mp4$/]) await isKept(like);

  await away.cutOff(context);
  await page.goto(`/combo/${COMBO}?f=44`);
  await expect(title()).toBeVisible();
  await expect(asItWas()).toBeVisible();
  await showsFrames();
  await openTab(page, 'discussion');
  await expect(page.getByText('The knee is late here.')).toBeVisible();
  expect(await problemsOf(page)).toEqual([]);
  await page.goto(LIST);
  await page.locator(`main a[href*="${COMBO}"]`).first().click();
  await expect(title()).toBeVisible();
  await page.goto(`/combo/${sampleComboId('melee-marth-ken-combo')}`);
  await expect(page.getByRole('alert')).toContainText('No connection to ComboLab');
  await page.goto(`/combo/${COMBO}`);
  await openTab(page, 'discussion');
  await expect(page.getByText('The knee is late here.')).toBeVisible();

  await away.comeBack(context);
  await expect(asItWas()).toHaveCount(0);
  await friend.post('/combo/add-comment', { comboId: COMBO, comment: 'Now it is not.' });
  await expect(page.getByText('Now it is not.')).toBeVisible();
});

const openedCaches = () =>
  page.evaluate<string[]>(`caches.keys().then((names) => names.filter((name) => name.startsWith('opened ')).sort())`);

it('keeps what is of a person until they log out', async () => {
  const member = await signedIn(away.journey, 'learner', { serviceWorkers: 'allow' });
  page = member.page;
  await page.goto('/practice');
  await expect(page.getByText('Nothing to practise yet')).toBeVisible();
  await isKept(/^\/api\/practice$/);
  await page.goto(`/combo/${COMBO}`);
  await expect(title()).toBeVisible();
  await isKept(/^\/api\/combo\//);
  expect(await openedCaches()).toEqual([`opened ${member.userId}`]);
  await page.getByRole('button', { name: `Account of ${member.person.name}` }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByRole('button', { name: 'log in' }).first()).toBeVisible();
  await expect.poll(openedCaches).not.toContain(`opened ${member.userId}`);
});
