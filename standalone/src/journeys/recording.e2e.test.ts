import type { Locator, Page } from 'playwright';
import { expect } from 'playwright/test';
import { makeClip } from '../testing/clips.js';
import { Journey } from './journey.js';
import { signedIn } from './people.js';
import { givePlayedPad, plan, plugIn, type PlannedPress } from './played-pad.js';

/** At a quarter of the speed it lasts longer than anything is waited for. */
const SECONDS = 12;
let journey: Journey;
let page: Page;
let clip: { name: string; mimeType: string; buffer: Buffer };
beforeAll(async () => {
  journey = await Journey.start();
  clip = { name: 'clip.mp4', mimeType: 'video/mp4', buffer: await makeClip({ seconds: SECONDS }) };
});
afterAll(() => journey[Symbol.asyncDispose]());
beforeEach(async () => {
  ({ page } = await signedIn(journey, 'recorder'));
  await givePlayedPad(page);
  await page.goto('/test/test');
  await page.getByLabel('Video file').setInputFiles(clip);
  await expect(work()).toContainText(`0 / ${String(60 * SECONDS)}`);
});
afterEach(async () => {
  await journey.closePages();
  expect(journey.pageErrors).toEqual([]);
});

const work = (): Locator => page.getByRole('region', { name: 'Clip and presses' });
const recorder = (): Locator => page.getByRole('region', { name: 'Record', exact: true });
const does = (name: string): Locator => recorder().getByRole('button', { name, exact: true });
const bars = (): Locator => page.locator('[data-lanes] [data-press]');
const open = () => work().getByRole('button', { name: 'Record', exact: true }).click();

/** What was recorded, with its frames. */
async function taken(): Promise<{ readonly name: string; readonly from: number; readonly to: number }[]> {
  const rows = recorder().getByRole('list', { name: 'Recorded presses' }).getByRole('listitem');
  const words = await rows.allTextContents();
  return words.map((each) => {
    const [, name = '', from = '', to = from] = /^\S(?:[LRZ]{0,2})?(.*?) ?(\d+)(?:–(\d+))?$/.exec(each) ?? [];
    return { name, from: Number(from), to: Number(to) };
  });
}

const PLAN: readonly PlannedPress[] = [
  { type: 'A_BUTTON', frame: 12, length: 2 },
  { type: 'CONTROL_STICK_RIGHT', frame: 20, length: 14 },
  { type: 'X_BUTTON', frame: 30, length: 12 },
  { type: 'B_BUTTON', frame: 52, length: 2 },
];

it('records a pad at a quarter of the speed, each press within a frame of where it was, as one step', async () => {
  await plugIn(page);
  await open();
  await expect(recorder()).toContainText('Pad: Pro Controller.');
  await plan(page, PLAN);
  await does('record').press('Enter');
  await expect(recorder().getByRole('status')).toContainText(`Recording frames 0 to ${String(60 * SECONDS)}`);
  // Count-in and 60 frames take 6 seconds.
  await expect(recorder().locator('ol li')).toHaveCount(4, { timeout: 30_000 });
  await expect(work()).toContainText(/\b([6-9]|\d\d)\d \/ 720/);
  await does('stop').click();
  await expect(recorder().getByRole('status')).toContainText('4 presses on frames 0 to');
  const presses = await taken();
  for (const [index, { frame, length = 0 }] of PLAN.entries()) {
    expect(Math.abs((presses[index]?.from ?? NaN) - frame)).toBeLessThanOrEqual(1);
    const to = length < 4 ? frame : frame + length;
    expect(Math.abs((presses[index]?.to ?? NaN) - to)).toBeLessThanOrEqual(1);
  }
  await does('keep').click();
  await expect(bars()).toHaveCount(4);
  await expect(recorder()).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(bars()).toHaveCount(0);
});

it('stops on Escape, takes keys for a pad meanwhile, and changes nothing when the recording is discarded', async () => {
  await open();
  await expect(recorder()).toContainText('use keys or the drawn controller');
  await does('record').press('Enter');
  await expect(recorder().locator('[data-on=true]')).toHaveText('REC');
  await page.keyboard.press('b');
  await expect(recorder().locator('ol li')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(recorder().getByRole('status')).toContainText('1 press on frames 0 to');
  await does('discard').click();
  await expect(bars()).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(recorder()).toHaveCount(0);
});

it('records what the drawn controller is pressed with', async () => {
  await open();
  await does('record').press('Enter');
  await expect(recorder().locator('[data-on=true]')).toHaveText('REC');
  await page.getByRole('region', { name: 'Controller' }).getByRole('button', { name: 'A', exact: true }).click();
  await expect(recorder().locator('ol li')).toHaveCount(1);
  await does('stop').click();
  await does('keep').click();
  await expect(bars()).toHaveCount(1);
});
