import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { normaliseActions } from '@combolab/contracts';
import { sampleComboId } from '../samples/seed-samples.js';
import { sampleCombos } from '../samples/sample-combos.js';
import { Journey } from './journey.js';
import { readStill, readWhilePlaying, seenFrame, teachToRead, usualGap } from './picture.js';

const sample = sampleCombos.find(({ slug }) => slug === 'melee-falco-pillar');
if (sample === undefined) throw new Error('the sample is gone');
const actions = normaliseActions(sample.actions);
const lines = actions.map(({ frame }) => frame);
const breakpoints = actions.filter(({ breakpoint }) => breakpoint).map(({ frame }) => frame);
const lineAt = (frame: number): number | null => lines.filter((line) => line <= frame).at(-1) ?? null;

let journey: Journey;
let page: Page;

beforeAll(async () => {
  journey = await Journey.start({ samples: true });
});
afterAll(() => journey[Symbol.asyncDispose]());
beforeEach(async () => {
  page = await journey.openPage();
  await page.goto(`/combo/${sampleComboId(sample.slug)}`);
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeEnabled();
  await teachToRead(page);
});
afterEach(async () => {
  await journey.closePages();
  expect(journey.pageErrors).toEqual([]);
});

const seek = (frame: number) => page.getByRole('slider', { name: 'Frame', exact: true }).fill(String(frame));
/** Where the clip comes to rest. */
const expectAt = (frame: number) =>
  expect
    .poll(() => readStill(page))
    .toEqual({ picture: frame, counter: frame, playhead: frame, line: lineAt(frame), paused: true });

it('begins with the first frame on the screen, as the counter says', async () => {
  await expectAt(0);
  await expect.poll(() => seenFrame(page)).toBe(0);
  await seek(30);
  await expectAt(30);
  await expect.poll(() => seenFrame(page)).toBe(30);
});

it('shows exactly the frame that was sought', async () => {
  const last = sample.frames - 1;
  // A fixed walk over the clip that visits near and far frames in no order.
  const frames = [
    0,
    last,
    1,
    last - 1,
    ...Array.from({ length: 24 }, (_, n) => (n * n * 37 + n * 11 + 5) % sample.frames),
  ];
  for (const frame of frames) {
    await seek(frame);
    await expectAt(frame);
  }
  const line = actions[3];
  await page.getByRole('button', { name: new RegExp(`^frame ${String(line?.frame)}\\b`) }).click();
  await expectAt(line?.frame ?? -1);
});

it('steps by whole frames, with keys and buttons', async () => {
  await page.locator('h1').click();
  let frame = 0;
  const steps = [
    ['Period', 1],
    ['Period', 1],
    ['Shift+Period', 5],
    ['Control+Period', 20],
    ['Comma', -1],
    ['Control+Period', 20],
    ['Shift+Comma', -5],
    ['Comma', -1],
    ['Control+Comma', -20],
  ] as const;
  for (const [key, step] of steps) {
    await page.keyboard.press(key);
    frame += step;
    await expectAt(frame);
  }
  for (const [name, step] of [
    ['+1 frame', 1],
    ['−1 frame', -1],
    ['+5 frames', 5],
    ['+20 frames', 20],
    ['−5 frames', -5],
  ] as const) {
    await page.getByRole('button', { name, exact: true }).click();
    frame += step;
    await expectAt(frame);
  }
});

it('plays at every speed with the overlay and the list within a frame of the picture as a rule', async () => {
  const slow = sample.frames - 16;
  for (const [key, rate, from] of [
    ['Shift+Digit1', 1, 0],
    ['Shift+Digit2', 2 / 3, 0],
    ['Shift+Digit3', 1 / 2, 112],
    ['Shift+Digit4', 1 / 4, slow],
  ] as const) {
    await seek(from);
    await page.locator('h1').click();
    await page.keyboard.press(key);
    expect(await page.locator('video').evaluate((video: HTMLVideoElement) => video.playbackRate)).toBe(rate);
    const readings = await readWhilePlaying(page);
    expect(readings.length).toBeGreaterThan(5);
    expect(usualGap(readings)).toBeLessThanOrEqual(1);
    for (const { counter, playhead, line } of readings) {
      expect(playhead).toBe(counter);
      expect(line).toBe(lineAt(counter));
    }
  }
});

it('waits at every breakpoint, on exactly its frame', async () => {
  expect(breakpoints.length).toBeGreaterThan(0);
  for (const breakpoint of breakpoints) {
    await readWhilePlaying(page);
    await expect(page.getByRole('button', { name: 'continue', exact: true })).toBeVisible();
    await expectAt(breakpoint);
  }
  await page.getByRole('button', { name: 'continue', exact: true }).click();
  await expect(page.getByRole('button', { name: 'continue', exact: true })).toHaveCount(0);
});
