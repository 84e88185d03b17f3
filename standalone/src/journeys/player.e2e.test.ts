import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { sampleComboId } from '../samples/seed-samples.js';
import { sampleCombos } from '../samples/sample-combos.js';
import { Journey } from './journey.js';
import { readPlayed, readStill, readWhilePlaying, teachToRead } from './picture.js';

const sample = sampleCombos.find(({ slug }) => slug === 'mario-up-air-ladder');
if (sample === undefined) throw new Error('the sample is gone');
const address = `/combo/${sampleComboId(sample.slug)}`;
const breakpoints = sample.actions.filter(({ breakpoint }) => breakpoint === true).map(({ frame }) => frame);

let journey: Journey;
let page: Page;

beforeAll(async () => {
  journey = await Journey.start({ samples: true });
});
afterAll(() => journey[Symbol.asyncDispose]());
beforeEach(async () => {
  page = await journey.openPage();
});
afterEach(async () => {
  await journey.closePages();
  expect(journey.pageErrors).toEqual([]);
});

async function open(state = ''): Promise<void> {
  await page.goto(`${address}${state}`);
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeEnabled();
  await teachToRead(page);
}
const seek = (frame: number) => page.getByRole('slider', { name: 'Frame', exact: true }).fill(String(frame));
const press = (key: string) => page.keyboard.press(key);
const expectAt = (frame: number) =>
  expect.poll(() => readStill(page)).toMatchObject({ picture: frame, counter: frame, playhead: frame, paused: true });
const rate = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.playbackRate);
const overlay = () => page.getByRole('group', { name: 'Controller on the picture' });

it('stands as its link says: frame, speed, loop and controller', async () => {
  await open('?f=42&speed=0.25&loop=30-60&pad=GAMECUBE');
  await expectAt(42);
  expect(await rate()).toBe(0.25);
  await expect(page.getByRole('slider', { name: 'Loop start' })).toHaveAttribute('aria-valuenow', '30');
  await expect(page.getByRole('slider', { name: 'Loop end' })).toHaveAttribute('aria-valuenow', '60');
  await expect(page.locator('aside [data-controller]')).toHaveAttribute('data-controller', 'GAMECUBE');
});

it.each([1, 0.5, 0.125])('plays a loop within its frames, from its first to its last, at speed %s', async (speed) => {
  await open(`?loop=91-97&speed=${String(speed)}`);
  await expectAt(91);
  const played = await readPlayed(page, 3);
  expect(played.length).toBeGreaterThan(6);
  for (const { counter } of played) {
    expect(counter).toBeGreaterThanOrEqual(91);
    expect(counter).toBeLessThanOrEqual(97);
  }
  expect(Math.min(...played.map(({ counter }) => counter))).toBe(91);
  // Pictures may be on their way to the screen when the last one is announced; the more, the faster it plays. A busy
  // machine is later now and then, but not in every round.
  const rounds = played.reduce<number[]>((latest, { picture }, n) => {
    const again = n === 0 || picture < (played[n - 1]?.picture ?? 0);
    return again ? [...latest, picture] : [...latest.slice(0, -1), picture];
  }, []);
  expect(Math.min(...rounds)).toBeLessThanOrEqual(98 + Math.ceil(2 * speed));
});

it("pauses on exactly the viewer's own breakpoint at every speed, and has it after a reload", async () => {
  await open();
  await seek(97);
  await page.locator('h1').click();
  await press('b');
  await page.reload();
  await open();
  for (const key of ['Shift+Digit1', 'Shift+Digit2', 'Shift+Digit3', 'Shift+Digit4', 'Shift+Digit5']) {
    await page.locator('h1').click();
    await press(key);
    await seek(90);
    await readWhilePlaying(page);
    await expectAt(97);
    await expect(page.getByRole('button', { name: 'continue', exact: true })).toBeVisible();
  }
  await press('Home');
  for (const frame of [...breakpoints, 97].sort((a, b) => a - b)) {
    await press('n');
    await expectAt(frame);
  }
  await press('b');
  await page.reload();
  await open();
  await press('Home');
  for (const frame of breakpoints) {
    await press('n');
    await expectAt(frame);
  }
});

