import type { Locator, Page } from 'playwright';
import { expect } from 'playwright/test';
import { makeClip } from '../testing/clips.js';
import { Journey } from './journey.js';
import { signedIn } from './people.js';
import { pressOn, tabTo, typeInto, withoutRing } from './keys.js';

const SECONDS = 2;
let journey: Journey;
let page: Page;
let clip: { name: string; mimeType: string; buffer: Buffer };
beforeAll(async () => {
  journey = await Journey.start();
  clip = { name: 'clip.mp4', mimeType: 'video/mp4', buffer: await makeClip({ seconds: SECONDS }) };
});
afterAll(() => journey[Symbol.asyncDispose]());
beforeEach(async () => {
  ({ page } = await signedIn(journey, 'maker'));
  await page.goto('/test/test');
});
afterEach(async () => {
  await journey.closePages();
  expect(journey.pageErrors).toEqual([]);
});

const work = (): Locator => page.getByRole('region', { name: 'Clip and presses' });
const button = (name: string): Locator => work().getByRole('button', { name, exact: true });
const group = (name: string): Locator => work().getByRole('group', { name, exact: true });
const chosen = (): Locator => page.getByRole('region', { name: 'Before you share' });

it('says what to do, and offers every step and input', async () => {
  await expect(work()).toContainText(
    'To create combos, select from the inputs above on the appropriate animation frames',
  );
  await expect(work()).toContainText('Combos must be input with Switch controller mappings.');
  await expect(page.getByText('0–0%')).toHaveCount(0);
  for (const label of [/^Name required/, /^Game required/, /^Attacker required/, /^Defenders required/])
    await expect(page.getByLabel(label)).toBeAttached();
  await page.getByLabel('Video file').setInputFiles(clip);
  const last = 60 * SECONDS;
  await expect(work()).toContainText(`0 / ${String(last)}`);
  let frame = 0;
  for (const [name, step] of [
    ['Forward 20 frames', 20],
    ['Forward 5 frames', 5],
    ['Forward 1 frame', 1],
    ['Back 1 frame', -1],
    ['Back 5 frames', -5],
    ['Forward 20 frames', 20],
    ['Back 20 frames', -20],
  ] as const) {
    await button(name).click();
    frame += step;
    await expect(work()).toContainText(`${String(frame)} / ${String(last)}`);
  }
  for (let n = 0; n < 6; n++) await button('Forward 20 frames').click();
  await expect(work()).toContainText(`${String(last)} / ${String(last)}`);
  await button('Back 1 frame').click();
  await expect(work()).toContainText(`${String(last - 1)} / ${String(last)}`);

  const inputs = [group('Triggers'), group('Buttons'), group('Stick'), group('C-stick')];
  expect(await Promise.all(inputs.map((each) => each.getByRole('button').count()))).toEqual([4, 4, 8, 8]);
  for (const each of inputs) {
    for (const input of await each.getByRole('button').all()) {
      await input.click();
      await expect(input).toHaveAttribute('aria-pressed', 'true');
      await input.click();
      await expect(input).toHaveAttribute('aria-pressed', 'false');
    }
  }
});

it('shows a hold that is not released red, hatched and in words', async () => {
  await page.getByLabel('Video file').setInputFiles(clip);
  await button('start hold').click();
  await group('Triggers').getByRole('button').first().click();
  const chip = work().getByText('held, never released');
  await expect(chip).toBeVisible();
  const look = await chip.evaluate((text) => {
    const style = getComputedStyle(text.parentElement ?? text);
    const danger = getComputedStyle(document.documentElement).getPropertyValue('--danger');
    return { picture: style.backgroundImage, danger };
  });
  expect(look.picture).toContain('repeating-linear-gradient');
  await expect(chosen()).toContainText('is held from frame 0 and never released');
  await expect(page.getByRole('button', { name: 'submit' })).toBeDisabled();
});

it('forgets the defenders of another game', async () => {
  const choose = async (label: RegExp, text: string) => {
    await page.getByLabel(label).fill(text);
    await page.getByRole('option', { name: text }).first().click();
    await page.keyboard.press('Escape');
  };
  await choose(/^Game/, 'Melee');
  await choose(/^Attacker/, 'Fox');
  await choose(/^Defenders/, 'Marth');
  await expect(chosen()).toContainText('On Marth');
  await choose(/^Game/, 'Ultimate');
  await expect(chosen()).toContainText('Choose at least one defender');
  await expect(page.getByText('Marth', { exact: true })).toHaveCount(0);
});

it('lets a combo be made by the keyboard alone, with the focus always in sight', async () => {
  const rings: string[] = [];
  const step = (found: readonly string[]) => void rings.push(...found);
  const chooser = page.waitForEvent('filechooser');
  step(await pressOn(page, button('upload video')));
  await (await chooser).setFiles(clip);
  await expect(work()).toContainText(`0 / ${String(60 * SECONDS)}`);
  step(await pressOn(page, button('Forward 20 frames')));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(work()).toContainText('26 /');
  step(await pressOn(page, group('Buttons').getByRole('button', { name: 'A', exact: true }), { back: true }));
  await expect(work().getByRole('listitem')).toHaveCount(1);
  step(await typeInto(page, page.getByLabel(/^Name/), 'Made by keys'));
  for (const [label, text] of [
    [/^Game/, 'Melee'],
    [/^Attacker/, 'Fox'],
    [/^Defenders/, 'Marth'],
  ] as const) {
    step(await typeInto(page, page.getByLabel(label), text));
    await expect(page.getByRole('option', { name: text }).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
  }
  step(await tabTo(page, page.getByLabel('Works from, lowest percent')));
  step(await tabTo(page, page.getByLabel('Works from, highest percent')));
  await page.keyboard.press('PageUp');
  step(await typeInto(page, page.getByLabel(/^Description/), 'No mouse was used.'));
  const submit = page.getByRole('button', { name: 'submit' });
  await expect(submit).toBeEnabled();
  step(await pressOn(page, submit, { back: true }));
  await expect(page.getByText('Awesome! Your combo has been created')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('heading', { name: 'Your combo is shared' })).toBeVisible();
  expect(rings).toEqual([]);
});

it('would notice a focus that cannot be seen', async () => {
  await tabTo(page, button('upload video'));
  expect(await withoutRing(page)).toEqual([]);
  await button('upload video').evaluate((element: HTMLElement) => {
    element.style.outline = 'none';
  });
  expect(await withoutRing(page)).toEqual([expect.stringContaining('upload video')]);
});
