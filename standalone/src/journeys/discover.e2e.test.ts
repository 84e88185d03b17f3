import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { drawPicture, pictureForm } from '../testing/pictures.js';
import { publishGuide } from '../testing/published-guide.js';
import { TestUser } from '../testing/test-user.js';
import { problemsOf } from './axe.js';
import { joinedRooms } from './joined-rooms.js';
import { Journey } from './journey.js';
import { sideways, smallTargets } from './layout.js';
import { standIn } from './stand-in.js';

let journey: Journey;
let author: TestUser;
let ids: readonly string[];

const tiles = (page: Page) => page.locator('main').getByRole('article');
const titles = (page: Page) => tiles(page).getByRole('heading');

beforeAll(async () => {
  journey = await Journey.start();
  author = await TestUser.signUp(journey.running.urls[0] ?? '', 'guidewriter');
  await author.post('/new-user', { displayName: 'guidewriter' });
  const published: string[] = [];
  const about: readonly (readonly [string, Record<string, unknown>])[] = [
    ['Ness off stage', { fighters: ['ssbu:ness'], level: 'Advanced' }],
    ['First steps with Mario', { fighters: ['ssbu:mario'], level: 'Beginner', previewSubtitle: 'Grabs and jumps' }],
    ['Shields', {}],
    ['Ledge traps', { fighters: ['ssbu:mario', 'ssbu:ness'], level: 'Intermediate' }],
  ];
  for (const [title, metaData] of about) published.push(await publishGuide(author, title, metaData));
  await publishGuide(author, 'Wave dashes', { gameTags: ['ssbm'] });
  ids = published;
});
afterAll(() => journey[Symbol.asyncDispose]());
afterEach(async () => {
  await journey.closePages();
  expect(journey.pageErrors).toEqual([]);
});

it('shows the published guides of a game, edited last first, three in a row, and leads to one', async () => {
  const page = await journey.openPage();
  await page.goto('/results');
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Guides', exact: true }).click();
  await expect(titles(page)).toHaveText(['Ledge traps', 'Shields', 'First steps with Mario', 'Ness off stage']);
  const places = await tiles(page).evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect().top));
  expect(places.filter((top) => top === places[0])).toHaveLength(3);
  await expect(tiles(page).filter({ hasText: 'First steps' })).toContainText('Grabs and jumps');
  expect(await problemsOf(page)).toEqual([]);

  await page.getByRole('button', { name: 'Melee', exact: true }).click();
  await expect(titles(page)).toHaveText(['Wave dashes']);
  expect(new URL(page.url()).pathname).toBe('/discover/ssbm');
  await page.getByRole('button', { name: 'Ultimate', exact: true }).click();
  await page.getByRole('link', { name: 'Ness off stage' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ness off stage' })).toBeVisible();
  const { pathname, search } = new URL(page.url());
  expect(pathname + search).toBe(`/single-guide-page/?guideId=${ids[0] ?? ''}`);
  await page.goBack();
  await expect(titles(page)).toHaveCount(4);
});

it('finds guides by words, fighters and level, and the address says which', async () => {
  const page = await journey.openPage();
  await page.goto('/discover/ssbu');
  await expect(titles(page)).toHaveCount(4);
  await page.getByLabel('Search guides').fill('jumps');
  await expect(titles(page)).toHaveText(['First steps with Mario']);
  await expect(page).toHaveURL(/q=jumps/);
  await page.getByLabel('Search guides').fill('nothing like it');
  await expect(page.getByText('No guide matches')).toBeVisible();
  await page.getByRole('button', { name: 'Show all guides' }).click();
  await expect(titles(page)).toHaveCount(4);
  await expect(page.getByLabel('Search guides')).toHaveValue('');

  await page.getByLabel('Fighters').click();
  await page.getByRole('option', { name: 'Ness' }).click();
  await expect(titles(page)).toHaveText(['Ledge traps', 'Ness off stage']);
  await page.keyboard.press('Escape');
  await page.getByLabel('Level').focus();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('option', { name: 'Advanced' }).click();
  await expect(titles(page)).toHaveText(['Ness off stage']);
  await page.reload();
  await expect(titles(page)).toHaveText(['Ness off stage']);
  expect(new URL(page.url()).searchParams.getAll('fighter')).toEqual(['ssbu:ness']);
});

