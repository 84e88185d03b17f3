import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Combo } from '@combolab/contracts';
import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { makeClip } from '../testing/clips.js';
import { numberedInput } from '../testing/numbered-input.js';
import { Journey } from './journey.js';
import { signedIn } from './people.js';
import { readStillPictures, teachToRead } from './picture.js';
import { chooseOption, choosePercents, previewMade, sharedCombo } from './shared-combo.js';
import { startStandalone, type Site } from './site.js';

const patient = { timeout: 180_000 };
const AAC = ['-c:a', 'aac', '-shortest'];
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'combolab-raw-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const region = (page: Page) => page.getByRole('region', { name: 'Clip and presses' });
const clipOf = (page: Page) => region(page).locator('video');

async function fillForm(page: Page): Promise<void> {
  await chooseOption(page, /^Game/, 'Melee');
  await chooseOption(page, /^Attacker/, 'Fox');
  await chooseOption(page, /^Defenders/, 'Marth');
  await chooseOption(page, /^Combo type/, 'Edgeguard');
  await choosePercents(page);
}

/** Puts a press on frame 20. */
async function press(page: Page): Promise<void> {
  await expect(region(page).getByText(/lands on frame/)).toBeVisible(patient);
  await region(page).getByRole('button', { name: 'Forward 20 frames', exact: true }).click();
  await region(page).getByRole('button', { name: 'X', exact: true }).click();
}

/** Shares it and waits for its preview. @returns the combo, and the number in its picture on the frame of its press */
async function share(page: Page): Promise<{ combo: Combo; number: number | undefined }> {
  await page.getByRole('button', { name: 'submit' }).click();
  const address = await sharedCombo(page, patient);
  await previewMade(page, patient);
  const [combo] = (await (await page.request.get(`/api${address}`)).json()) as [Combo];
  await page.goto(address);
  await expect(page.locator('video')).toBeVisible(patient);
  await teachToRead(page);
  const frame = combo.actions[0]?.frame ?? Number.NaN;
  await page.locator('video').evaluate(
    async (video: HTMLVideoElement, at) => {
      video.pause();
      video.currentTime = at;
      if (video.seeking)
        await new Promise((resolve) => {
          video.addEventListener('seeked', resolve, { once: true });
        });
    },
    (frame + 0.5) / 60,
  );
  return { combo, number: (await readStillPictures(page))[0] };
}

it('makes a clip of what a phone recorded, which this browser cannot play', async () => {
  await using journey = await Journey.start();
  const { page } = await signedIn(journey, 'phone');
  const begun: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'POST' && pathname === '/api/uploads') begun.push(pathname);
  });
  const HEVC = ['-c:v', 'libx265', '-preset', 'ultrafast', '-x265-params', 'log-level=none', '-tag:v', 'hvc1'];
  const input = numberedInput('60000/1001', 4);
  const buffer = await makeClip({ seconds: 4, input, output: [...HEVC, ...AAC], extension: 'mov' });
  await page.goto('/test/test');
  await page.getByLabel(/^Name/).fill('From my phone');
  await page.getByLabel('Video file').setInputFiles({ name: 'IMG_0042.MOV', mimeType: 'video/quicktime', buffer });
  await expect(page.getByText('The server makes a clip of it')).toBeVisible(patient);
  await expect(clipOf(page)).toBeVisible(patient);
  await expect(page.getByText('Clip uploaded', { exact: true })).toBeAttached(patient);
  await expect(page.getByText('Draft saved on this computer, with its clip')).toBeVisible(patient);
  await page.reload();
  await expect(clipOf(page)).toBeVisible(patient);
  await expect(page.getByLabel(/^Name/)).toHaveValue('From my phone');
  await fillForm(page);
  await press(page);
  const { combo, number } = await share(page);
  expect([combo.name, combo.actions[0]?.frame, combo.sound]).toEqual(['From my phone', 20, true]);
  expect(number).toBe(20);
  // the clip that was made was not sent again, nor was it after the reload
  expect(begun).toHaveLength(1);
  expect(journey.pageErrors).toEqual([]);
}, 300_000);

it('cuts a long and large capture, also when the server is started anew in the middle', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'combolab-restart-'));
  let site: Site = await startStandalone({ dataDir });
  const port = Number(new URL(site.urls[0] ?? '').port);
  const journey = await Journey.start({ site: () => Promise.resolve(site) });
  try {
    const { page } = await signedIn(journey, 'capturer');
    // as browsers without a way to make videos, and every one over plain http
    await page.addInitScript(() => {
      Object.assign(window, { VideoEncoder: undefined });
    });
    const file = join(folder, 'capture.mkv');
    // a capture card fills its rate, whatever it sees
    const rate = ['-b:v', '8M', '-minrate', '8M', '-maxrate', '8M', '-bufsize', '8M', '-x264-params', 'nal-hrd=cbr'];
    const output = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', ...rate, ...AAC];
    await writeFile(file, await makeClip({ seconds: 62, input: numberedInput('15', 62), output, extension: 'mkv' }));
    await page.goto('/test/test');
    await page.getByLabel(/^Name/).fill('Out of a capture');
    await page.getByLabel('Video file').setInputFiles(file);
    await expect(page.getByText('Sending…')).toBeVisible(patient);
    await expect(page.getByText('Making it playable…')).toBeVisible(patient);
    await site[Symbol.asyncDispose]();
    site = await startStandalone({ dataDir, port });
    const dialog = page.getByRole('dialog', { name: 'Choose the part to keep' });
    await expect(dialog).toBeVisible(patient);
    await dialog.getByRole('button', { name: 'later' }).click();
    await page.getByRole('button', { name: 'choose the part' }).click();
    const first = dialog.getByRole('slider', { name: 'The part that is kept, first frame' });
    const last = dialog.getByRole('slider', { name: 'The part that is kept, last frame' });
    await first.focus();
    for (let n = 0; n < 30; n++) await page.keyboard.press('PageUp');
    await expect(first).toHaveAttribute('aria-valuetext', /^frame 300,/);
    await last.focus();
    for (let n = 0; n < 257; n++) await page.keyboard.press('PageDown');
    const end = Number(/^frame (\d+)/.exec((await last.getAttribute('aria-valuetext')) ?? '')?.[1]);
    expect(Math.abs(end - 1019)).toBeLessThan(10);
    await dialog.getByRole('button', { name: 'use this part' }).click();
    await expect(clipOf(page)).toBeVisible(patient);
    await fillForm(page);
    await press(page);
    const { combo, number } = await share(page);
    expect([combo.frames, combo.actions[0]?.frame, combo.sound]).toEqual([end - 300 + 1, 20, true]);
    // fifteen pictures a second: frame 320 of the capture shows picture 80
    expect(number).toBe(80);
  } finally {
    await journey.closePages();
    await site[Symbol.asyncDispose]();
    await rm(dataDir, { recursive: true, force: true });
  }
}, 420_000);
