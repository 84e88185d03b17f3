import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright';
import { expect } from 'playwright/test';
import { problemsOf } from './axe.js';
import { Journey } from './journey.js';
import { makeNextBuild } from './next-build.js';
import { PAGE_FOLDER, startStandalone, type Site } from './site.js';

const ASKED = '/what-can-i-do?defender=donkey-kong&attacker=mario&move=forward-tilt';
const ANSWER = 'You are free 13 frames before Mario';
const NEXT_PATCH = 'patch 99.0.0';

let folder: string;
let site: Site;
let url: string;
let journey: Journey;
let context: BrowserContext;
let page: Page;

const start = (pageFolder: string, port = 0) => startStandalone({ pageFolder, dataDir: join(folder, 'data'), port });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'combolab-offline-'));
  await makeNextBuild(join(folder, 'next'), NEXT_PATCH);
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(async () => {
  site = await start(PAGE_FOLDER);
  [url = ''] = site.urls;
  const current = { ...site, [Symbol.asyncDispose]: () => site[Symbol.asyncDispose]() };
  journey = await Journey.start({ site: () => Promise.resolve(current) });
  page = await journey.openPage({ serviceWorkers: 'allow' });
  context = page.context();
});
afterEach(async () => {
  await journey[Symbol.asyncDispose]();
  expect(journey.pageErrors).toEqual([]);
});

const verdict = () => page.getByRole('region', { name: 'Window' }).getByRole('heading');
const isKept = () => expect(page.getByText('Kept on this device: works without a connection.')).toBeVisible();

/** Neither the network nor the server is there any more. */
async function cutOff(): Promise<void> {
  await context.setOffline(true);
  await site[Symbol.asyncDispose]();
}

/** The server is there again, at the same address. */
async function comeBack(pageFolder: string): Promise<void> {
  site = await start(pageFolder, Number(new URL(url).port));
  await context.setOffline(false);
}

/** Paths of everything that the browser keeps for the site. */
const keptPaths = () =>
  page.evaluate<string[]>(`caches.keys().then((names) => Promise.all(names.map((name) =>
    caches.open(name).then((cache) => cache.keys())))).then((all) => all.flat().map(({ url }) => new URL(url).pathname))`);
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
  await cutOff();
  await page.reload();
  await expect(verdict()).toHaveText(ANSWER);
  await expect(page).toHaveURL(url + ASKED);
  const first = await nonce();
  await page.reload();
  await isKept();
  expect(await nonce()).not.toBe(first);
  await page.goto('/frames/ness');
  await expect(page.getByRole('heading', { name: 'Frame data of Ness' })).toBeVisible();
  await page.goto('/frames/jigglypof');
  await expect(page.getByRole('link', { name: 'Jigglypuff' }).first()).toBeVisible();
  await page.goto('/frames/ssbm/marth');
  await expect(page.getByRole('alert')).toContainText('The frame data could not be fetched');
  for (const path of ['/discover', '/tutorial', '/settings', '/guides/none']) await saysThatItNeedsOne(path);
  await page.goto('/no/such/page');
  await expect(page.getByText('There is no page at this address')).toBeVisible();
  await page.goto('/tutorial');
  expect(await problemsOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'Frame data' }).click();
  await page.getByRole('link', { name: /^Mario/ }).click();
  await expect(page.getByRole('heading', { name: 'Frame data of Mario' })).toBeVisible();
  await comeBack(PAGE_FOLDER);
  await page.goto('/results/ssbu');
  await expect(page.getByRole('combobox', { name: 'Search combos' })).toBeVisible();
});

it('keeps no answer of the API, no clip and no person, nor code that is of no use without a connection', async () => {
  await page.goto('/frames/mario');
  await isKept();
  await page.goto('/results/ssbu');
  await expect(page.getByRole('combobox', { name: 'Search combos' })).toBeVisible();
  const kept = await keptPaths();
  expect(kept.filter((path) => path.startsWith('/frame-data/')).sort()).toEqual([
    '/frame-data/ssbu/about.json',
    '/frame-data/ssbu/files.json',
    '/frame-data/ssbu/mario.json',
  ]);
  expect(kept.filter((path) => !/^\/(assets|frame-data\/ssbu)\/[\w.-]+$/.test(path)).sort()).toEqual([
    '/favicon.svg',
    '/manifest.webmanifest',
    '/theme.js',
    '/what-can-i-do',
  ]);
  expect(
    kept.filter((path) => /create-combo|firebase|encode-way|guide-editor|settings-route|replay/.test(path)),
  ).toEqual([]);
});

it('shows a new build at the next visit, and keeps it from then on', async () => {
  await page.goto('/frames/mario');
  await isKept();
  await expect(page.getByText(NEXT_PATCH)).toHaveCount(0);
  await cutOff();
  await comeBack(join(folder, 'next'));
  await page.reload();
  await expect(page.getByText(NEXT_PATCH).first()).toBeVisible();
  await expect.poll(keptPaths).toContain('/assets/index-NextBuild.js');
  await expect.poll(async () => (await keptPaths()).filter((path) => /\/index-.*\.js$/.test(path))).toHaveLength(1);
  await cutOff();
  await page.reload();
  await expect(page.getByText(NEXT_PATCH).first()).toBeVisible();
  await comeBack(PAGE_FOLDER);
});

it('keeps all of a game where somebody asks for it, says how large it is, and lets go of it again', async () => {
  await page.goto('/frames/ssbm');
  await page.getByRole('button', { name: /^Keep all frame data of Melee \(\d+ kB|[\d.]+ MB\)$/ }).click();
  const kept = page.getByText(/^All frame data of Melee \([\d.]+ [kM]B\) are kept on this device\./);
  await expect(kept).toBeVisible();
  await cutOff();
  await page.goto('/frames/ssbm/marth');
  await expect(page.getByRole('heading', { name: 'Frame data of Marth' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Frames of all moves' })).toBeVisible();
  await page.getByText('Body and movement').click();
  await expect(page.getByText('1st = heaviest')).toBeVisible();
  await comeBack(PAGE_FOLDER);
  await page.reload();
  await page.getByRole('button', { name: 'Keep no more' }).click();
  await expect(page.getByRole('button', { name: /^Keep all frame data of Melee/ })).toBeVisible();
  await page.reload();
  await isKept();
  const left = (await keptPaths()).filter((path) => path.startsWith('/frame-data/ssbm/'));
  expect(left).toContain('/frame-data/ssbm/marth.json');
  expect(left).not.toContain('/frame-data/ssbm/fox.json');
});

it('asks for the worker anew each time', async () => {
  for (const path of ['/sw.js', '/manifest.webmanifest']) {
    const { status, headers } = await fetch(url + path);
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-cache']);
  }
  const { headers } = await fetch(`${url}/sw.js`);
  expect(headers.get('content-type')).toContain('text/javascript');
  expect(headers.get('content-security-policy')).toContain("worker-src 'self'");
});

it('works as ever over plain http, and keeps nothing there', async () => {
  await context.route('http://combos.test/**', async (route) => {
    const asked = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: url + asked.pathname + asked.search }) });
  });
  await page.goto(`http://combos.test${ASKED}`);
  await expect(verdict()).toHaveText(ANSWER);
  expect(await page.evaluate('isSecureContext')).toBe(false);
  await expect(page.getByText('Kept on this device')).toHaveCount(0);
});