it('moves, loops and slows by keys', async () => {
  await open();
  await page.locator('h1').click();
  const last = sample.frames - 1;
  for (const [key, frame] of [
    ['5', Math.round(sample.frames / 2)],
    ['j', Math.round(sample.frames / 2) - 20],
    ['l', Math.round(sample.frames / 2)],
    ['Home', 0],
  ] as const) {
    await press(key);
    await expectAt(frame);
  }
  await seek(last);
  await seek(100);
  await press('i');
  await press('Shift+Period');
  await press('o');
  await expect(page.getByRole('slider', { name: 'Loop start' })).toHaveAttribute('aria-valuenow', '100');
  await expect(page.getByRole('slider', { name: 'Loop end' })).toHaveAttribute('aria-valuenow', '105');
  await press('Shift+i');
  await expect(page.getByRole('slider', { name: 'Loop start' })).toHaveCount(0);
  await page.keyboard.down('s');
  expect(await rate()).toBe(0.25);
  await page.keyboard.up('s');
  expect(await rate()).toBe(1);
  await page.getByRole('slider', { name: 'Frame', exact: true }).focus();
  await press('ArrowLeft');
  await expectAt(104);
  await press('Shift+ArrowRight');
  await expectAt(109);
  expect(new URL(page.url()).pathname).toBe(address);
});

it('scrubs by a click and by dragging on the ruler, and sets a loop by dragging there with Shift', async () => {
  await open();
  const head = page.locator('[data-ruler]');
  const { x, y, width } = (await head.boundingBox()) ?? { x: 0, y: 0, width: 0 };
  const px = Math.min(16, width / (sample.frames + 1));
  const at = (frame: number) => x + (frame + 0.5) * px;
  await page.mouse.click(at(60), y + 8);
  await expectAt(60);
  const drag = async (from: number, to: number) => {
    await page.mouse.move(at(from), y + 8);
    await page.mouse.down();
    await page.mouse.move(at(to), y + 8, { steps: 4 });
    await page.mouse.up();
  };
  await drag(60, 75);
  await expectAt(75);
  await expect(page.getByRole('slider', { name: 'Loop start' })).toHaveCount(0);
  await page.keyboard.down('Shift');
  await drag(20, 40);
  await page.keyboard.up('Shift');
  await expectAt(75);
  await expect(page.getByRole('slider', { name: 'Loop start' })).toHaveAttribute('aria-valuenow', '20');
  await expect(page.getByRole('slider', { name: 'Loop end' })).toHaveAttribute('aria-valuenow', '40');
  await page.getByRole('slider', { name: 'Loop end' }).press('ArrowRight');
  await page.getByRole('button', { name: 'End the loop from frame 20 to 41' }).click();
  await expect(page.getByRole('slider', { name: 'Loop end' })).toHaveCount(0);
  // what repeats whole is made less from its ends
  await page.getByRole('button', { name: 'Repeat', exact: true }).click();
  await page.getByRole('slider', { name: 'Loop start' }).press('PageUp');
  await expect(
    page.getByRole('button', { name: `End the loop from frame 20 to ${String(sample.frames)}` }),
  ).toBeVisible();
});

it('zooms the lanes, follows the playhead in them and remembers how far', async () => {
  await open();
  const scrolled = () =>
    page
      .locator('[data-ruler]')
      .evaluate((ruler) => ruler.parentElement?.parentElement?.parentElement?.scrollLeft ?? -1);
  const zoomIn = page.getByRole('button', { name: 'Zoom into the lanes' });
  for (let n = 0; n < 6 && (await zoomIn.getAttribute('aria-disabled')) === 'false'; n++) await zoomIn.click();
  await expect(zoomIn).toHaveAttribute('aria-disabled', 'true');
  await seek(sample.frames - 2);
  await expect.poll(scrolled).toBeGreaterThan(100);
  await page.reload();
  await open();
  await expect(zoomIn).toHaveAttribute('aria-disabled', 'true');
  await seek(sample.frames - 2);
  await expect.poll(scrolled).toBeGreaterThan(100);
  await page.getByRole('button', { name: 'Whole clip in the lanes' }).click();
  await expect.poll(scrolled).toBe(0);
});

