import type { FighterFrames } from '@combolab/contracts/frame-data';
import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { recordCombo } from '../testing/recorded-combo.js';
import { problemsOf } from './axe.js';
import { Journey } from './journey.js';
import { sideways, smallTargets } from './layout.js';
import { signedIn } from './people.js';

let journey: Journey;
let page: Page;
beforeAll(async () => {
  journey = await Journey.start();
});
afterAll(() => journey[Symbol.asyncDispose]());
beforeEach(async () => {
  page = await journey.openPage();
});
afterEach(async () => {
  await journey.closePages();
  expect(journey.pageErrors).toEqual([]);
});

const rows = () => page.getByRole('region', { name: 'Frames of all moves' }).getByRole('row');
/** A move's row; how sure its numbers are stands after its name. */
const row = (name: string) =>
  rows().filter({ has: page.getByRole('button', { name: new RegExp(`^${name}(?: \\(|$)`) }) });
const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const fighters = () => page.getByRole('list', { name: 'Fighters' }).getByRole('link');
const searchFor = (name: string) => page.getByRole('searchbox', { name });

it('leads by its tabs from the fighters to two of them, and from one fighter to that one beside another', async () => {
  await page.goto('/frames/ssbm');
  const tabs = page.getByRole('navigation', { name: 'Frames' });
  const tab = (name: string) => tabs.getByRole('link', { name });
  await expect(tab('Fighters')).toHaveAttribute('aria-current', 'page');
  await tab('Compare').click();
  await expect(page).toHaveURL(/\/frames\/ssbm\/fox\?with=marth$/);
  await expect(tab('Compare')).toHaveAttribute('aria-current', 'page');
  await tab('Fighters').click();
  await expect(page).toHaveURL(/\/frames\/ssbm$/);
  await page.goto('/frames/donkey-kong');
  await tab('Compare').click();
  await expect(page).toHaveURL(/\/frames\/donkey-kong\?with=mario$/);
});

it('shows the frames of a fighter, sorted by any column and found by letters, and the address says so', async () => {
  await page.goto('/frames/mario');
  await expect(heading('Frame data of Mario')).toBeVisible();
  await expect(
    page.getByText('Fastest out of shield: Up B (Super Jump Punch) 3, Neutral Air 6, Up Air 7'),
  ).toBeVisible();
  await expect(row('Forward Tilt').getByRole('cell')).toHaveText([
    'startup 4 frames, hits on 5–7, ends after frame 25',
    ...['5', '25', '–', '7', '−13', '16'],
  ]);
  await page.getByRole('button', { name: 'Hits on' }).click();
  await page.getByRole('button', { name: 'Hits on' }).click();
  await expect(page.getByRole('columnheader', { name: 'Hits on' })).toHaveAttribute('aria-sort', 'descending');
  await searchFor('Move').pressSequentially('air');
  await page.getByRole('group', { name: 'Kind' }).getByRole('button', { name: 'Aerials' }).click();
  await expect(rows()).toHaveCount(6);
  await expect(rows().nth(1)).toContainText('Forward Air');
  await page.reload();
  await expect(rows().nth(1)).toContainText('Forward Air');
  await expect(page).toHaveURL(/\/frames\/mario\?q=air&group=aerial&sort=-startup$/);
  await searchFor('Move').fill('zzz');
  await expect(page.getByText('No move is called that.')).toBeVisible();
});

it('finds fighters of both games by their nicknames, by keys alone, and follows the game that was chosen', async () => {
  await page.goto('/results');
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Frames' }).click();
  await expect(heading('Frame data of Ultimate')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Mario \d+ moves$/ })).toBeVisible();
  await page.getByRole('navigation', { name: 'Game' }).getByRole('link', { name: 'Melee' }).focus();
  await page.keyboard.press('Enter');
  await expect(heading('Frame data of Melee')).toBeVisible();
  await expect(page.getByText(/^26 fighters, [\d,]+ moves/)).toBeVisible();
  await searchFor('Find a fighter').focus();
  await page.keyboard.type('doc');
  await expect(fighters()).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(heading('Frame data of Dr. Mario')).toBeVisible();
  await expect(page).toHaveURL(/\/frames\/ssbm\/dr-mario$/);
  await page.goBack();
  await expect(searchFor('Find a fighter')).toHaveValue('doc');
  await searchFor('Find a fighter').fill('jigglypof');
  await expect(page.getByText('Did you mean one of these?')).toBeVisible();
  await expect(fighters()).toHaveText([/Jigglypuff/]);
  await page.goto('/frames');
  await expect(heading('Frame data of Melee')).toBeVisible();
  expect(await problemsOf(page)).toEqual([]);
});

