import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { BrowserContext, Page } from 'playwright';
import { expect } from 'playwright/test';
import { rooms, type Combo } from '@combolab/contracts';
import { LiveViewer } from '../testing/live-viewer.js';
import type { ServerProcess } from '../testing/server-process.js';
import { TestUser } from '../testing/test-user.js';
import { startWithThirdGame } from '../testing/third-game/start-server.js';
import { waitUntil } from '../testing/wait-until.js';
import { openTab } from './combo-tabs.js';
import { sharedBrowser } from './browser.js';
import { lesson } from './lesson-page.js';
import { searchBox } from './search-page.js';
import { chooseOption, previewMade, sharedCombo } from './shared-combo.js';

const SAMPLE = new URL('../../samples/clips/captain-falcon-knee/study.mp4', import.meta.url);
const BUILD = fileURLToPath(new URL('../testing/third-game/build-page.js', import.meta.url));
const patient = { timeout: 45_000 };

let folder: string;
let server: ServerProcess;
let author: TestUser;
let context: BrowserContext;
let page: Page;
const pageErrors: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'combolab-'));
  const pages = join(folder, 'pages');
  // bundled as production has it, whatever the tests run as
  await promisify(execFile)(process.execPath, [BUILD, pages], { env: { ...process.env, NODE_ENV: 'production' } });
  server = await startWithThirdGame(join(folder, 'data'), pages);
  author = await TestUser.signUp(server.url, 'duellist');
  await author.post('/new-user', { displayName: 'duellist' });
  const localStorage = [{ name: 'combolab.session', value: author.session ?? '' }];
  context = await (
    await sharedBrowser()
  ).newContext({ baseURL: server.url, storageState: { cookies: [], origins: [{ origin: server.url, localStorage }] } });
  page = await context.newPage();
  page.on('pageerror', ({ message }) => pageErrors.push(message));
}, 120_000);
afterAll(async () => {
  await context.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});
afterEach(() => {
  expect(pageErrors).toEqual([]);
});

