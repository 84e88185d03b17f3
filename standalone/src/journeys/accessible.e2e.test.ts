import { expect } from 'playwright/test';
import { sampleComboId } from '../samples/seed-samples.js';
import { COLOUR_RULES, seriousProblems } from './axe.js';
import { openTab } from './combo-tabs.js';
import { Journey } from './journey.js';
import { signedIn } from './people.js';
import { open, pageOf, pathsOfPage, screensOf } from './screens.js';
import { writeWorld, type WrittenWorld } from './written-world.js';

/** Colours do not depend on the width: a phone is looked at in one theme. */
const THEMES = { 1280: ['dark', 'light', 'contrast'], 390: ['dark'] } as const;
const LOOKS = [
  [1280, 'dark'],
  [1280, 'light'],
  [1280, 'contrast'],
  [390, 'dark'],
] as const;
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

/** By theme, what is wrong on any screen of a width, each opened once: by all rules in the first theme, by those on colours in others. */
async function look(width: keyof typeof THEMES): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = new Map<string, string[]>(THEMES[width].map((theme) => [theme, []]));
  const screens = Object.values(screensOf(world)).flat();
  for (const who of ['visitor', 'author', 'admin'] as const) {
    const user = who === 'visitor' ? null : world[who];
    const page = await pageOf(journey, user, { viewport: { width, height: 844 }, reducedMotion: 'reduce' });
    for (const screen of screens.filter((each) => each.who === who)) {
      await open(page, screen);
      for (const [at, theme] of THEMES[width].entries()) {
        await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`);
        const problems = await seriousProblems(page, at === 0 ? undefined : COLOUR_RULES);
        found.get(theme)?.push(...problems.map((problem) => `${who} ${screen.path} ${problem}`));
      }
    }
  }
  return found;
}
const looks = new Map<number, ReturnType<typeof look>>();

it.each(LOOKS)(
  'has nothing serious or critical on any screen, at %i pixels, %s',
  async (width, theme) => {
    const looked = looks.get(width) ?? look(width);
    looks.set(width, looked);
    expect((await looked).get(theme)).toEqual([]);
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
  expect(await seriousProblems(page)).toEqual([expect.stringMatching(/^button-name: <button>/)]);
});

it('has nothing serious or critical in a dialog, a menu and a sheet', async () => {
  const { page } = await signedIn(journey, 'axe');
  await page.goto(combo);
  await page.getByRole('button', { name: /^Account of/ }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  expect(await seriousProblems(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await openTab(page, 'discussion');
  await page.getByLabel('Your comment').fill('To be removed.');
  await page.getByRole('button', { name: 'comment', exact: true }).click();
  await page.getByRole('button', { name: /^Remove comment/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await seriousProblems(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/results/ssbm');
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  expect(await seriousProblems(page)).toEqual([]);
});
