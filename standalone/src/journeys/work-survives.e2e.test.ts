/// <reference lib="dom" />
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright';
import { expect } from 'playwright/test';
import { makeClip } from '../testing/clips.js';
import { freePort } from '../testing/free-port.js';
import { removeFolder } from '../testing/remove-folder.js';
import { ServerProcess } from '../testing/server-process.js';
import { sharedBrowser } from './browser.js';
import { newPerson, signUp } from './people.js';
import { choosePercents, sharedCombo } from './shared-combo.js';
import { standIn } from './stand-in.js';

const patient = { timeout: 60_000 };
/** Bytes a second, until some of the clip is there; and then, when it is not to be there before something has gone wrong. */
const SLOW = 100_000;
const CRAWLING = 2_000;
let browser: Browser;
let dataDir: string;
let port: number;
let server: ServerProcess;
let context: BrowserContext;
let page: Page;
let clip: { name: string; mimeType: string; buffer: Buffer };
/** What was asked of the server, in order: `POST uploads`, `PATCH from 131072`, `POST add-combo`. */
let asked: string[];

const start = () => ServerProcess.start(dataDir, { PORT: String(port) });
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'combolab-survives-'));
  port = await freePort();
  [browser, server] = await Promise.all([sharedBrowser(), start()]);
  const noise = 'testsrc2=size=320x180:rate=60:duration=3,noise=alls=60:allf=t';
  clip = {
    name: 'clip.mp4',
    mimeType: 'video/mp4',
    buffer: await makeClip({ seconds: 3, input: ['-f', 'lavfi', '-i', noise] }),
  };
});
afterAll(async () => {
  await server.kill();
  await removeFolder(dataDir);
});
beforeEach(async () => {
  asked = [];
  context = await browser.newContext({ baseURL: server.url });
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'POST' && /\/(uploads|add-combo)$/.test(pathname))
      asked.push(`POST ${pathname.split('/').at(-1) ?? ''}`);
    if (request.method() === 'PATCH') asked.push(`PATCH from ${request.headers()['upload-offset'] ?? ''}`);
  });
  page = await context.newPage();
  await signUp(page, newPerson('author'));
  await page.goto('/test/test');
});
afterEach(() => context.close());

const work = () => page.getByRole('region', { name: 'Clip and presses' });
const meter = () => page.getByRole('progressbar', { name: 'Bytes of the clip that the server has' });
const uploaded = () => page.getByText('Clip uploaded', { exact: true });
const submit = () => page.getByRole('button', { name: 'submit' });
const times = (request: string) => asked.filter((each) => each === request).length;

async function press(): Promise<void> {
  await expect(work()).toContainText(/\b0 \/ [1-9]/);
  await work().getByRole('button', { name: 'Forward 20 frames', exact: true }).click();
  await expect(work()).toContainText(/\b20 \/ [1-9]/);
  await work().getByRole('button', { name: 'A', exact: true }).click();
}

async function describe(name: string): Promise<void> {
  await page.getByLabel(/^Name/).fill(name);
  for (const [label, text] of [
    [/^Game/, 'Melee'],
    [/^Attacker/, 'Fox'],
    [/^Defenders/, 'Marth'],
  ] as const) {
    await page.getByLabel(label).fill(text);
    await page.getByRole('option', { name: text }).first().click();
    await page.keyboard.press('Escape');
  }
  await choosePercents(page);
  await expect(page.getByText('Draft saved on this computer, with its clip')).toBeVisible();
}

const isBack = async (name: string) => {
  await expect(page.getByLabel(/^Name/)).toHaveValue(name);
  await expect(work().locator('video')).toBeVisible();
  await expect(page.locator('[data-lanes] [data-press="A_BUTTON@20"]')).toBeVisible();
};

/** Lets the page not hear how long the clip on it is. @returns tells it */
async function keepLengthBack(): Promise<() => Promise<void>> {
  const held = await page.evaluateHandle(() => {
    const events: Event[] = [];
    const keep = (event: Event) => {
      event.stopImmediatePropagation();
      events.push(event);
    };
    addEventListener('loadedmetadata', keep, { capture: true });
    return () => {
      removeEventListener('loadedmetadata', keep, { capture: true });
      for (const { type, target } of events) target?.dispatchEvent(new Event(type));
    };
  });
  return () =>
    held.evaluate((tell) => {
      tell();
    });
}

