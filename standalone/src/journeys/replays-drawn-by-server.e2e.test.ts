/// <reference lib="dom" />
import type { Combo } from '@combolab/contracts';
import { expect } from 'playwright/test';
import { openDrawingPage, type Drawing } from '../testing/drawn-clips/open-drawing-page.js';
import { recordedCombos } from '../testing/drawn-clips/recorded-combos.js';
import { sharedBrowser } from './browser.js';
import { expectExactPictures } from './drawn-exactly.js';
import { Journey } from './journey.js';
import { signedIn } from './people.js';
import { replayFiles } from './replay-files.js';
import { publishedOf, recordedOf } from '../testing/drawn-clips/published-combo.js';
import { dropReplays, openRows, replayRows } from './replay-rows.js';
import { previewMade, sharedCombo } from './shared-combo.js';

const patient = { timeout: 60_000 };
/** A clip is drawn and encoded picture by picture, and then made ready in three sizes. */
const DRAWN = { timeout: 240_000 };

let journey: Journey;
let drawing: Drawing;
beforeAll(async () => {
  journey = await Journey.start();
  drawing = await openDrawingPage(await sharedBrowser());
});
afterAll(async () => {
  await drawing[Symbol.asyncDispose]();
  await journey[Symbol.asyncDispose]();
});
afterEach(async () => {
  await journey.closePages();
  expect(journey.pageErrors).toEqual([]);
});

it('shares a combo of a replay from a browser that makes no videos: the server draws it, over a reload too', async () => {
  const { page } = await signedIn(journey, 'author');
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'VideoEncoder');
  });
  const [file] = await replayFiles();
  if (file === undefined) throw new Error('there is no replay');
  const [first] = recordedCombos(file.bytes);
  if (first === undefined) throw new Error('there is no combo in it');
  await dropReplays(page, [file]);
  await expect(replayRows(page).first()).toBeVisible(patient);
  await openRows(page);
  await replayRows(page)
    .filter({ hasText: `frames ${String(first.start)} to` })
    .getByRole('button', { name: /^Make combo of/ })
    .click();
  const clip = page.getByRole('region', { name: 'Clip and presses' });
  await expect(clip).toContainText('The server is drawing the clip', patient);
  const name = page.getByLabel(/^Name/);
  await name.fill('Drawn elsewhere');
  await expect(page.getByText(/^Draft saved on this computer/)).toBeVisible(patient);
  await page.reload();
  await expect(name).toHaveValue('Drawn elsewhere', patient);
  await expect(clip).toContainText(/\b0 \/ [1-9]/, DRAWN);
  const submit = page.getByRole('button', { name: 'submit' });
  await expect(submit).toBeEnabled(patient);
  await submit.click();
  const address = await sharedCombo(page, patient);
  await previewMade(page, DRAWN);
  const [combo] = (await (await page.request.get(`/api${address}`)).json()) as [Combo];
  expect(publishedOf(combo)).toEqual(recordedOf(first));
  await expectExactPictures(page, drawing, combo, { ...first, replay: file.bytes });
}, 600_000);
