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

it.each([
  ['live pages', 'read-messages', 5],
  ['the page itself', 'schemas', 1],
])(
  'goes on once the connection is back, although it was away while the code of %s was fetched',
  async (_what, name, times) => {
    const { page: other } = await signedIn(journey, 'liker');
    const page = await journey.openPage();
    const file = new RegExp(`/assets/${name}-[^/]+\\.js$`);
    let failures = 0;
    await page.route(file, async (route) => {
      if (++failures > times) await route.fallback();
      else await route.abort('internetdisconnected');
    });
    const live = page.waitForEvent('websocket', patient);
    await page.goto(comboPath);
    await live;
    expect(failures).toBeGreaterThan(times);
    const likes = page.getByText(/\d+ likes?/).first();
    await expect(likes).toHaveText(/^0 likes/);
    await other.goto(comboPath);
    const like = other.getByRole('button', { name: /^Like/ });
    await like.click();
    await expect(likes).toHaveText(/^1 like/, patient);
    await like.click();
    await expect(likes).toHaveText(/^0 likes/, patient);
    await page.getByRole('link', { name: 'What can I do?' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  },
);
