import type { Locator, Page } from 'playwright';
import { expect } from 'playwright/test';
import { makeClip } from '../testing/clips.js';
import { Journey } from './journey.js';
import { newPerson, signedIn, signUp } from './people.js';
import { chooseOption, previewMade, sharedCombo } from './shared-combo.js';

const patient = { timeout: 30_000 };
const name = 'Back air into edge';
let journey: Journey;
let clip: Buffer;

beforeAll(async () => {
  journey = await Journey.start();
  // Noise does not compress: a few megabytes, so that there is progress to see.
  const noise = 'nullsrc=size=640x360:rate=60:duration=4,geq=random(1)*255:128:128';
  const output = [
    '-c:v',
    'libx264',
    '-preset',
    'ultrafast',
    '-pix_fmt',
    'yuv420p',
    '-b:v',
    '8M',
    '-maxrate',
    '8M',
    '-bufsize',
    '8M',
  ];
  clip = await makeClip({ seconds: 4, input: ['-f', 'lavfi', '-i', noise], output });
});
afterAll(() => journey[Symbol.asyncDispose]());
afterEach(async () => {
  await journey.closePages();
  expect(journey.pageErrors).toEqual([]);
});

/** Chooses an option of a select by typing. */
async function fillForm(page: Page): Promise<void> {
  await page.getByLabel(/^Name/).fill(name);
  await chooseOption(page, /^Game/, 'Melee');
  await chooseOption(page, /^Attacker/, 'Fox');
  await chooseOption(page, /^Defenders/, 'Marth');
  await chooseOption(page, /^Combo type/, 'Edgeguard');
  await page.getByLabel('Works from, highest percent').press('End');
  await page.getByLabel(/^Description/).fill('Turn around in the air.');
}

/** A press, a hold and its release. */
async function enterPresses(page: Page): Promise<void> {
  const work = page.getByRole('region', { name: 'Clip and presses' });
  await expect(work.getByText(/lands on frame/)).toBeVisible();
  const press = (name: string) => work.getByRole('button', { name, exact: true });
  await press('Forward 20 frames').click();
  await press('X').click();
  await press('Forward 5 frames').click();
  await press('R').press('Enter');
  await press('start hold, R').click();
  await press('Forward 5 frames').click();
  await press('release, R').click();
  await press('list').click();
  await expect(work.getByRole('list', { name: 'Presses by frame' }).getByRole('listitem')).toHaveCount(3);
}

/** Every text that an element shows until the returned function is called. */
async function recordTexts(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const texts: string[] = [];
    Object.assign(window, { seenTexts: texts });
    new MutationObserver(() => {
      const text = document.querySelector('[role=dialog]')?.textContent;
      if (text !== undefined && texts.at(-1) !== text) texts.push(text);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { seenTexts: string[] }).seenTexts);
}

/** Sends `bytesPerSecond` at most, as a home connection would. */
async function slowUpload(page: Page, bytesPerSecond: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const throughput = { downloadThroughput: -1, uploadThroughput: bytesPerSecond };
  await devtools.send('Network.emulateNetworkConditions', { offline: false, latency: 0, ...throughput });
}

const percentOf = (texts: readonly string[], label: RegExp): number[] =>
  texts
    .filter((text) => label.test(text))
    .flatMap((text) => /(\d+) %/.exec(text)?.[1] ?? [])
    .map(Number);
const between = (percents: readonly number[]) => percents.filter((percent) => percent > 0 && percent < 100);
const cardOf = (page: Page): Locator => page.getByRole('article').filter({ hasText: name });

it('shares a combo with progress that is real, and others see it come without a reload', async () => {
  const [author, browsing, watching] = [await journey.openPage(), await journey.openPage(), await journey.openPage()];
  await browsing.goto('/results/ssbm');
  await expect(browsing.getByText('Sorry, no combos for your search. Try uploading your own!')).toBeVisible();
  const since = await browsing.evaluate(() => performance.timeOrigin);
  await signUp(author, newPerson('author'));
  await author.getByRole('button', { name: 'Create' }).click();
  await expect(author.getByRole('heading', { name: 'New combo' })).toBeVisible();

  await slowUpload(author, clip.length / 8);
  await author.getByLabel('Video file').setInputFiles({ name: 'clip.mp4', mimeType: 'video/mp4', buffer: clip });
  await author.getByRole('button', { name: 'Pause the upload' }).click(patient);
  await enterPresses(author);
  await fillForm(author);
  const texts = await recordTexts(author);
  await slowUpload(author, clip.length / 2);
  await author.getByRole('button', { name: 'submit' }).click();
  const address = await sharedCombo(author, patient);
  await expect(author.getByText('Awesome! Your combo has been created')).toBeVisible();
  const making = author.getByRole('progressbar', { name: 'Preview' });
  await expect(making.or(author.locator('main video').first())).toBeVisible(patient);

  await watching.goto(address);
  await browsing.getByRole('button', { name: '1 new combo' }).click(patient);
  await expect(cardOf(browsing)).toBeVisible(patient);

  await previewMade(author, patient);
  await expect(cardOf(browsing).locator('img')).toBeVisible(patient);
  await expect(watching.locator('video')).toBeVisible(patient);
  await expect(watching.getByRole('region', { name: 'Inputs' }).getByRole('listitem')).toHaveCount(3);
  expect(await browsing.evaluate(() => performance.timeOrigin)).toBe(since);

  const seen = await texts();
  const uploaded = percentOf(seen, /Uploading the clip/);
  expect(between(uploaded).length).toBeGreaterThan(1);
  expect(uploaded).toEqual([...uploaded].sort((a, b) => a - b));
  const bytes = seen.flatMap((text) => /([\d.]+) of ([\d.]+) MB received/.exec(text)?.slice(1).map(Number) ?? []);
  expect(Math.max(...bytes)).toBeCloseTo(clip.length / 1_048_576, 1);
});

it('tells what is wrong with a clip once it is there, while its author still annotates', async () => {
  const { page } = await signedIn(journey, 'annotator');
  const front = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-movflags', '+faststart'];
  const whole = await makeClip({ seconds: 2, output: front });
  const buffer = whole.subarray(0, whole.length / 2);
  await page.goto('/test/test');
  const file = page.getByLabel('Video file');
  await file.setInputFiles({ name: 'cut-off.mp4', mimeType: 'video/mp4', buffer });
  const wrong = page.getByRole('alert').filter({ hasText: 'The file is cut off' });
  await expect(wrong).toBeVisible(patient);
  // the draft comes back with its clip, and with what is wrong with it
  await page.getByLabel(/^Name/).fill('Half a clip');
  await expect(page.getByText('Draft saved on this computer, with its clip')).toBeVisible(patient);
  await page.reload();
  await expect(wrong).toBeVisible(patient);
  await file.setInputFiles({ name: 'clip.mp4', mimeType: 'video/mp4', buffer: whole });
  await expect(page.getByText('Clip uploaded', { exact: true })).toBeAttached(patient);
  await expect(wrong).toHaveCount(0);
  await expect(page.getByLabel(/^Name/)).toHaveValue('Half a clip');
});
