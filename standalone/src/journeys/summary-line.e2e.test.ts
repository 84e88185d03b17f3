import type { Locator, Page } from 'playwright';
import { expect } from 'playwright/test';
import { Journey } from './journey.js';
import { sideways } from './layout.js';
import { dropChip } from './search-page.js';

let journey: Journey;
beforeAll(async () => {
  journey = await Journey.start({ samples: true });
});
afterAll(() => journey[Symbol.asyncDispose]());
afterEach(async () => {
  await journey.closePages();
  expect(journey.pageErrors).toEqual([]);
});

/** As high as the line is drawn in the design. */
const LINE = 46;
const THREE = '/results/ssbu?attacker=ssbu:mario&defender=ssbu:donkey-kong&q=up%20air';
const SEVEN = `${THREE}&percent=0-160&tag=True%20Combo&tag=String&tag=Edgeguard`;
const filters = (page: Page) => page.getByRole('list', { name: 'Active filters' });
const firstCard = (page: Page) => page.getByRole('main').getByRole('article').first();
const top = async (place: Locator) => (await place.boundingBox())?.y ?? Number.NaN;
const middle = async (place: Locator) => {
  const box = await place.boundingBox();
  return box === null ? Number.NaN : Math.round(box.y + box.height / 2);
};
const middles = async (places: Locator) => Promise.all((await places.all()).map(middle));

it.each([1280, 1920])(
  'says what is asked for in the line of the count, without room of its own, at %i px',
  async (width) => {
    const page = await journey.openPage({ viewport: { width, height: 900 } });
    await page.goto(THREE);
    await expect(firstCard(page)).toBeVisible();
    const field = await page.getByRole('search').boundingBox();
    const line = await middle(page.getByRole('button', { name: /^Sort by/ }));
    expect(line - Math.round((field?.y ?? 0) + (field?.height ?? 0))).toBe(LINE / 2);
    const chips = filters(page).getByRole('listitem');
    await expect(chips).toHaveCount(3);
    expect([
      ...(await middles(chips)),
      await middle(
        page
          .getByRole('main')
          .getByRole('status')
          .filter({ hasText: /^\d+ combos?$/ }),
      ),
    ]).toEqual([line, line, line, line]);
    const place = await top(firstCard(page));
    for (const name of ['on Donkey Kong', '“up air”']) await dropChip(page, name).click();
    await expect(chips).toHaveCount(1);
    expect(await top(firstCard(page))).toBe(place);
  },
);

it('keeps them on one line on a phone, which goes sideways as far as the last', async () => {
  const page = await journey.openPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await page.goto(SEVEN);
  const chips = filters(page).getByRole('listitem');
  await expect(chips).toHaveCount(7);
  expect(new Set(await middles(chips)).size).toBe(1);
  expect(await sideways(page)).toEqual([]);
  await expect(chips.last()).not.toBeInViewport();
  await dropChip(page, 'Edgeguard').tap();
  await expect(chips).toHaveCount(6);
});

it('has count and order in one line on a phone, in a language of long words too', async () => {
  const viewport = { width: 390, height: 844 };
  const page = await journey.openPage({ viewport, hasTouch: true, isMobile: true, locale: 'de-DE' });
  await page.goto(THREE);
  const count = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /^\d+ Combos?$/ });
  const order = page.getByRole('button', { name: /Beste Treffer$/ });
  await expect(count).toBeVisible();
  await expect.poll(async () => (await middle(order)) - (await middle(count))).toBe(0);
  expect(await sideways(page)).toEqual([]);
});