it('puts two fighters beside each other, by keys alone', async () => {
  await page.goto('/frames/mario');
  await page.getByRole('button', { name: 'Compare with…' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Compare with')).toBeFocused();
  await page.keyboard.type('Ness');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(row('Forward Tilt').getByRole('cell').nth(1)).toHaveText('Mario 5, Ness 7');
  await expect(row('Forward Tilt').getByRole('cell').first()).toContainText('Ness: startup 6 frames');
  await expect(page).toHaveURL(/\/frames\/mario\?with=ness$/);
  expect(await problemsOf(page)).toEqual([]);
});

it('tells of body and movement against all fighters of the game, of two side by side', async () => {
  await page.goto('/frames/ssbm/fox?with=bowser');
  await page.getByText('Body and movement').click();
  const weight = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Weight' }) });
  await expect(weight).toContainText('Bowser 117, 1st of 26');
  await expect(weight).toContainText(/Fox 75, 2\d(?:st|nd|rd|th) of 26/);
  await expect(weight).toContainText('1st = heaviest');
  expect(await problemsOf(page)).toEqual([]);
});

it('leads to a move by its own address, from there to its clips and to what punishes it, and back', async () => {
  const { userId, ...player } = await signedIn(journey, 'tables');
  page = player.page;
  await recordCombo(journey.running.product, userId, {
    ...{ name: 'Up air chain', gameId: 'ssbm', characterId: 'ssbm:fox', characterIds: ['ssbm:marth'] },
    moves: [
      { frame: 4, move: 'up-tilt' },
      { frame: 12, move: 'up-air' },
    ],
  });
  await page.route('**/frame-data/ssbm/fox.json', async (route) => {
    const fox = (await (await route.fetch()).json()) as FighterFrames;
    const disputed = [{ of: 'total', ours: 39, theirs: 35, source: 'GAME' }];
    const moves = fox.moves.map((move) => (move.slug === 'up-air' ? { ...move, disputed } : move));
    await route.fulfill({ json: { ...fox, moves } });
  });
  await page.goto('/frames/ssbm/fox#up-air');
  await expect(row('Up Air')).toBeInViewport();
  await expect(row('Up Air')).toHaveAttribute('aria-current', 'location');
  const told = page.getByRole('region', { name: 'Up Air of Fox' });
  await expect(told).toContainText('18, L-cancelled 9');
  await expect(told).toContainText('Sources differ on total: 39 here, 35 by GAME.');
  await expect(told).toContainText('Nothing that Fox has out of shield is fast enough.');
  await told.getByRole('link', { name: '1 clip: combos with Up Air' }).click();
  await expect(page.getByRole('article').filter({ hasText: 'Up air chain' })).toBeVisible();
  await page.goBack();
  await expect(told).toBeVisible();
  await page.goto('/frames/mario');
  await page.getByRole('button', { name: 'Forward Tilt' }).click();
  await page.getByRole('link', { name: 'Link to this move' }).click();
  await expect(page).toHaveURL(/\/frames\/mario#forward-tilt$/);
  await page
    .getByRole('region', { name: 'Forward Tilt of Mario' })
    .getByRole('link', { name: 'What punishes it?' })
    .click();
  await expect(page).toHaveURL(/\/what-can-i-do\?.*attacker=mario&move=forward-tilt/);
  await page.goBack();
  await expect(row('Forward Tilt')).toHaveAttribute('aria-current', 'location');
});

it('answers addresses of nobody and of no move with those that may be meant', async () => {
  expect((await page.goto('/frames/ssbm/jigglypof'))?.status()).toBe(404);
  await expect(page.getByText('No fighter of Melee is called “jigglypof”')).toBeVisible();
  await page.getByRole('link', { name: 'Jigglypuff' }).click();
  await expect(heading('Frame data of Jigglypuff')).toBeVisible();
  expect((await page.goto('/frames/mario#upp-air'))?.status()).toBe(200);
  await expect(page.getByText('Mario has no move called “upp-air”')).toBeVisible();
  await page.getByRole('link', { name: 'Up Air', exact: true }).click();
  await expect(row('Up Air')).toHaveAttribute('aria-current', 'location');
  await expect(row('Up Air')).toBeInViewport();
  await expect(page.getByText('has no move called')).toHaveCount(0);
});

it('says of whom there are tables when there is none of the one that was asked for', async () => {
  await page.route('**/frame-data/ssbu/about.json', async (route) => {
    const about = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...about, fighters: ['mario'] } });
  });
  await page.goto('/frames/ness');
  await expect(page.getByText('There is no frame data for Ness')).toBeVisible();
  await page.getByRole('link', { name: 'All fighters of Ultimate' }).click();
  await expect(fighters()).toHaveText([/Mario/]);
});

