import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright';
import { expect } from 'playwright/test';
import type { Combo } from '@combolab/contracts';
import { sampleCombos } from '../samples/sample-combos.js';
import { sampleComboId } from '../samples/seed-samples.js';
import { makeClip } from '../testing/clips.js';
import { heardFrom } from '../testing/heard-from.js';
import { Journey } from './journey.js';
import { signedIn } from './people.js';
import { chooseOption, choosePercents, previewMade, sharedCombo } from './shared-combo.js';

const patient = { timeout: 60_000 };
/** Half a frame of picture, in s. */
const HALF_A_FRAME = 1 / 120;
let journey: Journey;
let page: Page;
beforeAll(async () => {
  journey = await Journey.start({ samples: true });
});
afterAll(() => journey[Symbol.asyncDispose]());
beforeEach(async () => {
  ({ page } = await signedIn(journey, 'listener'));
});
afterEach(async () => {
  await journey.closePages();
  expect(journey.pageErrors).toEqual([]);
});

const work = (): Locator => page.getByRole('region', { name: 'Clip and presses' });
const sound = (): Locator => page.getByRole('button', { name: 'Sound', exact: true });
const heard = (): Promise<number> =>
  page
    .getByRole('region', { name: 'Player' })
    .locator('video')
    .evaluate(({ muted, volume }: HTMLVideoElement) => (muted ? 0 : Math.round(volume * 100)));

/** A clip of 3 s in which a tone begins with frame 120, by its way of packing. */
async function toneFrom120(packing: readonly string[], extension: string): Promise<void> {
  const tone = 'aevalsrc=if(gte(t\\,2)\\,0.05*sin(6283*t)\\,0):d=3:s=48000';
  const buffer = await makeClip({
    input: ['-f', 'lavfi', '-i', 'testsrc2=size=320x180:rate=60:duration=3', '-f', 'lavfi', '-i', tone],
    output: [...['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p'], ...packing],
    extension,
  });
  await page.goto('/test/test');
  const name = `tone.${extension}`;
  await page.getByLabel('Video file').setInputFiles({ name, mimeType: 'video/mp4', buffer });
  await expect(work()).toContainText(/\b0 \/ [1-9]/);
}

/** Keeps what is from frame 60 on. */
async function cutOneSecond(): Promise<void> {
  await page.getByRole('button', { name: 'trim or shrink' }).click();
  const dialog = page.getByRole('dialog', { name: 'Trim or shrink the clip' });
  await dialog.getByRole('slider', { name: 'The part that is kept, first frame' }).focus();
  for (let n = 0; n < 6; n++) await page.keyboard.press('PageUp');
  await expect(dialog).not.toContainText('sound is left out');
  await dialog.getByRole('button', { name: 'use this part' }).click();
  await expect(dialog).toBeHidden(patient);
  await expect(work()).toContainText(/0 \/ 1(19|20|21)/, patient);
}

/** Shares what is in the editor and waits for its clip. @returns where it is */
async function share(name: string): Promise<string> {
  await work().getByRole('button', { name: 'A', exact: true }).click();
  await page.getByLabel(/^Name/).fill(name);
  await chooseOption(page, /^Game/, 'Melee');
  await chooseOption(page, /^Attacker/, 'Fox');
  await chooseOption(page, /^Defenders/, 'Marth');
  await choosePercents(page);
  const submit = page.getByRole('button', { name: 'submit' });
  await expect(submit).toBeEnabled(patient);
  await submit.press('Enter');
  const address = await sharedCombo(page, patient);
  await previewMade(page, patient);
  return address;
}

async function readCombo(address: string): Promise<Combo> {
  const [combo] = (await (await page.request.get(`/api${address}`)).json()) as [Combo];
  return combo;
}

/** @returns how many sounds the page itself has begun since it was loaded */
async function countStarts(): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const starts: number[] = [];
    Object.assign(globalThis, { starts });
    const start = Reflect.get(AudioBufferSourceNode.prototype, 'start');
    AudioBufferSourceNode.prototype.start = function (
      this: AudioBufferSourceNode,
      when?: number,
      ...rest: [number?, number?]
    ) {
      starts.push(when ?? 0);
      start.call(this, when, ...rest);
    };
  });
  return () => page.evaluate(() => (globalThis as unknown as { readonly starts: readonly number[] }).starts.length);
}