it('is a game like the others: a combo is shared in it, heard of, found, learnt and taken along', async () => {
  using viewer = LiveViewer.connect(server.url);
  expect(await viewer.join([{ room: rooms.results('demo-2') }])).toMatchObject([{ ok: true }]);

  // the editor
  const clip = { name: 'clip.mp4', mimeType: 'video/mp4', buffer: await readFile(SAMPLE) };
  await page.goto('/test/test');
  await page.getByLabel('Video file').setInputFiles(clip);
  const work = page.getByRole('region', { name: 'Clip and presses' });
  await expect(work).toContainText(/\b0 \/ [1-9]/);
  await page.getByLabel(/^Name/).fill('Rolling start');
  await chooseOption(page, /^Game/, 'Demo Duel 2');
  await chooseOption(page, /^Attacker/, 'Kai');
  await chooseOption(page, /^Defenders/, 'Mira');
  const range = page.getByRole('group', { name: 'Works from' });
  await expect(range).toContainText('not chosen');
  await range.getByRole('slider', { name: 'Works from, least health' }).press('End');
  await expect(range).toContainText('1000–0 HP');
  await range.getByRole('slider', { name: 'Works from, most health' }).press('PageUp');
  await expect(range).not.toContainText('1000');
  await chooseOption(page, /^Tested on/, '2.1');
  await page.getByText('not set', { exact: true }).click();
  await chooseOption(page, /^Where on stage/, 'in the corner');
  await expect(page.getByLabel('Against which DI')).toHaveCount(0);
  await work.getByRole('button', { name: 'Forward 20 frames', exact: true }).click();
  await work.getByRole('button', { name: 'Y', exact: true }).click();
  await expect(page.locator('[data-lanes]')).toContainText('Throw');
  await expect(page.getByRole('button', { name: 'submit' })).toBeEnabled(patient);
  await page.getByRole('button', { name: 'submit' }).click();
  const address = await sharedCombo(page, patient);
  await previewMade(page, patient);
  const [combo] = (await author.get<Combo[]>(`/combo/${address.split('/').at(-1) ?? ''}`)).body;
  expect(combo).toMatchObject({
    ...{ gameId: 'demo-2', characterId: 'demo-2:kai', characterIds: ['demo-2:mira-the-2nd'], patch: '2.1' },
    ...{ conditions: { position: 'corner' }, actions: [{ frame: 20, presses: [{ type: 'Y_BUTTON' }] }] },
  });
  await waitUntil('the room of the game', () => Promise.resolve(viewer.last('list')?.added));

  // found by facet, and by words
  const card = page.getByRole('article').filter({ hasText: 'Rolling start' });
  await page.goto('/results/demo-2');
  await expect(page.getByRole('group', { name: 'Game' }).getByRole('button', { pressed: true })).toHaveText('Duel');
  await expect(card).toContainText(/\d–0 HP/);
  await expect(page.getByRole('heading', { name: 'Health' })).toBeVisible();
  await page.getByLabel('Attacker', { exact: true }).fill('Kai');
  await expect(page.getByRole('option', { name: 'Kai' })).toContainText('1');
  await page.getByRole('option', { name: 'Kai' }).click();
  await expect(page).toHaveURL(/\/results\/demo-2\?attacker=demo-2%3Akai/);
  await expect(card).toBeVisible();
  await page.goto('/results/ssbu');
  await searchBox(page).fill('dd2 blue kid vs mira under 300 hp');
  await searchBox(page).press('Enter');
  await expect(page.getByRole('list', { name: 'Active filters' })).toContainText('300 HP or less');
  await expect(page).toHaveURL(/\/results\/demo-2\?/);
  await expect(card).toBeVisible();

  // its page, lesson and file
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: 'Rolling start' })).toBeVisible();
  await openTab(page, 'notes');
  await expect(page.getByText(/works from \d+ to 0 HP/)).toBeVisible();
  await expect(page.getByText(/works on shield/)).toHaveCount(0);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'More for this combo' }).click();
  await page.getByRole('menuitem', { name: 'Save as JSON' }).click();
  const file = JSON.parse(await readFile(await (await downloading).path(), 'utf8')) as object;
  expect(file).toMatchObject({ game: { id: 'demo-2', name: 'Demo Duel 2' }, health: { max: 1000 } });
  await page.goto(`${address}?lesson=1`);
  await expect(lesson(page)).toBeVisible();

  // no frames of it, said as such
  await page.goto('/frames/demo-2:kai');
  await expect(page.getByText('There is no frame data for Kai')).toBeVisible();
}, 180_000);

it('is a game like the others for programs', async () => {
  const games = await author.get<{ availableGames: { _id: string; controllers: string[] }[] }>('/available-games');
  expect(games.body.availableGames.map(({ _id }) => _id)).toEqual(['ssbu', 'ssbm', 'demo-2']);
  expect((await author.get('/game/characters/demo-2')).body).toMatchObject([{ _id: 'demo-2:kai' }, {}, {}]);
  const found = await author.get('/search/combos?game=demo-2&attacker=demo-2:shadows&facets=1');
  expect(found.body).toMatchObject({ total: 1, facets: { game: [{ value: 'demo-2', count: 1 }] } });
  expect((await author.get('/search/combos?game=demo-3')).body).toMatchObject({ status: 400 });
  expect((await fetch(`${server.url}/api/emblems/demo-2:kai`)).status).toBe(200);
  expect((await fetch(`${server.url}/api/feeds/demo-2:kai.atom`)).status).toBe(200);
  const saved = await author.post('/user/save-search', { query: 'game=demo-2&percent=140-200', alert: false });
  expect(saved.body).toMatchObject({ search: { name: '300–0 HP' } });
  const asked = { comboId: (found.body as unknown as { hits: Combo[] }).hits[0]?._id, conditions: { di: 'in' } };
  const refused = await author.post('/update-combo', asked);
  expect([refused.status, refused.body.detail]).toEqual([
    400,
    expect.stringContaining('Demo Duel 2 has no such condition'),
  ]);
});
