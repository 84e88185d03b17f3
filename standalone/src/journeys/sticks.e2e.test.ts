/// <reference lib="dom" />
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { problemsOf } from './axe.js';
import { Journey } from './journey.js';
import { signedIn } from './people.js';
import { previewMade, sharedCombo } from './shared-combo.js';

const patient = { timeout: 45_000 };
/** A clip is drawn and encoded picture by picture, and then made ready in three sizes. */
const DRAWN = { timeout: 120_000 };
const REPLAYS = '../../../frontend/dist/entities/replay/testing/';
/** The first hit, on frame 205 of the replay, is on frame 45 of the clip that is drawn. */
const CLIP_BEGINS = 160;
/** A step of a sample. */
const STEP = 1 / 127;

interface OfPlayer {
  readonly stick?: readonly [number, number];
}
interface Game {
  readonly frameOf: (player: number, frame: number) => OfPlayer;
}

let journey: Journey;
let game: Game;
let replay: Buffer;
beforeAll(async () => {
  journey = await Journey.start();
  const { writeReplay } = (await import(new URL(`${REPLAYS}slp-writer.js`, import.meta.url).href)) as {
    writeReplay: (game: unknown) => Uint8Array;
  };
  const { SAMPLE_GAME } = (await import(new URL(`${REPLAYS}sample-game.js`, import.meta.url).href)) as {
    SAMPLE_GAME: Game;
  };
  game = SAMPLE_GAME;
  replay = Buffer.from(writeReplay(game));
});
afterAll(() => journey[Symbol.asyncDispose]());
afterEach(async () => {
  await journey.closePages();
  expect(journey.pageErrors).toEqual([]);
});

/** Where the drawn left stick of the page is, upwards and to the right being more. */
async function drawnStick(page: Page): Promise<readonly [number, number]> {
  const stick = page.locator('[role=tabpanel] [data-part=CONTROL_STICK]');
  await expect(stick).toHaveAttribute('data-place', '', patient);
  return stick.evaluate((element: SVGElement) => {
    const style = getComputedStyle(element);
    return [Number(style.getPropertyValue('--x')), -Number(style.getPropertyValue('--y'))] as const;
  });
}

it('takes the sticks of a replay from its draft to the page of the combo, where the controller moves by them', async () => {
  const { page } = await signedIn(journey, 'author');
  await page.goto('/replays');
  await page.getByLabel('Replay files').setInputFiles([{ name: 'a.slp', mimeType: '', buffer: replay }]);
  await page.getByRole('button', { name: /^Make combo of/ }).click(patient);
  await expect(page.getByRole('region', { name: 'Clip and presses' })).toContainText(/\b0 \/ [1-9]/, DRAWN);
  const submit = page.getByRole('button', { name: 'submit' });
  await expect(submit).toBeEnabled(patient);
  await submit.click();
  const address = await sharedCombo(page, DRAWN);
  await previewMade(page, DRAWN);

  for (const frame of [200, 216, 225]) {
    await page.goto(`${address}?f=${String(frame - CLIP_BEGINS)}`);
    const [x, y] = game.frameOf(0, frame).stick ?? [0, 0];
    await expect
      .poll(async () => {
        const [atX, atY] = await drawnStick(page);
        return Math.max(Math.abs(atX - x), Math.abs(atY - y));
      }, patient)
      .toBeLessThanOrEqual(STEP);
  }

  const path = page.getByRole('img', { name: /^Path of the left stick, \d+ frames$/ });
  await expect(path).toBeVisible();
  expect(await problemsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'More for the clip' }).click();
  const paths = page.getByRole('menuitemcheckbox', { name: 'Paths of the sticks' });
  await paths.press('Enter');
  await expect(path).toHaveCount(0);
  await paths.press('Enter');
  await expect(path).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'More for this combo' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Save as JSON' }).click();
  const saved = JSON.parse(await readFile(await (await downloading).path(), 'utf8')) as {
    sticks: { from: number; values: string[]; samples: number[][] };
  };
  expect(saved.sticks.values).toEqual(['lx', 'ly', 'rx', 'ry', 'lt', 'rt']);
  const [x = NaN, y = NaN] = saved.sticks.samples[216 - CLIP_BEGINS - saved.sticks.from] ?? [];
  expect(Math.max(Math.abs(x - 0.7), Math.abs(y - 0.7))).toBeLessThanOrEqual(STEP);
});
