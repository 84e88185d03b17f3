import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import sharp from 'sharp';
import { recordCombo } from '../testing/recorded-combo.js';
import { Journey } from './journey.js';
import { startStandalone } from './site.js';

let journey: Journey;
let elsewhere: Server;
let folder: string;
beforeAll(async () => {
  const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#c22' } })
    .png()
    .toBuffer();
  elsewhere = createServer((request, response) => {
    if (request.url === '/mario.png') response.setHeader('Content-Type', 'image/png').end(picture);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${String((elsewhere.address() as AddressInfo).port)}`;
  folder = await mkdtemp(join(tmpdir(), 'combolab-images-'));
  const file = join(folder, 'images.json');
  await writeFile(file, JSON.stringify({ 'ssbu:mario': `${address}/mario.png`, 'ssbu:ness': `${address}/gone.png` }));
  journey = await Journey.start({ site: () => startStandalone({ env: { RATE_LIMITS: 'off', IMAGES: file } }) });
  await recordCombo(journey.running.product, 'somebody', { name: 'Up tilt to up air' });
});
afterAll(async () => {
  await journey[Symbol.asyncDispose]();
  elsewhere.close();
  await rm(folder, { recursive: true });
});
afterEach(async () => {
  await journey.closePages();
  expect(journey.pageErrors).toEqual([]);
});

const emblem = (page: Page, name: string) => page.getByRole('article').getByRole('img', { name, exact: true }).first();
/** Width of what was loaded, in px of the picture; 0 = nothing. */
const loadedWidth = (page: Page, name: string) =>
  emblem(page, name).evaluate((element) => element.querySelector('img')?.naturalWidth ?? 0);

it("draws the operator's picture of a fighter from another origin, and the emblem where there is none", async () => {
  const page = await journey.openPage();
  await page.goto('/results/ssbu');
  await expect.poll(() => loadedWidth(page, 'Mario')).toBe(64);
  await expect(emblem(page, 'Donkey Kong')).toHaveText('DK');
});

it('falls back to the emblem when the picture is gone', async () => {
  await recordCombo(journey.running.product, 'somebody', { name: 'Ness is met', characterIds: ['ssbu:ness'] });
  const page = await journey.openPage();
  await page.goto('/results/ssbu?defender=ssbu:ness');
  await expect(emblem(page, 'Ness')).toHaveText(/^\w{2}$/);
});