/** Share of the lane's height that the sound of a frame has, with the whole clip in view. */
const waveAt = (frame: number, frames: number): Promise<number> =>
  work()
    .locator('[data-wave] canvas')
    .evaluate(
      (canvas: HTMLCanvasElement, at) => {
        const column =
          canvas.getContext('2d')?.getImageData(Math.floor(at * canvas.width), 0, 1, canvas.height).data ?? [];
        return [...column].filter((value, i) => i % 4 === 3 && value > 0).length / canvas.height;
      },
      (frame + 0.4) / frames,
    );

it('is seen over the lanes on its frame, and heard of frames that are stepped to, where sound is on', async () => {
  const starts = await countStarts();
  await toneFrom120(['-c:a', 'pcm_s16le'], 'mov');
  await expect(work().locator('[data-wave]')).toBeVisible(patient);
  await expect.poll(() => waveAt(121, 180)).toBeGreaterThan(0.9);
  expect(await waveAt(118, 180)).toBeLessThan(0.2);
  await page.getByRole('slider', { name: 'Frame', exact: true }).press('ArrowRight');
  await expect(work()).toContainText(/\b1 \/ 1/);
  expect(await starts()).toBe(0);
  await sound().click();
  await page.getByRole('slider', { name: 'Frame', exact: true }).press('ArrowRight');
  await expect.poll(starts).toBe(1);
});

it('is kept when a clip is trimmed, on its frame, and heard in the player when it is asked for', async () => {
  await toneFrom120(['-c:a', 'aac'], 'mp4');
  await cutOneSecond();
  const address = await share('With its sound');
  const combo = await readCombo(address);
  expect(combo.sound).toBe(true);
  const from = await heardFrom(await (await page.request.get(combo.renditions[0]?.src ?? '')).body());
  expect(Math.abs((from ?? NaN) - 1)).toBeLessThan(HALF_A_FRAME);

  await page.goto(address);
  await expect(sound()).toHaveAttribute('aria-pressed', 'false');
  expect(await heard()).toBe(0);
  await page.keyboard.press('m');
  await expect(sound()).toHaveAttribute('aria-pressed', 'true');
  expect(await heard()).toBe(49);
  await page.keyboard.press('Shift+ArrowUp');
  await expect(page.getByRole('slider', { name: 'Volume' })).toHaveValue('80');
  expect(await heard()).toBe(64);
  await page.getByRole('radio', { name: /^1\/4×/ }).click();
  expect(await heard()).toBe(0);
  await page.getByRole('radio', { name: /^1\/2×/ }).click();
  expect(await heard()).toBe(64);

  await page.getByRole('button', { name: 'More for this combo' }).click();
  await page.getByRole('menuitem', { name: 'Save the clip with its inputs' }).click();
  const dialog = page.getByRole('dialog', { name: 'The clip with its inputs' });
  const coming = page.waitForEvent('download', patient);
  await dialog.getByRole('button', { name: 'save' }).click(patient);
  const saved = await heardFrom(await readFile(await (await coming).path()));
  expect(Math.abs((saved ?? NaN) - 1)).toBeLessThan(HALF_A_FRAME);

  await page.reload();
  await expect(sound()).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('m');
  await expect(page.getByRole('slider', { name: 'Volume' })).toHaveValue('80');
  await page.keyboard.press('m');
  expect(await heard()).toBe(0);
});

it('is encoded where it cannot be copied, and stays on its frame', async () => {
  await toneFrom120(['-c:a', 'pcm_s16le'], 'mov');
  await cutOneSecond();
  const combo = await readCombo(await share('Out of a camera'));
  expect(combo.sound).toBe(true);
  const from = await heardFrom(await (await page.request.get(combo.renditions[0]?.src ?? '')).body());
  expect(Math.abs((from ?? NaN) - 1)).toBeLessThan(HALF_A_FRAME);
});

it('has no control where a clip has no sound', async () => {
  await page.goto(`/combo/${sampleComboId(sampleCombos[0]?.slug ?? '')}`);
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeEnabled();
  await expect(sound()).toHaveCount(0);
  await page.keyboard.press('m');
  expect(await heard()).toBe(0);
});

it('ticks on presses where that is switched on, which is remembered', async () => {
  const ticks = await countStarts();
  const sample = sampleCombos[0];
  await page.goto(`/combo/${sampleComboId(sample?.slug ?? '')}`);
  const menu = page.getByRole('button', { name: 'More for the clip' });
  const ticking = page.getByRole('menuitemcheckbox', { name: 'Tick on each press' });
  await menu.click();
  await expect(ticking).not.toBeChecked();
  await ticking.click();
  await page.reload();
  await menu.click();
  await expect(ticking).toBeChecked();
  await page.keyboard.press('Escape');
  expect(await ticks()).toBe(0);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(ticks).toBeGreaterThan(0);
});
