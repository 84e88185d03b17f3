/// <reference lib="dom" />
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { Journey } from './journey.js';
import { signedIn, type Member } from './people.js';
import { replayFiles } from './replay-files.js';
import { replayRows } from './replay-rows.js';

const CLIP = fileURLToPath(new URL('../../samples/clips/captain-falcon-knee/study.mp4', import.meta.url));

let journey: Journey;
beforeAll(async () => {
  journey = await Journey.start();
});
afterAll(() => journey[Symbol.asyncDispose]());
afterEach(async () => {
  await journey.closePages();
  expect(journey.pageErrors).toEqual([]);
});

/** Somebody who has the site installed: its worker is there. */
async function installed(options: Parameters<typeof signedIn>[2] = {}): Promise<Member> {
  const member = await signedIn(journey, 'sharer', { serviceWorkers: 'allow', ...options });
  await member.page.goto('/what-can-i-do');
  await expect.poll(() => member.page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  return member;
}

/** Posts files as a browser does for whoever chose ComboLab in another program's share menu, by the form of the manifest. */
async function share(
  page: Page,
  files: readonly { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }[],
) {
  await page.evaluate(async () => {
    const manifest = (await (await fetch('/manifest.webmanifest')).json()) as {
      share_target: { action: string; method: string; enctype: string; params: { files: { name: string }[] } };
    };
    const { action, method, enctype, params } = manifest.share_target;
    const form = Object.assign(document.createElement('form'), { action, method, enctype, id: 'share' });
    const input = Object.assign(document.createElement('input'), {
      type: 'file',
      name: params.files[0]?.name,
      multiple: true,
    });
    input.ariaLabel = 'Shared';
    form.append(input);
    document.body.append(form);
  });
  await page.getByLabel('Shared').setInputFiles([...files]);
  await page.locator('#share').evaluate((form: HTMLFormElement) => {
    form.submit();
  });
}

const clip = async () => ({ name: 'my clip.mp4', mimeType: 'video/mp4', buffer: await readFile(CLIP) });
const waiting = (page: Page) => page.evaluate(() => caches.has('shared-files'));

it('takes a shared clip into a new combo, as if it had been dropped, and keeps it with the draft', async () => {
  const { page } = await installed();
  await share(page, [await clip()]);
  await expect(page.getByText(/^0 \/ \d+$/)).toBeVisible();
  await expect(page).toHaveURL(/\/test\/test\?draft=/);
  await expect.poll(() => waiting(page)).toBe(false);
  await page.reload();
  await expect(page.getByText(/^0 \/ \d+$/)).toBeVisible();
});

it('begins another combo with it where one is being made', async () => {
  const { page } = await installed();
  await page.goto('/test/test');
  await page.getByLabel('Video file').setInputFiles(await clip());
  await expect(page).toHaveURL(/\?draft=/);
  const first = page.url();
  await page.goto('/what-can-i-do');
  await share(page, [await clip()]);
  await expect(page).toHaveURL(/\/test\/test\?draft=/);
  expect(page.url()).not.toBe(first);
});

it('sends it to the desktop from a phone, and keeps it until one has signed in', async () => {
  const { page } = await installed({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await share(page, [await clip()]);
  await expect(page.getByText(/^my clip\.mp4 is sent\. On your desktop, press “Create”/)).toBeVisible();

  const visitor = await journey.openPage({ serviceWorkers: 'allow' });
  await visitor.goto('/what-can-i-do');
  await expect.poll(() => visitor.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await share(visitor, [await clip()]);
  await expect(visitor).toHaveURL(/\/authenticate\?next=%2Ftest%2Ftest%3Fshared%3D1$/);
  expect(await waiting(visitor)).toBe(true);
});

it('reads shared replays', async () => {
  const { page } = await installed();
  const [first] = await replayFiles();
  if (first === undefined) throw new Error('there is no replay');
  await share(page, [{ name: first.name, mimeType: 'application/octet-stream', buffer: first.bytes }]);
  await expect(page).toHaveURL(/\/replays/);
  await expect(replayRows(page).first()).toContainText(first.name);
});
