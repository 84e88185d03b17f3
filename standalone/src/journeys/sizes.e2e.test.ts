import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { sampleComboId } from '../samples/seed-samples.js';
import { Journey } from './journey.js';
import { newPerson, signUp } from './people.js';
import { sideways, smallTargets } from './layout.js';

const combo = `/combo/${sampleComboId('melee-falco-pillar')}`;
/** Address, and a text that stands there once the page is drawn. */
const visited = [
  ['/', 'Hit the frame'],
  ['/results/ssbm?attacker=ssbm:marth&attacker=ssbm:fox&defender=ssbm:falco&percent=20-90', 'Ken combo'],
  ['/results/ssbm?q=zzzzqqqq', 'Sorry, no combos'],
  [combo, 'No comments yet.'],
  ['/authenticate', 'Already have an account?'],
  ['/forgot-password', 'send link'],
  ['/nowhere', 'There is no page at this address'],
] as const;
const own = [
  ['/test/test', /New combo|desktop computer/],
  [combo, 'Favourite'],
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

async function findings(page: Page, look: (page: Page) => Promise<readonly string[]>): Promise<readonly string[]> {
  const found: string[] = [];
  const visit = async (path: string, text: string | RegExp) => {
    await page.goto(path);
    await expect(page.locator('main').filter({ visible: true })).toContainText(text);
    found.push(...(await look(page)).map((each) => `${path} ${each}`));
  };
  for (const [path, text] of visited) await visit(path, text);
  await signUp(page, newPerson('sizes'));
  for (const [path, text] of own) await visit(path, text);
  return found;
}

it.each([320, 600, 2560])('never scrolls sideways at %i pixels', async (width) => {
  const page = await journey.openPage({ viewport: { width, height: 800 }, reducedMotion: 'reduce' });
  expect(await findings(page, sideways)).toEqual([]);
});

it.each([390, 1280, 1920])('has all that a card says within the card at %i pixels', async (width) => {
  const page = await journey.openPage({ viewport: { width, height: 1080 } });
  await page.goto('/results/ssbu');
  const wall = page.getByRole('article').filter({ hasText: 'Forward air wall' }); // its moves are a long line
  await wall.scrollIntoViewIfNeeded();
  await expect(wall.getByRole('link', { name: 'Similar', exact: true })).toBeInViewport({ ratio: 1 });
  const wider = await page
    .getByRole('article')
    .evaluateAll((cards) =>
      cards.filter((card) => card.scrollWidth > card.clientWidth).map((card) => card.textContent),
    );
  expect(wider).toEqual([]);
});

it('can be used at 200 % zoom', async () => {
  // A window of 1280 x 800 zoomed to 200 % has this many pixels of CSS.
  const page = await journey.openPage({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 });
  expect(await findings(page, sideways)).toEqual([]);
  await page.goto('/results/ssbm');
  await page.getByRole('link', { name: 'Ken combo' }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
});

it('grows with the text size of the browser, breakpoints too', async () => {
  const page = await journey.openPage({ viewport: { width: 1280, height: 800 } });
  await page.goto('/results/ssbm');
  const size = () =>
    page
      .locator('article h2')
      .first()
      .evaluate((title) => getComputedStyle(title).fontSize);
  await expect(page.getByRole('article').first()).toBeVisible();
  const usual = Number.parseFloat(await size());
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(Number.parseFloat(await size())).toBe(usual * 2);
  expect(await findings(page, sideways)).toEqual([]);
  // What is 600 px with text of 16 px is near 800 px with text of 21.
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 21 } });
  await page.setViewportSize({ width: 780, height: 800 });
  await page.goto('/results/ssbm');
  await expect(page.getByRole('button', { name: 'Filters', exact: true })).toBeVisible();
});

it('has targets of 44 px for fingers, and steps by a frame', async () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const page = await journey.openPage(phone);
  expect(await findings(page, smallTargets)).toEqual([]);
  await page.goto('/results/ssbm');
  await page.getByRole('button', { name: 'Filters', exact: true }).tap();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  await expect.poll(() => smallTargets(page)).toEqual([]);
  await page.goto(combo);
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeEnabled();
  const frame = page.getByRole('slider', { name: 'Frame', exact: true });
  await page.getByRole('button', { name: '+1 frame', exact: true }).tap();
  await page.getByRole('button', { name: '+1 frame', exact: true }).tap();
  await expect(frame).toHaveValue('2');
  await page.getByRole('button', { name: '−1 frame', exact: true }).tap();
  await expect(frame).toHaveValue('1');
});
