import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { sampleComboId } from '../samples/seed-samples.js';
import { seriousProblems } from './axe.js';
import { Journey } from './journey.js';
import { newPerson, signUp } from './people.js';

const WIDTHS = [390, 1280] as const;
const SCHEMES = ['dark', 'light'] as const;
const combo = `/combo/${sampleComboId('melee-marth-ken-combo')}`;
/** Address, and a text that stands there once the page is drawn. */
const visited = [
  ['/', 'Hit the frame'],
  ['/results/ssbm', 'Ken combo'],
  ['/results/ssbm?q=zzzzqqqq', 'Sorry, no combos'],
  [combo, 'No comments yet.'],
  ['/authenticate', 'Already have an account?'],
  ['/authenticate?mode=login', 'forgot password?'],
  ['/forgot-password', 'send link'],
  ['/reset-password?token=t', 'Choose a password'],
  ['/nowhere', 'There is no page at this address'],
] as const;

let journey: Journey;
beforeAll(async () => {
  journey = await Journey.start({ samples: true });
});
afterAll(() => journey[Symbol.asyncDispose]());
afterEach(async () => {
  await journey.closePages();
  expect(journey.pageErrors).toEqual([]);
});

async function problemsOn(page: Page, path: string, text: string): Promise<readonly string[]> {
  await page.goto(path);
  await expect(page.locator('main')).toContainText(text);
  return (await seriousProblems(page)).map((problem) => `${path} ${problem}`);
}

describe.each(WIDTHS)('at %i pixels', (width) => {
  it.each(SCHEMES)('has nothing serious or critical on any page, %s', async (colorScheme) => {
    const page = await journey.openPage({ viewport: { width, height: 844 }, colorScheme, reducedMotion: 'reduce' });
    const found: string[] = [];
    for (const [path, text] of visited) found.push(...(await problemsOn(page, path, text)));
    await signUp(page, newPerson('axe'));
    const create = width < 700 ? 'must be done on a desktop' : 'New combo';
    found.push(...(await problemsOn(page, '/test/test', create)));
    found.push(...(await problemsOn(page, combo, 'Favourite')));
    expect(found).toEqual([]);
  });
});

it('would find a button without a name', async () => {
  const page = await journey.openPage();
  await page.goto('/nowhere');
  await expect(page.locator('main')).toContainText('There is no page at this address');
  await page.evaluate(() => document.querySelector('main')?.append(document.createElement('button')));
  expect(await seriousProblems(page)).toEqual([expect.stringMatching(/^button-name: <button>/)]);
});

it('has nothing serious or critical in a dialog, a menu and a sheet', async () => {
  const page = await journey.openPage({ reducedMotion: 'reduce' });
  await signUp(page, newPerson('axe'));
  await page.goto(combo);
  await page.getByRole('button', { name: /^Account of/ }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  expect(await seriousProblems(page)).toEqual([]);
  await page.keyboard.press('Escape');
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
