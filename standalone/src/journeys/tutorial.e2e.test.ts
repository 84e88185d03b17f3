import { expect } from 'playwright/test';
import { makeClip } from '../testing/clips.js';
import { Journey } from './journey.js';
import { signedIn } from './people.js';
import { EDITOR_PICTURES, goThroughPictures } from './tutorial-pictures.js';

let journey: Journey;
beforeAll(async () => {
  journey = await Journey.start();
});
afterAll(() => journey[Symbol.asyncDispose]());
afterEach(async () => {
  await journey.closePages();
  expect(journey.pageErrors).toEqual([]);
});

it('opens its five sections, each with a picture that is there', async () => {
  const page = await journey.openPage();
  await page.goto('/tutorial#holding');
  const sections = ['Video', 'Controller basics', 'Holding buttons', 'Holding and pivoting joysticks', 'Metadata'];
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(sections);
  await expect(page.getByText('choose “start hold”')).toBeVisible();
  for (const title of sections) {
    const section = page.locator('details').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
    if ((await section.getAttribute('open')) === null) await section.locator('summary').press('Enter');
    const picture = section.locator('img').filter({ visible: true });
    await expect(picture).toHaveCount(1);
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300);
  }
});

it('keeps the place of each picture while it loads, in the shape that it has', async () => {
  const page = await journey.openPage();
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/tutorial/*.png', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/tutorial', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(5);
  await page.locator('details').evaluateAll((all: readonly HTMLDetailsElement[]) => {
    for (const each of all) each.open = true;
  });
  const pictures = page.locator('details img').filter({ visible: true });
  const sizes = () =>
    pictures.evaluateAll((all) =>
      all.map((each) => each.getBoundingClientRect()).map(({ width, height }) => [width, height]),
    );
  const before = await sizes();
  expect(before).toHaveLength(5);
  letGo();
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300);
  }
  expect(await sizes()).toEqual(before);
});

it('shows nothing that the editor does not have', async () => {
  const { page } = await signedIn(journey, 'reader');
  await page.goto('/test/test');
  const buffer = await makeClip({ seconds: 2 });
  await page.getByLabel('Video file').setInputFiles({ name: 'clip.mp4', mimeType: 'video/mp4', buffer });
  await page.getByText('0 / 120', { exact: true }).waitFor();
  const seen: string[] = [];
  await goThroughPictures(page, ({ name }) => {
    seen.push(name);
    return Promise.resolve();
  });
  expect(seen).toEqual(EDITOR_PICTURES.map(({ name }) => name));
});
