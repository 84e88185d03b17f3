/// <reference lib="dom" />
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { normaliseActions } from '@combolab/contracts';
import { LIGHT } from '../samples/barcode.js';
import { sampleCombos } from '../samples/sample-combos.js';
import { sampleComboId } from '../samples/seed-samples.js';
import { Journey } from './journey.js';

const sample = sampleCombos.find(({ slug }) => slug === 'captain-falcon-knee');
if (sample === undefined) throw new Error('the sample is gone');
const actions = normaliseActions(sample.actions);
const firstPress = actions[0]?.frame ?? 0;
let journey: Journey;
let page: Page;
beforeAll(async () => {
  journey = await Journey.start({ samples: true });
});
afterAll(() => journey[Symbol.asyncDispose]());
beforeEach(async () => {
  page = await journey.openPage({ colorScheme: 'dark' });
  await page.goto(`/combo/${sampleComboId(sample.slug)}`);
  await page.getByRole('button', { name: 'More for this combo' }).click();
  await page.getByRole('menuitem', { name: 'Save the clip with its inputs' }).click();
});
afterEach(async () => {
  await journey.closePages();
  expect(journey.pageErrors).toEqual([]);
});

/** The frame that stands in the picture, and how many pixels right of the line are lit below it. */
const readAt = (frame: number) =>
  page
    .getByRole('dialog')
    .locator('video')
    .evaluate(
      async (element, { at, light }) => {
        const video = element as HTMLVideoElement;
        video.pause();
        video.currentTime = (at + 0.5) / 60;
        // it plays in a loop: the first to end may be its leap to the beginning
        while (video.seeking)
          await new Promise((resolve) => {
            video.addEventListener('seeked', resolve, { once: true });
          });
        const { videoWidth: width, videoHeight: height } = video;
        const picture = (width * 9) / 16;
        const canvas = Object.assign(document.createElement('canvas'), { width, height });
        const context = canvas.getContext('2d', { willReadFrequently: true });
        context?.drawImage(video, 0, 0);
        const scale = width / 640;
        const bits =
          context?.getImageData(0, Math.round(picture - 3 * scale), width, 1).data ?? new Uint8ClampedArray();
        let number = 0;
        for (let bit = 0; bit < 10; bit++)
          if ((bits[Math.round((bit * 6 + 3) * scale) * 4] ?? 0) > light) number |= 1 << bit;
        const line = Math.round(width / 3) + 4;
        const column = context?.getImageData(line, Math.ceil(picture), 1, height - Math.ceil(picture)).data ?? [];
        let lit = 0;
        for (let place = 0; place < column.length; place += 4)
          if (Math.max(column[place] ?? 0, column[place + 1] ?? 0, column[place + 2] ?? 0) > 150) lit++;
        return { number, lit, taller: height > picture };
      },
      { at: frame, light: LIGHT.quiet },
    );

it('is made in the page, picture by picture, with the inputs lit on their frames', async () => {
  const dialog = page.getByRole('dialog', { name: 'The clip with its inputs' });
  await expect(dialog.getByRole('button', { name: 'save' })).toBeVisible({ timeout: 45_000 });
  const before = await readAt(firstPress - 2);
  const pressed = await readAt(firstPress + 1);
  expect([before.number, pressed.number, before.taller]).toEqual([firstPress - 2, firstPress + 1, true]);
  expect(pressed.lit).toBeGreaterThan(before.lit + 5);
  const coming = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'save' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^down-throw-forward-air\.(mp4|webm)$/);
  const file = await download.path();
  expect((await readFile(file)).length).toBeGreaterThan(20_000);
});

it('can be broken off, and begun again', async () => {
  const dialog = page.getByRole('dialog', { name: 'The clip with its inputs' });
  await dialog.getByRole('button', { name: 'cancel' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'More for this combo' }).click();
  await page.getByRole('menuitem', { name: 'Save the clip with its inputs' }).click();
  await expect(dialog.getByRole('progressbar', { name: 'Making the video' })).toBeVisible();
});
