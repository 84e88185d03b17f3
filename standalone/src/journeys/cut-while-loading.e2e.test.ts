import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { sampleComboId } from '../samples/seed-samples.js';
import { Journey } from './journey.js';
import { signedIn } from './people.js';

const comboPath = `/combo/${sampleComboId('melee-marth-ken-combo')}`;
const patient = { timeout: 40_000 };
let journey: Journey;

beforeAll(async () => {
  journey = await Journey.start({ samples: true });
});
afterAll(() => journey[Symbol.asyncDispose]());
afterEach(async () => {
  await journey.closePages();
  expect(journey.pageErrors).toEqual([]);
});

/** Lets a file of the page not come, so many times. @returns how often it was asked for */
async function keepAway(page: Page, name: string, times: number): Promise<() => number> {
  let asked = 0;
  await page.route(new RegExp(`/assets/${name}-[^/]+\\.js$`), async (route) => {
    if (++asked > times) await route.fallback();
    else await route.abort('internetdisconnected');
  });
  return () => asked;
}

it('is live once the connection is back, although it was away while the code for that was fetched', async () => {
  const { page: other } = await signedIn(journey, 'liker');
  const page = await journey.openPage();
  const asked = await keepAway(page, 'read-messages', 5);
  const live = page.waitForEvent('websocket', patient);
  await page.goto(comboPath);
  await live;
  expect(asked()).toBeGreaterThan(5);
  const likes = page.getByText(/\d+ likes?/).first();
  await expect(likes).toHaveText(/^0 likes/);
  await other.goto(comboPath);
  await other.getByRole('button', { name: /^Like/ }).click();
  await expect(likes).toHaveText(/^1 like/, patient);
});

it('opens the next page although the server was away for a moment when its code was fetched', async () => {
  const page = await journey.openPage();
  await page.goto('/results/ssbm');
  const asked = await keepAway(page, 'combo-route', 1);
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible(patient);
  expect(asked()).toBeGreaterThan(1);
});