it('says that data could not be fetched, and fetches them when it is asked to', async () => {
  await page.route('**/frame-data/ssbu/mario.json', (route) => route.abort());
  await page.goto('/frames/mario');
  await expect(page.getByRole('alert')).toContainText('The frame data could not be loaded');
  await expect(page.getByRole('alert')).toContainText('No connection to ComboLab');
  await page.unroute('**/frame-data/ssbu/mario.json');
  // a server that answers is no missing connection
  await page.route('**/frame-data/ssbu/mario.json', (route) => route.fulfill({ status: 503, body: 'away' }));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toContainText('The server gave an answer');
  await page.unroute('**/frame-data/ssbu/mario.json');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(row('Forward Tilt')).toBeVisible();
});

it('fetches the files of those alone who are looked at', async () => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/frame-data/')) asked.push(pathname);
  });
  await page.goto('/frames/ssbm/fox?with=falco');
  await expect(row('Up Air').getByRole('cell').nth(1)).toContainText('Falco');
  expect([...new Set(asked)].sort()).toEqual([
    ...['/frame-data/ssbm/about.json', '/frame-data/ssbm/falco.json'],
    ...['/frame-data/ssbm/files.json', '/frame-data/ssbm/fox.json'],
  ]);
});

it('shows on a phone every number of a hit, none of them beside the page', async () => {
  page = await journey.openPage({ viewport: { width: 320, height: 700 }, hasTouch: true, isMobile: true });
  await page.goto('/frames/mario#up-air');
  const hit = page.getByRole('list', { name: 'Hits of Up Air' }).getByRole('listitem').first();
  for (const what of ['Damage', 'Shield lag', 'Angle', 'Base', 'Growth']) {
    const term = hit.getByRole('term').filter({ hasText: what });
    await term.scrollIntoViewIfNeeded();
    await expect(term).toBeInViewport({ ratio: 1 });
  }
  await expect(hit.getByRole('definition').filter({ hasText: '75' })).toBeInViewport({ ratio: 1 });
});

it('fits a phone, with the head of the table staying in view, and so does the tool', async () => {
  page = await journey.openPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  for (const path of [
    '/frames/ssbm',
    '/frames/mario?with=ness',
    '/frames/ssbm/fox#up-air',
    '/what-can-i-do?defender=ness&attacker=mario&move=down-smash',
  ]) {
    await page.goto(path);
    await expect(page.getByText('Where the numbers come from')).toBeVisible();
    await expect.poll(async () => [path, await sideways(page), await smallTargets(page)]).toEqual([path, [], []]);
  }
});

it.each([
  ['a desk', { viewport: { width: 1280, height: 800 } }, 56],
  ['a phone', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }, 52],
] as const)(
  'keeps the head of the table right under the bar on %s, and at the top where the bar has gone',
  async (_, options, bar) => {
    page = await journey.openPage(options);
    await page.goto('/frames/ssbm/fox');
    await expect(page.getByText('Where the numbers come from')).toBeVisible();
    const head = page.getByRole('columnheader', { name: 'Hits on' });
    const top = () => head.evaluate((cell) => cell.getBoundingClientRect().top);
    const scrollTo = (y: number) =>
      page.evaluate((to) => {
        window.scrollTo(0, to);
      }, y);
    await scrollTo(1500);
    await expect.poll(top).toBe('isMobile' in options ? 0 : bar);
    await scrollTo(1300);
    await expect.poll(top).toBe(bar);
    await expect.poll(() => page.getByRole('banner').evaluate((each) => each.getBoundingClientRect().bottom)).toBe(bar);
  },
);
