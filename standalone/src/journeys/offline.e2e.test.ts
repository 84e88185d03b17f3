import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright';
import { expect } from 'playwright/test';
import { AwaySite, keptPaths } from './away-site.js';
import { problemsOf } from './axe.js';
import { isNextEntry, makeNextBuild } from './next-build.js';

const ASKED = '/what-can-i-do?defender=donkey-kong&attacker=mario&move=forward-tilt';
const ANSWER = 'You act 13 frames before Mario';
const NEXT_PATCH = 'patch 99.0.0';

let away: AwaySite;
let context: BrowserContext;
let page: Page;
beforeEach(async () => {
  away = await AwaySite.start();
  page = await away.journey.openPage({ serviceWorkers: 'allow' });
  context = page.context();
});
afterEach(async () => {
  await away[Symbol.asyncDispose]();
  expect(away.journey.pageErrors).toEqual([]);
});

const verdict = () => page.getByRole('region', { name: 'Window' }).getByRole('heading');
const isKept = () => expect(page.getByText('Kept on this device: works without a connection.')).toBeVisible();

/** In the frame of every page, and never by the browser's own page. */
async function saysThatItNeedsOne(path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('alert')).toContainText('No connection to ComboLab');
  await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible();
}
const nonce = () => page.locator('meta[name="csp-nonce"]').getAttribute('content');

it('answers without network and server as before, and says of other pages that they need them', async () => {
  await page.goto(ASKED);
  await expect(verdict()).toHaveText(ANSWER);
  await isKept();
  await page.goto('/frames/ness');
  await isKept();
  await page.goto(ASKED);
  await expect(verdict()).toHaveText(ANSWER);
  await away.cutOff(context);
  await page.reload();
  await expect(verdict()).toHaveText(ANSWER);
  await expect(page).toHaveURL(away.url + ASKED);
  const first = await nonce();
  await page.reload();
  await isKept();
  expect(await nonce()).not.toBe(first);
  await page.goto('/frames/ness');
  await expect(page.getByRole('heading', { name: 'Frame data of Ness' })).toBeVisible();
  await page.goto('/frames/jigglypof');
  await expect(page.getByRole('link', { name: 'Jigglypuff' }).first()).toBeVisible();
  await page.goto('/frames/ssbm/marth');
  await expect(page.getByRole('alert')).toContainText('The frame data could not be loaded');
  for (const path of ['/discover', '/tutorial', '/settings', '/guides/none']) await saysThatItNeedsOne(path);
  await page.goto('/no/such/page');
  await expect(page.getByText('There is no page at this address')).toBeVisible();
  await saysThatItNeedsOne('/tutorial');
  expect(await problemsOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'Frame data' }).click();
  await page.getByRole('link', { name: /^Mario/ }).click();
  await expect(page.getByRole('heading', { name: 'Frame data of Mario' })).toBeVisible();
  await away.comeBack(context);
  await page.goto('/results/ssbu');
  await expect(page.getByRole('combobox', { name: 'Search combos' })).toBeVisible();
});

it('keeps the answers of what was opened alone, and no code that is of no use without a connection', async () => {
  await page.goto('/frames/mario');
  await isKept();
  const kept = await keptPaths(page);
  expect(kept.filter((path) => path.startsWith('/frame-data/')).sort()).toEqual([
    '/frame-data/ssbu/about.json',
    '/frame-data/ssbu/files.json',
    '/frame-data/ssbu/mario.json',
  ]);
  const others = (paths: readonly string[]) =>
    paths.filter((path) => !/^\/(assets|frame-data\/ssbu)\/[\w.-]+$/.test(path.replace(/\?.*/, ''))).sort();
  const files = ['/favicon.svg', '/language.js', '/manifest.webmanifest', '/theme.js', '/what-can-i-do'];
  expect(others(kept).map((path) => path.replace(/\?.*/, ''))).toEqual(files);
  expect(
    kept.filter((path) => /create-combo|firebase|encode-way|guide-editor|settings-route|replay/.test(path)),
  ).toEqual([]);
  await page.goto('/discover');
  await page.getByRole('link', { name: 'Combos' }).first().click();
  await expect.poll(async () => (await keptPaths(page)).some((path) => path.startsWith('/api/'))).toBe(true);
  const answers = others(await keptPaths(page)).filter((path) => !files.includes(path.replace(/\?.*/, '')));
  expect(answers).toEqual(['/api/search/combos?game=ssbu&limit=10&near=1&facets=1', '/kept/index.json']);
});

it('shows a new build at the next visit, and keeps it from then on', async () => {
  const next = join(away.folder, 'next');
  await makeNextBuild(next, NEXT_PATCH);
  await page.goto('/frames/mario');
  await isKept();
  await expect(page.getByText(NEXT_PATCH)).toHaveCount(0);
  await away.cutOff(context);
  await away.comeBack(context, next);
  await page.reload();
  await expect(page.getByText(NEXT_PATCH).first()).toBeVisible();
  // that of the build before is let go of once the new worker has taken over
  const keptEntries = async () => (await keptPaths(page)).filter((path) => /\/assets\/index-.*\.js$/.test(path));
  await expect.poll(async () => (await keptEntries()).map(isNextEntry)).toEqual([true]);
  await away.cutOff(context);
  await page.reload();
  await expect(page.getByText(NEXT_PATCH).first()).toBeVisible();
  await away.comeBack(context);
});

it('keeps all of a game where somebody asks for it, says how large it is, and lets go of it again', async () => {
  await page.goto('/frames/ssbm');
  await page.getByRole('button', { name: /^Keep all frame data for Melee \(\d+ kB|[\d.]+ MB\)$/ }).click();
  const kept = page.getByText(/^All frame data for Melee \([\d.]+ [kM]B\) is kept on this device\./);
  await expect(kept).toBeVisible();
  await away.cutOff(context);
  await page.goto('/frames/ssbm/marth');
  await expect(page.getByRole('heading', { name: 'Frame data of Marth' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Frames of all moves' })).toBeVisible();
  await page.getByText('Body and movement').click();
  await expect(page.getByText('1st = heaviest')).toBeVisible();
  await away.comeBack(context);
  await page.reload();
  await page.getByRole('button', { name: 'Stop keeping it' }).click();
  await expect(page.getByRole('button', { name: /^Keep all frame data for Melee/ })).toBeVisible();
  await page.reload();
  await isKept();
  const left = (await keptPaths(page)).filter((path) => path.startsWith('/frame-data/ssbm/'));
  expect(left).toContain('/frame-data/ssbm/marth.json');
  expect(left).not.toContain('/frame-data/ssbm/fox.json');
});

it('asks for the worker anew each time', async () => {
  for (const path of ['/sw.js', '/manifest.webmanifest']) {
    const { status, headers } = await fetch(away.url + path);
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-cache']);
  }
  const { headers } = await fetch(`${away.url}/sw.js`);
  expect(headers.get('content-type')).toContain('text/javascript');
  expect(headers.get('content-security-policy')).toContain("worker-src 'self'");
});

it('works as ever over plain http, and keeps nothing there', async () => {
  await context.route('http://combos.test/**', async (route) => {
    const asked = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: away.url + asked.pathname + asked.search }) });
  });
  await page.goto(`http://combos.test${ASKED}`);
  await expect(verdict()).toHaveText(ANSWER);
  expect(await page.evaluate('isSecureContext')).toBe(false);
  await expect(page.getByText('Kept on this device')).toHaveCount(0);
});
