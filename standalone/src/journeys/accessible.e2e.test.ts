import { expect } from 'playwright/test';
import { sampleComboId } from '../samples/seed-samples.js';
import { problemsOf } from './axe.js';
import { openTab } from './combo-tabs.js';
import { Journey } from './journey.js';
import { signedIn } from './people.js';
import { HANDS, KINDS, lookAtAll, type Findings } from './looked-at.js';
import { pathsOfPage, screensOf } from './screens.js';
import { writeWorld, type WrittenWorld } from './written-world.js';

const combo = `/combo/${sampleComboId('melee-marth-ken-combo')}`;

let journey: Journey;
let world: WrittenWorld;
beforeAll(async () => {
  journey = await Journey.start({ samples: true });
  world = await writeWorld(journey, { text: (what) => what, name: 'pianoplayer1' });
}, 60_000);
afterAll(() => journey[Symbol.asyncDispose]());
afterEach(async () => {
  await journey.closePages();
  expect(journey.pageErrors).toEqual([]);
});

it('is looked at on every route of the page', async () => {
  expect(Object.keys(screensOf(world)).sort()).toEqual([...(await pathsOfPage())].sort());
});

const HOLDS = Object.keys(HANDS) as (keyof typeof HANDS)[];
const looks = new Map<string, Promise<Findings>>();

it.each(HOLDS.flatMap((hold) => KINDS.map((kind) => [hold, kind] as const)))(
  'finds on a %s that no screen %s',
  async (hold, kind) => {
    const looked = looks.get(hold) ?? lookAtAll(journey, world, HANDS[hold]);
    looks.set(hold, looked);
    expect((await looked).get(kind)).toEqual([]);
  },
  300_000,
);

it('shows another theme at once where motion is reduced', async () => {
  const page = await journey.openPage({ reducedMotion: 'reduce' });
  await page.goto('/frames/mario');
  await expect(page.locator('main')).toContainText('Frame data of Mario');
  const moving = await page.evaluate(() => {
    document.documentElement.dataset.theme = 'contrast';
    return document.getAnimations().filter((each) => each instanceof CSSTransition).length;
  });
  expect(moving).toBe(0);
});

it('would find a button without a name', async () => {
  const page = await journey.openPage();
  await page.goto('/nowhere');
  await expect(page.locator('main')).toContainText('There is no page at this address');
  await page.evaluate(() => document.querySelector('main')?.append(document.createElement('button')));
  expect(await problemsOf(page)).toEqual([expect.stringMatching(/^button-name: <button>/)]);
});

it('has nothing serious or critical in a dialog, a menu and a sheet', async () => {
  const { page } = await signedIn(journey, 'axe');
  await page.goto(combo);
  await page.getByRole('button', { name: /^Account of/ }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  // a menu hangs outside of the page's landmarks and holds the focus while it is open
  expect((await problemsOf(page)).filter((each) => !each.startsWith('region: <div data-radix-popper'))).toEqual([]);
  await page.keyboard.press('Escape');
  await openTab(page, 'discussion');
  await page.getByLabel('Your comment').fill('To be removed.');
  await page.getByRole('button', { name: 'comment', exact: true }).click();
  await page.getByRole('button', { name: /^Remove comment/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await problemsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/results/ssbm');
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  expect(await problemsOf(page)).toEqual([]);
});