it('has the controller on the picture in the theatre, where and how it was left', async () => {
  await open();
  await page.locator('h1').click();
  await expect(overlay()).toHaveCount(0);
  await press('w');
  await page.getByRole('button', { name: 'More for the clip' }).click();
  await expect(page.getByRole('menuitemcheckbox', { name: 'Theatre' })).toBeChecked();
  await press('Escape');
  const stage = await page.locator('video').boundingBox();
  expect(stage?.width).toBeGreaterThan(1200);
  await overlay().focus();
  for (let n = 0; n < 8; n++) await press('ArrowLeft');
  await press('+');
  const box = (await overlay().boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 - 120, box.y + box.height / 2 - 80, { steps: 5 });
  await page.mouse.up();
  const left = await overlay().boundingBox();
  expect(left?.x).toBeCloseTo(box.x - 120, -1);
  expect(left?.y).toBeCloseTo(box.y - 80, -1);
  await page.reload();
  await open();
  expect(await overlay().boundingBox()).toEqual(left);
  await overlay().hover();
  await page.getByRole('button', { name: 'Hide the controller' }).click();
  await expect(overlay()).toHaveCount(0);
  await page.locator('h1').click();
  await press('c');
  await expect(overlay()).toHaveCount(1);
  await press('f');
  await expect(page.getByRole('button', { name: 'Full screen', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await expect(overlay()).toBeVisible();
});

it('has the controller on the picture of a phone, and large steps for fingers', async () => {
  page = await journey.openPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await open();
  await expect(overlay()).toBeVisible();
  for (const name of ['−5 frames', '−1 frame', '+1 frame', '+5 frames']) {
    const box = await page.getByRole('button', { name, exact: true }).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  await page.getByRole('button', { name: '+5 frames' }).tap();
  await expectAt(5);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(390);
});

it('fills the screen with the player, by the button and by its key, and gives it back', async () => {
  await open();
  const filled = () => page.evaluate<string | null>("document.fullscreenElement?.getAttribute('aria-label') ?? null");
  await page.getByRole('button', { name: 'Full screen' }).click();
  await expect.poll(filled).toBe('Player');
  await expect(page.getByRole('button', { name: 'Full screen' })).toHaveAttribute('aria-pressed', 'true');
  // its menus stand on what fills the screen
  await page.getByRole('button', { name: 'More for the clip' }).click();
  await page.getByRole('menuitem', { name: 'Own breakpoint at this frame' }).click();
  await press('f');
  await expect.poll(filled).toBeNull();
  await expect(page.getByRole('button', { name: 'Full screen' })).toHaveAttribute('aria-pressed', 'false');
});

it('draws a lane of 40 px for each input', async () => {
  await open();
  const heights = await page
    .locator('[data-ghosts]')
    .evaluateAll((lanes) => lanes.map((lane) => lane.parentElement?.parentElement?.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(3);
  expect(new Set(heights)).toEqual(new Set([40]));
});

it('copies a link to the moment with what the viewer has set', async () => {
  const context = await journey.openContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  page = await context.newPage();
  await open('?speed=0.5&loop=30-60&f=42');
  await expectAt(42);
  await page.getByRole('button', { name: 'More for this combo' }).click();
  await page.getByRole('menuitemcheckbox', { name: /^with the loop/ }).click();
  await page.getByRole('menuitem', { name: 'Copy link at frame 42' }).click();
  await expect(page.getByText('A link to this combo has been copied to your clipboard')).toBeVisible();
  const copied = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(`${copied.pathname}${copied.search}`).toBe(`${address}?f=42&speed=0.5`);
});
