import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { Journey } from './journey.js';
import { sideways, smallTargets } from './layout.js';
import { sampleCombos } from '../samples/sample-combos.js';
import { sampleComboId } from '../samples/seed-samples.js';
import { recordCombo } from '../testing/recorded-combo.js';
import { signedIn } from './people.js';
import { standIn } from './stand-in.js';
import { readStillPictures, teachToRead } from './picture.js';

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

const sampleOf = (slug: string) => {
  const sample = sampleCombos.find((each) => each.slug === slug);
  if (sample === undefined) throw new Error('the sample is gone');
  const first = sample.actions[0]?.frame ?? 0;
  return { id: sampleComboId(slug), name: sample.name, first, last: sample.frames - 1 };
};
const knee = sampleOf('captain-falcon-knee');
const string = sampleOf('captain-falcon-nair-string');

const seek = (frame: number) => page.getByRole('slider', { name: 'Frame', exact: true }).fill(String(frame));
const expectFrames = (first: number, second: number) =>
  expect.poll(() => readStillPictures(page)).toEqual([first, second]);

async function open(at = ''): Promise<void> {
  await page.goto(`/compare?a=${knee.id}&b=${string.id}${at}`);
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeEnabled();
  await teachToRead(page);
}

/** Pauses, from inside the page, as soon as both videos are behind a frame: a click from outside may come after their end. */
const pauseBehind = (frame: number): Promise<void> =>
  page.evaluate(
    (least) =>
      new Promise((resolve) => {
        const look = (): void => {
          const videos = [...document.querySelectorAll('video')];
          if (videos.length !== 2 || videos.some(({ currentTime }) => currentTime * 60 <= least)) {
            requestAnimationFrame(look);
            return;
          }
          const named = (button: HTMLElement) => button.getAttribute('aria-label') ?? button.textContent;
          [...document.querySelectorAll('button')].find((button) => named(button) === 'Pause')?.click();
          resolve();
        };
        look();
      }),
    frame,
  );

it('is reached from a combo, and the other one is found by its words', async () => {
  await page.goto(`/combo/${knee.id}`);
  await page.getByRole('button', { name: 'More for this combo' }).click();
  await page.getByRole('menuitem', { name: 'Compare with another combo' }).click();
  await expect(page.getByRole('heading', { name: 'Compare two combos' })).toBeVisible();
  await page.getByLabel('The second combo').getByRole('searchbox').fill(string.name);
  await page.getByRole('button', { name: string.name }).click();
  await expect(page).toHaveURL(`/compare?a=${knee.id}&b=${string.id}`);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([knee.name, string.name]);
});

it('shows the same moment of both, read from the pictures, however one moves', async () => {
  await open();
  const offset = string.first - knee.first;
  for (const frame of [knee.first, knee.first + 20, knee.last, 0, 7]) {
    await seek(frame);
    await expectFrames(frame, Math.max(0, Math.min(string.last, frame + offset)));
  }
  await page.keyboard.press('.');
  await expectFrames(8, Math.max(0, 8 + offset));
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await pauseBehind(Math.max(8, 8 + offset) + 10);
  await expect
    .poll(async () => {
      const [first = 0, second = 0] = await readStillPictures(page);
      return second - Math.max(0, Math.min(string.last, first + offset));
    })
    .toBe(0);
});

it('moves the second by frames, keeps that in the address, and tells the differences anew', async () => {
  await open('&at=20-30');
  await seek(20);
  await expectFrames(20, 30);
  await page.getByRole('button', { name: '5 frames on' }).click();
  await expectFrames(20, 35);
  await expect(page).toHaveURL(/at=20-35$/);
  const table = page.getByRole('table', { name: /Press by press/ });
  await expect(table.getByRole('row').nth(1)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeEnabled();
  await teachToRead(page);
  await seek(20);
  await expectFrames(20, 35);
  await page.getByRole('button', { name: 'swap sides' }).click();
  await expect(page).toHaveURL(`/compare?a=${string.id}&b=${knee.id}&at=35-20`);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([string.name, knee.name]);
});

it.each([320, 390])(
  'stands one above the other on a phone of %i pixels, and nothing scrolls sideways',
  async (width) => {
    page = await journey.openPage({ viewport: { width, height: 844 }, hasTouch: true });
    await page.goto('/compare');
    await expect(page.getByLabel('The first combo').getByRole('searchbox')).toBeVisible();
    expect([await sideways(page), await smallTargets(page)]).toEqual([[], []]);
    await open();
    const [first, second] = [page.getByLabel(`First: ${knee.name}`), page.getByLabel(`Second: ${string.name}`)];
    const [above, below] = [await first.boundingBox(), await second.boundingBox()];
    expect(above?.x).toBe(below?.x);
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0);
    await seek(20);
    await expectFrames(20, 20 + string.first - knee.first);
    await expect.poll(async () => [await sideways(page), await smallTargets(page)]).toEqual([[], []]);
  },
);

it('tells of a lost connection above the clips, over no lane', async () => {
  await open();
  await page.context().setOffline(true);
  const banner = page.getByText(/Connection lost/);
  await expect(banner).toBeVisible({ timeout: 30_000 });
  const ruler = page.getByRole('slider', { name: 'Frame', exact: true });
  await ruler.scrollIntoViewIfNeeded();
  const [told, title, lanes] = await Promise.all(
    [banner, page.getByRole('heading', { level: 1 }), ruler].map((each) => each.boundingBox()),
  );
  expect(told?.x).toBeGreaterThanOrEqual((title?.x ?? Infinity) + (title?.width ?? 0));
  expect((told?.y ?? Infinity) + (told?.height ?? 0)).toBeLessThan(lanes?.y ?? 0);
});

it('says so when one of them does not exist, and lets another be chosen', async () => {
  await page.goto(`/compare?a=${knee.id}&b=gone`);
  await expect(page.getByText('This combo does not exist')).toBeVisible();
  await page.getByRole('button', { name: 'choose another' }).click();
  await expect(page.getByLabel('The second combo').getByRole('searchbox')).toBeVisible();
});

it('says so when a clip is gone or its preview failed, and waits for neither', async () => {
  const author = await signedIn(journey, 'comparer');
  const unmade = await recordCombo(journey.running.product, author.userId, { name: 'Never made' });
  await standIn(page, '**/api/files/samples/captain-falcon-nair-string/*.mp4*', (route) =>
    route.fulfill({ status: 404 }),
  );
  await page.goto(`/compare?a=${unmade}&b=${string.id}`);
  const [first, second] = [page.getByLabel('First: Never made'), page.getByLabel(`Second: ${string.name}`)];
  await expect(second.getByRole('alert')).toContainText('could not play the clip');
  await expect(first.getByText(/^Preview is (waiting to be|being) made|^The preview could not be made/)).toBeVisible();
  await expect(page.getByText('Loading the clip')).toHaveCount(0);
});
