import type { Combo } from '@combolab/contracts';
import type { Locator, Page } from 'playwright';
import { expect } from 'playwright/test';
import { sampleCombos } from '../samples/sample-combos.js';
import { comboForm, makeClip } from '../testing/clips.js';
import { Journey } from './journey.js';
import { HEVC } from './raw-films.js';
import { newPerson } from './people.js';

let journey: Journey;
let page: Page;
beforeAll(async () => {
  journey = await Journey.start({ samples: true });
});
afterAll(() => journey[Symbol.asyncDispose]());
afterEach(async () => {
  await journey.closePages();
  expect(journey.pageErrors).toEqual([]);
});

const card = (n: number): Locator => page.getByRole('article').nth(n);
const videos = (): Locator => page.locator('article video');
const CLIP = /\.mp4/;
const filesOf = (watched: Page, kind: RegExp): string[] => {
  const asked: string[] = [];
  watched.on('request', (request) => {
    if (kind.test(request.url())) asked.push(request.url());
  });
  return asked;
};

it('fetches pictures within 200 px of the window alone, and no video before it is wanted', async () => {
  page = await journey.openPage({ viewport: { width: 500, height: 500 } });
  const clips = filesOf(page, CLIP);
  await page.goto('/results/ssbm');
  await expect(card(0).locator('img')).toHaveCount(1);
  const far = await page.evaluate(() =>
    [...document.querySelectorAll('article')].map((each) => ({
      near: each.getBoundingClientRect().top < innerHeight + 200,
      pictures: each.querySelectorAll('img').length,
    })),
  );
  expect(far.filter(({ near }) => !near).length).toBeGreaterThan(3);
  for (const { near, pictures } of far) expect(pictures).toBe(near ? 1 : 0);
  expect(clips).toEqual([]);
});

it('plays one card at a time, under the pointer or the focus, until that is switched off', async () => {
  page = await journey.openPage();
  await page.goto('/results/ssbm');
  await card(0).hover();
  await expect(card(0).locator('video')).toHaveCount(1);
  await expect.poll(() => videos().evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  await card(1).getByRole('heading').getByRole('link').focus();
  await expect(card(1).locator('video')).toHaveCount(1);
  await expect(videos()).toHaveCount(1);
  await card(2).hover();
  await expect(card(2).locator('video')).toHaveCount(1);
  await expect(videos()).toHaveCount(1);
  const played = await videos().elementHandle();
  await page.getByRole('combobox', { name: 'Search combos' }).hover();
  await expect(videos()).toHaveCount(0);
  // the browser holds no decoder for what has no source
  await expect.poll(() => played.evaluate(({ networkState }: HTMLVideoElement) => networkState)).toBe(0);

  await page.getByRole('button', { name: 'Display' }).click();
  const choice = page.getByRole('menuitemcheckbox', { name: 'Play previews on cards' });
  await expect(choice).toBeChecked();
  await choice.click();
  await expect(choice).not.toBeChecked();
  await page.keyboard.press('Escape');
  const clips = filesOf(page, CLIP);
  await card(0).hover();
  await card(1).getByRole('heading').getByRole('link').focus();
  await page.reload();
  await card(0).hover();
  await expect(card(0).locator('img')).toHaveCount(1);
  await expect(videos()).toHaveCount(0);
  expect(clips).toEqual([]);
});

it.each([
  [390, 844],
  [360, 640],
  [320, 568],
])('plays what stands in the top third of a phone of %i x %i, after 100 ms', async (width, height) => {
  page = await journey.openPage({ viewport: { width, height }, hasTouch: true, isMobile: true });
  await page.clock.install();
  await page.goto('/results/ssbm');
  await expect(card(3)).toBeAttached();
  const rise = (n: number) =>
    card(n).evaluate((each) => {
      // rows are lower than a third: the one at its end plays
      scrollTo(0, scrollY + each.getBoundingClientRect().top - (innerHeight * 0.31 - 40));
    });
  await rise(1);
  await expect(card(1).locator('video')).toHaveCount(1);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await rise(2);
  await expect(videos()).toHaveCount(0);
  await page.clock.runFor(99);
  await expect(videos()).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(card(2).locator('video')).toHaveCount(1);
  await expect(videos()).toHaveCount(1);
});

it('shows visitors a real combo pressed on a controller, and how many there are of each game', async () => {
  page = await journey.openPage();
  await page.goto('/');
  const sample = page.getByRole('figure');
  const lit = () => sample.locator('[data-part]:not([data-state=up])').count();
  await expect.poll(lit, { timeout: 40_000 }).toBeGreaterThan(0);
  await expect.poll(lit, { timeout: 40_000 }).toBe(0);
  const counts = page.getByRole('list', { name: 'Combos to watch' }).getByRole('link');
  const of = (game: string) => sampleCombos.filter(({ gameId }) => gameId === game).length;
  await expect(counts).toHaveText([`${String(of('ssbu'))} Ultimate combos`, `${String(of('ssbm'))} Melee combos`]);
  await counts.last().click();
  await expect(page).toHaveURL(/\/results\/ssbm$/);
});

it('moves nothing by itself for those who want no motion', async () => {
  page = await journey.openPage({ reducedMotion: 'reduce' });
  await page.goto('/');
  const sample = page.locator('video');
  await expect.poll(() => sample.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(1);
  expect(await sample.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
  await page.goto('/results/ssbm');
  await card(0).hover();
  await expect(card(0).locator('img')).toHaveCount(1);
  await expect(videos()).toHaveCount(0);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  const durations = await page.getByRole('dialog', { name: 'Filters' }).evaluate((sheet) => {
    const bar = document.querySelector('header');
    const motion = [getComputedStyle(sheet).animationDuration];
    if (bar !== null) motion.push(getComputedStyle(bar).transitionDuration);
    return motion.map(Number.parseFloat);
  });
  expect(Math.max(...durations)).toBeLessThan(0.001);
});

it('has a clip ready to run, and its neighbours and their clips at hand', async () => {
  page = await journey.openPage();
  await page.goto('/results/ssbm');
  await expect(card(1)).toBeVisible();
  const combos = filesOf(page, /\/api\/combo\/[^/]+$/);
  const clips = filesOf(page, CLIP);
  for (const n of [1, 2, 3]) {
    await card(n).getByRole('heading').getByRole('link').click();
    const play = page.getByRole('button', { name: 'Play', exact: true });
    await expect(play).toBeEnabled();
    await expect.poll(() => new Set(combos).size).toBeGreaterThanOrEqual(n + 2);
    await expect.poll(() => new Set(clips).size).toBeGreaterThanOrEqual(n + 2);
    await page.keyboard.press('k');
    await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
    await page.goBack();
  }
});

it('shows the clip by itself once it is made, also to those whom no live message reaches', async () => {
  const author = await journey.running.makeAccount(newPerson('author'));
  page = await journey.openPage();
  await page.routeWebSocket(/socket\.io/, (socket) => {
    void socket.close();
  });
  // what no browser need play is shown when its preview is made
  const clip = await makeClip({ seconds: 4, size: '1280x720', output: HEVC });
  const shared = await author?.form<Combo>('/add-combo', comboForm(clip));
  await page.goto(`/combo/${shared?.body._id ?? ''}`);
  await expect(page.getByRole('progressbar', { name: 'Preview' })).toBeVisible();
  await expect(page.locator('main video').first()).toBeVisible({ timeout: 60_000 });
}, 120_000);