/** What may go wrong in the middle of the work. */
const mishaps: Readonly<Record<string, () => Promise<void>>> = {
  'a reload': async () => {
    await page.reload();
  },
  'a crash of the tab': async () => {
    const address = page.url();
    const crashed = page.waitForEvent('crash');
    await Promise.all([crashed, page.goto('chrome://crash').catch(() => undefined)]);
    page = await context.newPage();
    await page.goto(address);
  },
  'a kill of the server': async () => {
    await server.kill();
    server = await start();
  },
};

it.each(Object.keys(mishaps))('goes on after %s while the clip is sending', async (mishap) => {
  const slow = await context.newCDPSession(page);
  await slow.send('Network.enable');
  const sendAt = (uploadThroughput: number) =>
    slow.send('Network.emulateNetworkConditions', {
      ...{ offline: false, latency: 0, downloadThroughput: -1, uploadThroughput },
    });
  await sendAt(SLOW);
  await page.getByLabel('Video file').setInputFiles(clip);
  await expect(meter()).toHaveAttribute('aria-valuenow', /[1-9]/);
  await sendAt(CRAWLING);
  await press();
  await describe('Half sent');
  await expect(uploaded()).toHaveCount(0);
  await mishaps[mishap]?.();
  if (mishap !== 'a crash of the tab') await sendAt(-1);
  await isBack('Half sent');
  await expect(uploaded()).toBeAttached(patient);
  expect(times('POST uploads')).toBe(1);
  expect(Number(asked.at(-1)?.replace('PATCH from ', ''))).toBeGreaterThan(0);
});

it.each(Object.keys(mishaps))('goes on after %s when all is there but submitted', async (mishap) => {
  await page.getByLabel('Video file').setInputFiles(clip);
  await press();
  await describe(`Ready before ${mishap}`);
  await expect(uploaded()).toBeAttached(patient);
  await mishaps[mishap]?.();
  await isBack(`Ready before ${mishap}`);
  await expect(submit()).toBeEnabled(patient);
  await submit().click();
  await sharedCombo(page, patient);
  expect(times('POST uploads')).toBe(1);
});

it('is shared once, though the server dies with the answer', async () => {
  await page.getByLabel('Video file').setInputFiles(clip);
  await press();
  await describe('Answer lost');
  await expect(uploaded()).toBeAttached(patient);
  const resume = await standIn(page, '**/api/add-combo*', async (route) => {
    resume();
    await route.fetch();
    await server.kill();
    await route.abort('connectionreset');
  });
  await submit().click();
  await expect(page.getByRole('alert').filter({ hasText: 'connection' })).toBeVisible(patient);
  await isBack('Answer lost');
  server = await start();
  await submit().click();
  await sharedCombo(page, patient);
  const found = await page.request.get('/api/search/combos?q=Answer%20lost');
  expect(((await found.json()) as { total: number }).total).toBe(1);
});

it('is shared, and its preview is made, though the tab crashes after it was sent', async () => {
  await page.getByLabel('Video file').setInputFiles(clip);
  await press();
  await describe('Sent and gone');
  await expect(uploaded()).toBeAttached(patient);
  await submit().click();
  await sharedCombo(page, patient);
  await mishaps['a crash of the tab']?.();
  await page.goto('/results/ssbm?q=Sent+and+gone');
  await expect(page.getByRole('article').filter({ hasText: 'Sent and gone' }).locator('img')).toBeVisible(patient);
  await page.goto('/test/test');
  await expect(page.getByRole('button', { name: /unfinished/ })).toHaveCount(0);
});

it('stays where it was stepped to while the length of the clip was not known yet', async () => {
  const tellLength = await keepLengthBack();
  await page.getByLabel('Video file').setInputFiles(clip);
  await press();
  await expect(work()).not.toContainText('20 / 180');
  await tellLength();
  await expect(work()).toContainText('20 / 180');
  await expect(page.locator('[data-lanes] [data-press="A_BUTTON@20"]')).toBeVisible();
  await expect
    .poll(() =>
      work()
        .locator('video')
        .evaluate((video: HTMLVideoElement) => video.currentTime),
    )
    .toBeCloseTo(20.5 / 60);
});