it('asks for no guides before a game is known, and shows a spinner and ghosts a step apart', async () => {
  const page = await journey.openPage();
  const asked: string[] = [];
  let tellGames = (): void => undefined;
  const told = new Promise<void>((resolve) => (tellGames = resolve));
  page.on('request', (request) => {
    if (request.url().includes('/api/guides/')) asked.push(request.url());
  });
  await page.route('**/api/available-games', async (route) => {
    await told;
    await route.continue();
  });
  await page.goto('/discover');
  await expect(page.getByText('Loading the games')).toBeAttached();
  const delays = await page
    .locator('[data-ghost]')
    .evaluateAll((ghosts) => ghosts.map((ghost) => getComputedStyle(ghost).animationDelay));
  expect(delays.slice(0, 4)).toEqual(['0s', '0.15s', '0.3s', '0.45s']);
  expect(asked).toEqual([]);
  tellGames();
  await expect(titles(page)).toHaveCount(4);
  expect(asked.every((url) => new URL(url).searchParams.get('game') === 'ssbu')).toBe(true);
});

it('shows the picture of a guide once it is there, else one drawn from its fighters', async () => {
  const guideId = ids[0] ?? '';
  const picture = pictureForm(await drawPicture({ width: 320, height: 180 }, 'png'));
  const { body } = await author.form<{ previewImage: string }>(`/guides/${guideId}/preview-image`, picture);
  const { previewImage } = body;
  await author.post('/guides/update', { guide: { _id: guideId, metaData: { previewImage } } });
  const page = await journey.openPage();
  await page.goto('/discover/ssbu');
  const tile = tiles(page).filter({ hasText: 'Ness off stage' });
  await expect(tile.locator('img[data-loaded="true"]')).toBeVisible();
  await page.route(`**${previewImage}`, (route) => route.abort());
  await page.reload();
  await expect(tile.locator('[data-drawn]')).toBeVisible();
  await expect(tiles(page).filter({ hasText: 'First steps' }).locator('[data-drawn]')).toBeVisible();
  // presses lie over each of the fields
  const drawn = tiles(page).filter({ hasText: 'Ledge traps' }).locator('[data-drawn]');
  await drawn.scrollIntoViewIfNeeded();
  const uppermost = await drawn.evaluate((cover) => {
    const { left, top, width, height } = cover.getBoundingClientRect();
    return [0.1, 0.5, 0.9].map((part) =>
      document
        .elementsFromPoint(left + width * part, top + height * 0.85)
        .find((element) => cover.contains(element))
        ?.closest('svg')
        ?.matches('[data-drawn] > svg'),
    );
  });
  expect(uppermost).toEqual([true, true, true]);
});

it('tells of new guides without moving what is read, and of a lost connection in words', async () => {
  const page = await journey.openPage();
  const joined = joinedRooms(page);
  await page.goto('/discover/ssbm');
  await expect(titles(page)).toHaveText(['Wave dashes']);
  await joined('guides:ssbm');
  const guideId = await publishGuide(author, 'Shield drops', { gameTags: ['ssbm'] });
  await page.getByRole('button', { name: 'Show what is new' }).click();
  await expect(titles(page)).toHaveText(['Shield drops', 'Wave dashes']);
  await author.post('/guides/delete', { guideId });

  const resume = await standIn(page, '**/api/guides/find*', (route) => route.abort());
  await page.goto('/discover/ssbu');
  await expect(page.getByRole('alert')).toContainText('The guides could not be loaded');
  await expect(page.getByRole('alert')).toContainText('No connection to ComboLab.');
  resume();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(titles(page)).toHaveCount(4);
});

it('has one guide in a row on a phone, and fits 320 px', async () => {
  const page = await journey.openPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await page.goto('/discover/ssbu');
  await expect(titles(page)).toHaveCount(4);
  const places = await tiles(page).evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect().left));
  expect(new Set(places).size).toBe(1);
  await expect.poll(() => sideways(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => sideways(page)).toEqual([]);
  await expect.poll(() => smallTargets(page)).toEqual([]);
});

it.each([
  ['a desk', { viewport: { width: 1280, height: 800 } }, 36, 1],
  ['a phone', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }, 44, 2],
] as const)('has its filters in boxes of one height, and few lines, on %s', async (_, options, least, lines) => {
  const page = await journey.openPage(options);
  await page.goto('/discover');
  await expect(tiles(page).first()).toBeVisible();
  const boxes = await page
    .getByRole('search', { name: 'Guides' })
    .locator(':is(input[type=search], div:has(> div > div > [role=combobox]))')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect()).map(({ top, height }) => ({ top, height })));
  expect(boxes.map(({ height }) => height)).toEqual([least, least, least]);
  expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBe(lines);
});
