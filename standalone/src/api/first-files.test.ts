import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recordCombo } from '../testing/recorded-combo.js';
import { startTestProduct, type TestProduct } from '../testing/test-product.js';
import { TestUser } from '../testing/test-user.js';
import { waitUntil } from '../testing/wait-until.js';

const DOCUMENT = '<!doctype html><html lang="en"><head><title>ComboLab</title></head><body></body></html>';
const FILES = { '/': ['/assets/landing.js'], '/results': ['/assets/results.js', '/assets/results.css'] };
const SEARCH = 'limit=10&near=1&facets=1';

let pageFolder: string;
let running: TestProduct;
beforeAll(async () => {
  pageFolder = await mkdtemp(join(tmpdir(), 'combolab-page-'));
  await writeFile(join(pageFolder, 'index.html'), DOCUMENT);
  await writeFile(join(pageFolder, 'first-files.json'), JSON.stringify(FILES));
  running = await startTestProduct({ pageFolder, env: { RATE_LIMITS: 'off' } });
});
afterAll(async () => {
  await running[Symbol.asyncDispose]();
  await rm(pageFolder, { recursive: true });
});

async function linksOf(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${running.url}${path}`, { headers });
  const links = [
    ...(await response.text()).matchAll(/<link rel="([^"]+)"(?: as="fetch")? crossorigin href="([^"]*)">/g),
  ];
  return {
    status: response.status,
    links: links.map(([, rel = '', href = '']) => `${rel} ${href.replaceAll('&amp;', '&')}`),
  };
}

it('names the files of the page that an address begins with, and the answer that a visitor is given first', async () => {
  expect((await linksOf('/')).links).toEqual(['modulepreload /assets/landing.js', 'preload /api/welcome']);
  expect((await linksOf('/results/ssbm?attacker=ssbm%3Amarth&percent=0-60&nothing=1')).links).toEqual([
    'modulepreload /assets/results.js',
    'stylesheet /assets/results.css',
    `preload /api/search/combos?game=ssbm&attacker=ssbm%3Amarth&percent=0-60&${SEARCH}`,
  ]);
  const author = await TestUser.signUp(running.url);
  const comboId = await recordCombo(running.product, author.userId);
  await waitUntil('the combo', async () => ((await author.get(`/combo/${comboId}`)).status === 200 ? true : undefined));
  expect((await linksOf(`/combo/${comboId}?tab=notes`)).links).toEqual([`preload /api/combo/${comboId}`]);
});

it('names no answer to those who may be signed in, nor where the page begins with none or another', async () => {
  const known = ['modulepreload /assets/results.js', 'stylesheet /assets/results.css'];
  expect((await linksOf('/results/ssbu', { cookie: 'session=1' })).links).toEqual(known);
  // which game it is of is remembered by the browser
  expect((await linksOf('/results')).links).toEqual(known);
  expect((await linksOf('/results/nothing')).links).toEqual(known);
  for (const path of ['/combo/nothing', '/combo/%E0%A4%A', '/combo/a"b', '/what-can-i-do', '/results-of'])
    expect([path, (await linksOf(path)).links]).toEqual([path, []]);
});
