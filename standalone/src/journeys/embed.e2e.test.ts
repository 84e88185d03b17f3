import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FrameLocator, Page } from 'playwright';
import { expect } from 'playwright/test';
import { sampleComboId } from '../samples/seed-samples.js';
import { Journey } from './journey.js';
import { standIn } from './stand-in.js';

const comboId = sampleComboId('melee-marth-ken-combo');
let journey: Journey;
/** A site of somebody else. */
let blog: Server;
let framed = '';

beforeAll(async () => {
  journey = await Journey.start({ samples: true });
  blog = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html').end(`<!doctype html><h1>My blog</h1>${framed}`);
  });
  await new Promise<void>((resolve) => blog.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await journey[Symbol.asyncDispose]();
  blog.close();
});
afterEach(() => journey.closePages());

/** Opens the other site with a frame of ours in it. */
async function openBlog(path: string): Promise<{ page: Page; frame: FrameLocator }> {
  const [site = ''] = journey.running.urls;
  framed = `<iframe src="${site}${path}" width="640" height="400" allow="autoplay; fullscreen"></iframe>`;
  const page = await journey.openPage();
  await page.goto(`http://127.0.0.1:${String((blog.address() as AddressInfo).port)}/`);
  return { page, frame: page.frameLocator('iframe') };
}

const pressed = (frame: FrameLocator) => frame.locator('[data-controller] [data-part]:not([data-state="up"])');

it('plays clip and moving inputs inside of a page of another origin', async () => {
  const { frame } = await openBlog(`/embed/${comboId}`);
  await expect(frame.getByRole('link', { name: /on ComboLab/ })).toHaveAttribute('href', `/combo/${comboId}`);
  await expect(pressed(frame)).toHaveCount(0);
  await frame.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(pressed(frame).first()).toBeAttached();
  await frame
    .getByRole('button', { name: /Pause|Continue playing/ })
    .first()
    .click();
  await frame.getByRole('button', { name: '+1 frame' }).click();
  await expect(frame.getByText(/^\d+ \/ \d+$/)).not.toHaveText(/^0 /);
});

it('stands where the link says, at its speed, on its controller', async () => {
  const { frame } = await openBlog(`/embed/${comboId}?f=20&speed=0.25&pad=GAMECUBE`);
  await expect(frame.getByText(/^20 \/ \d+$/)).toBeVisible();
  await expect(frame.getByRole('button', { name: /^Speed/ })).toHaveText(/1\/4×$/);
  await expect(frame.locator('[data-controller="GAMECUBE"]')).toBeVisible();
});

it('says so when there is no such combo, and tries again when the line was down', async () => {
  const { frame } = await openBlog(`/embed/${'A'.repeat(22)}`);
  await expect(frame.getByRole('alert')).toHaveText(/does not exist/);
  const page = await journey.openPage();
  const resume = await standIn(page, '**/api/combo/**', (route) => route.abort());
  await page.goto(`/embed/${comboId}`);
  await expect(page.getByRole('alert')).toHaveText(/could not be loaded/);
  resume();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeEnabled();
});

it('is the only page that can be framed', async () => {
  const { page, frame } = await openBlog(`/combo/${comboId}`);
  await expect(page.getByRole('heading', { name: 'My blog' })).toBeVisible();
  await expect.poll(() => page.frames().length).toBe(2);
  await expect(frame.getByRole('button', { name: 'Play', exact: true })).toHaveCount(0);
  expect(await page.frames()[1]?.evaluate(() => document.getElementById('root'))).toBeNull();
});
