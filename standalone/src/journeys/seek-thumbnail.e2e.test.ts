import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { sampleCombos } from '../samples/sample-combos.js';
import { sampleComboId, sampleSheet } from '../samples/seed-samples.js';
import { Journey } from './journey.js';

const sample = sampleCombos.find(({ slug }) => slug === 'melee-falco-pillar');
if (sample === undefined) throw new Error('the sample is gone');
const { columns, step } = sampleSheet(sample);

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
});
afterEach(async () => {
  await journey.closePages();
  expect(journey.pageErrors).toEqual([]);
});

const slider = () => page.getByRole('slider', { name: 'Frame', exact: true });
const picture = () => page.locator('img[src$="/scrub.jpg"]');
const note = () => page.locator('[aria-hidden]:has(> span > img[src$="/scrub.jpg"])');
/** Where the picture of a frame lies in the sheet, in pixels. */
const placeOf = (frame: number): readonly [x: number, y: number] => {
  const cell = Math.floor(frame / step);
  return [(cell % columns) * 120, Math.floor(cell / columns) * 68];
};
/** Which part of the sheet is in view. */
const placeSeen = () =>
  picture().evaluate((image) => {
    const [sheet, hole] = [image.getBoundingClientRect(), (image.parentElement ?? image).getBoundingClientRect()];
    return [Math.round(hole.left - sheet.left), Math.round(hole.top - sheet.top)];
  });

it('shows the picture of the frame under the pointer, without moving the clip', async () => {
  expect(await picture().count()).toBe(0);
  await slider().hover();
  await expect(note()).toBeVisible();
  await expect.poll(() => picture().evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(columns * 120);
  const frame = Number(await note().textContent());
  expect(Math.abs(frame - sample.frames / 2)).toBeLessThanOrEqual(2);
  expect(await placeSeen()).toEqual(placeOf(frame));
  await expect(slider()).toHaveValue('0');
  await page.locator('h1').hover();
  await expect(note()).toBeHidden();
});

it('shows it to the keyboard too, until Escape', async () => {
  await slider().focus();
  await page.keyboard.press('End');
  await expect(note()).toHaveText(String(sample.frames));
  await page.keyboard.press('ArrowLeft');
  await expect(note()).toHaveText(String(sample.frames - 1));
  expect(await placeSeen()).toEqual(placeOf(sample.frames - 1));
  await page.keyboard.press('Escape');
  await expect(note()).toBeHidden();
});
