import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LIMITS } from '@combolab/contracts';
import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { makeClip } from '../testing/clips.js';
import { Journey } from './journey.js';
import { signedIn } from './people.js';
import { standIn } from './stand-in.js';

const patient = { timeout: 60_000 };
/** What begins an upload, among what is asked of `/api/uploads`. */
const BEGUN = 'POST /api/uploads';
let journey: Journey;
let page: Page;
let clip: { name: string; mimeType: string; buffer: Buffer };
beforeAll(async () => {
  journey = await Journey.start();
  clip = { name: 'clip.mp4', mimeType: 'video/mp4', buffer: await makeClip({ seconds: 4 }) };
});
afterAll(() => journey[Symbol.asyncDispose]());
beforeEach(async () => {
  ({ page } = await signedIn(journey, 'maker'));
  await page.goto('/test/test');
});
afterEach(async () => {
  await journey.closePages();
});

const choose = (chosen: typeof clip) => page.getByLabel('Video file').setInputFiles(chosen);
const video = () => page.getByRole('region', { name: 'Clip and presses' }).locator('video');
const meter = () => page.getByRole('progressbar', { name: 'Bytes of the clip that the server has' });
const saved = () => page.getByText('Draft saved on this computer, with its clip');
const uploaded = () => page.getByText('Clip uploaded', { exact: true });

it('says what is wrong with a file before any byte is sent', async () => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/uploads') && request.method() !== 'GET') sent.push(request.method());
  });
  await choose({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('up air') });
  await expect(page.getByRole('alert')).toContainText('This file is not a video we can take.');
  await choose({ name: 'clip.mp4', mimeType: 'video/mp4', buffer: Buffer.from('GIF89a and so on') });
  await expect(page.getByRole('alert')).toContainText('is not one');
  const folder = await mkdtemp(join(tmpdir(), 'combolab-clip-'));
  const big = join(folder, 'big.mp4');
  await writeFile(big, clip.buffer);
  await truncate(big, LIMITS.videoBytes + 1);
  await page.getByLabel('Video file').setInputFiles(big);
  await expect(page.getByRole('alert')).toHaveText('A clip has at most 20 MB; this file has 21.');
  await expect(page.getByRole('button', { name: 'trim or shrink it here' })).toBeVisible();
  await rm(folder, { recursive: true });
  expect(sent).toEqual([]);
});

it('cuts a clip in the page, and the part plays', async () => {
  await choose(clip);
  await expect(video()).toBeVisible();
  await page.getByRole('button', { name: 'trim or shrink' }).click();
  const dialog = page.getByRole('dialog', { name: 'Trim or shrink the clip' });
  const first = dialog.getByRole('slider', { name: 'The part that is kept, first frame' });
  await first.focus();
  for (let n = 0; n < 6; n++) await page.keyboard.press('PageUp');
  await expect(first).toHaveAttribute('aria-valuetext', 'frame 60, 1.00 s');
  await dialog.getByRole('button', { name: 'use this part' }).click();
  await expect(dialog).toBeHidden(patient);
  await expect(page.getByRole('region', { name: 'Clip and presses' })).toContainText(/0 \/ 1(79|80|81)/, patient);
  await expect(uploaded()).toBeAttached(patient);
  await video().evaluate((element: HTMLVideoElement) => element.play());
  await expect.poll(() => video().evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0);
});

it('keeps clip and words over a reload, and goes on with a cut upload', async () => {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/uploads')) paths.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  const resume = await standIn(page, '**/api/uploads/*', (route) =>
    route.request().method() === 'PATCH' ? route.abort('connectionreset') : route.continue(),
  );
  await choose(clip);
  await page.getByLabel(/^Name/).fill('Still here');
  await expect(saved()).toBeVisible();
  await expect(page.getByText('No connection. The upload continues when you are back online.')).toBeAttached();
  await expect(meter()).toBeVisible();
  await expect(saved()).toBeVisible();
  const begun = paths.filter((path) => path === BEGUN).length;
  await page.reload();
  await expect(page.getByLabel(/^Name/)).toHaveValue('Still here');
  await expect(video()).toBeVisible();
  await expect(meter()).toBeVisible();
  resume();
  await expect(uploaded()).toBeAttached(patient);
  expect(begun).toBe(1);
  expect(paths.filter((path) => path === BEGUN)).toHaveLength(1);
});

it('notices a second tab on the same draft, which takes the work over', async () => {
  await page.getByLabel(/^Name/).fill('In one tab');
  await expect(page).toHaveURL(/draft=/);
  const second = await page.context().newPage();
  await second.goto(page.url());
  await expect(second.getByText('You are working on this draft in another tab')).toBeVisible();
  await second.getByRole('button', { name: 'work here instead' }).click();
  await expect(second.getByLabel(/^Name/)).toHaveValue('In one tab');
  await expect(page.getByText('This draft is open in another tab')).toBeVisible();
  await second.close();
});

it('lists what was left unfinished, and forgets what is thrown away', async () => {
  await page.getByLabel(/^Name/).fill('Left behind');
  await expect(page).toHaveURL(/draft=/);
  await expect(page.getByText('Draft saved on this computer')).toBeVisible();
  await page.goto('/test/test');
  const reopened = page.getByRole('status').filter({ hasText: 'Your draft of just now' });
  await expect(reopened).toBeVisible();
  await expect(page.getByLabel(/^Name/)).toHaveValue('Left behind');
  await reopened.getByRole('link', { name: 'Start over' }).click();
  await expect(page.getByLabel(/^Name/)).toHaveValue('');
  await expect(reopened).toHaveCount(0);
  await page.getByRole('button', { name: '1 unfinished' }).click();
  const dialog = page.getByRole('dialog', { name: 'Continue another combo' });
  await dialog.getByRole('button', { name: 'Continue Left behind' }).click();
  await expect(page.getByLabel(/^Name/)).toHaveValue('Left behind');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByLabel(/^Name/)).toHaveValue('');
  const throwAway = async () => {
    await dialog.getByRole('button', { name: 'Delete the draft Left behind' }).click();
    await page.getByRole('button', { name: 'confirm' }).click();
    await expect(dialog.getByRole('button', { name: 'Continue Left behind' })).toHaveCount(0);
  };
  await page.getByRole('button', { name: '1 unfinished' }).click();
  await throwAway();
  await dialog.getByRole('button', { name: 'Undo: delete Left behind' }).click();
  await expect(dialog.getByRole('button', { name: 'Continue Left behind' })).toBeVisible();
  await throwAway();
  await page.goto('/test/test');
  await expect(page.getByRole('heading', { name: 'New combo' })).toBeVisible();
  await expect(page.getByRole('button', { name: /unfinished/ })).toHaveCount(0);
});

it('sends a clip from a phone, of which the desktop makes a combo', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/test/test');
  await expect(page.getByText('Combo creation must be done on a desktop computer')).toBeVisible();
  await expect(page.getByRole('button', { name: 'send a clip to my desktop' })).toBeVisible();
  await choose(clip);
  await expect(page.getByText('clip.mp4 is sent. On your desktop, press “Create”')).toBeVisible(patient);
  await page.goto('/results');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await page.getByRole('button', { name: '1 from your phone' }).click();
  await page.getByRole('button', { name: 'make a combo of it' }).click();
  await expect(video()).toBeVisible(patient);
  await expect(uploaded()).toBeAttached(patient);
});
