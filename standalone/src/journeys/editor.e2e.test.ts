import type { Locator, Page } from 'playwright';
import { expect } from 'playwright/test';
import { makeClip } from '../testing/clips.js';
import { Journey } from './journey.js';
import { signedIn } from './people.js';
import { chooseOption, sharedCombo } from './shared-combo.js';
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
const controller = (): Locator => page.getByRole('region', { name: 'Controller' });
const input = (name: string): Locator => controller().getByRole('button', { name, exact: true });
const onFrame = (frame: number): Locator =>
  work().getByRole('list', { name: `On frame ${String(frame)}`, exact: true });
const bars = (): Locator => page.locator('[data-lanes] [data-press]');
const chosen = (): Locator => page.getByRole('region', { name: 'Before you share' });
const LAST = 60 * SECONDS;

async function chooseClip(): Promise<void> {
  await page.getByLabel('Video file').setInputFiles(clip);
  await expect(work()).toContainText(`0 / ${String(LAST)}`);
}

/** What stands on which frame, as the list says it. */
async function presses(): Promise<string[]> {
  await button('list').click();
  const rows = await work().getByRole('list', { name: 'Presses by frame' }).getByRole('listitem').allInnerTexts();
  await button('list').click();
  return rows.map((row) => row.replace(/\s+/g, ' ').trim());
}

it('has its tools in one row at 1280 pixels', async () => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await chooseClip();
  const row = page.getByRole('group', { name: 'Frames' }).locator('..');
  await expect(button('breakpoint')).toBeVisible();
  await expect.poll(() => row.evaluate((each) => each.getBoundingClientRect().height)).toBeLessThan(56);
});

it('says what to do, and offers every step and input', async () => {
  await expect(work()).toContainText(
    'To create combos, select from the inputs above on the appropriate animation frames',
  );
  await expect(page.getByRole('link', { name: 'help' })).toHaveAttribute('href', '/tutorial');
  await expect(work()).toContainText('Combos must be input with Switch controller mappings.');
  for (const label of [/^Name required/, /^Game required/, /^Attacker required/, /^Defenders required/])
    await expect(page.getByLabel(label)).toBeAttached();
  await chooseClip();
  const hint = work().getByText('To create combos, select from the inputs above on the appropriate animation frames');
  // what lets the mouse through is found by its place too
  await page.locator('[data-lanes] *').evaluateAll((all) => {
    for (const each of all) if (each instanceof HTMLElement) each.style.pointerEvents = 'auto';
  });
  for (const steps of [0, 1, 2, 3]) {
    if (steps > 0) await button('Forward 20 frames').click();
    // the playhead goes behind the words
    const { x, y, width, height } = (await hint.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const tops = await page.evaluate(
      ([left, middle, wide]) =>
        Array.from(
          { length: 40 },
          (_, n) => document.elementFromPoint(left + (wide * (n + 0.5)) / 40, middle)?.tagName,
        ),
      [x, y + height / 2, width] as const,
    );
    expect(new Set(tops)).toEqual(new Set(['P']));
  }
  for (let steps = 0; steps < 3; steps++) await button('Back 20 frames').click();
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
    await expect(work()).toContainText(`${String(frame)} / ${String(LAST)}`);
  }
  for (let n = 0; n < 6; n++) await button('Forward 20 frames').click();
  await expect(work()).toContainText(`${String(LAST)} / ${String(LAST)}`);
  await button('Back 1 frame').click();

  const inputs = await controller().locator('svg [data-press]').all();
  expect(inputs).toHaveLength(24);
  for (const each of inputs) {
    await each.press('Enter');
    await expect(onFrame(LAST - 1).getByRole('button', { name: /^start hold/ })).toHaveCount(1);
    await each.press('Enter');
    await expect(onFrame(LAST - 1).getByRole('button')).toHaveCount(0);
  }
});

it('goes from a press to a hold and its release, every step back, and undoes all of it', async () => {
  await chooseClip();
  await input('B').click();
  await onFrame(0).getByRole('button', { name: 'start hold, B' }).click();
  await button('Forward 5 frames').click();
  await input('A').click();
  await onFrame(5).getByRole('button', { name: 'release, B' }).click();
  await expect(onFrame(5).getByRole('button', { name: 'unrelease, B' })).toBeVisible();
  await expect.poll(() => presses()).toEqual(['0 B B held', '5 A A B B released']);
  await page.keyboard.press('Control+z');
  await expect(onFrame(5).getByRole('button', { name: 'release, B' })).toBeVisible();
  await page.keyboard.press('Control+Shift+z');
  await button('Back 5 frames').click();
  await expect(onFrame(0).getByRole('button', { name: 'rem. hold, B' })).toBeVisible();
  for (let n = 0; n < 4; n++) await page.keyboard.press('Control+z');
  await expect(bars()).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeDisabled();
});

it('shows a hold that is not released red, hatched and in words, and leads to it', async () => {
  await chooseClip();
  await button('Forward 20 frames').click();
  await input('L').press('Enter');
  await onFrame(20).getByRole('button', { name: 'start hold, L' }).click();
  const bar = bars().first();
  await expect(bar).toHaveText('not released');
  const [hatch, red] = await bar.evaluate((element) => {
    const probe = element.ownerDocument.body.appendChild(element.ownerDocument.createElement('i'));
    probe.style.color = 'var(--danger)';
    const { color } = getComputedStyle(probe);
    probe.remove();
    return [getComputedStyle(element).backgroundImage, color];
  });
  expect(hatch).toContain('repeating-linear-gradient');
  expect(hatch).toContain(red);
  await expect(chosen()).toContainText('L is held from frame 20 and never released');
  await button('Back 20 frames').click();
  await chosen().getByRole('button', { name: 'Go to 20' }).click();
  await expect(work()).toContainText(`20 / ${String(LAST)}`);
});

it('moves, stretches, selects and copies presses on the lanes', async () => {
  await chooseClip();
  await button('Forward 20 frames').click();
  await input('A').click();
  await input('X').click();
  const box = async (n: number) => (await bars().nth(n).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const a = await box(0);
  const px = await page
    .locator('[data-lanes] > div')
    .evaluate((strip) => Number(getComputedStyle(strip).getPropertyValue('--px')));
  await page.mouse.move(a.x + 4, a.y + 8);
  await page.mouse.down();
  await page.mouse.move(a.x + 4 + px * 10, a.y + 8, { steps: 5 });
  await page.mouse.up();
  await expect.poll(() => presses()).toEqual(['20 X X', '30 A A']);
  // Its end makes a hold of it.
  const moved = await box(0);
  await page.mouse.move(moved.x + moved.width - 3, moved.y + 8);
  await page.mouse.down();
  await page.mouse.move(moved.x + moved.width - 3 + px * 6, moved.y + 8, { steps: 5 });
  await page.mouse.up();
  await expect.poll(() => presses()).toEqual(['20 X X', '30 A A held', '36 A A released']);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect.poll(() => presses()).toEqual(['20 A A X X']);
  // A box around both, a copy 20 frames on, and everything a frame later.
  const rows = (await page.getByRole('group', { name: /^Lanes/ }).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(rows.x + 100, rows.y + 2);
  await page.mouse.down();
  await page.mouse.move(rows.x + 100 + px * 60, rows.y + rows.height - 2, { steps: 5 });
  await page.mouse.up();
  await page.keyboard.press('Control+c');
  await button('Forward 20 frames').click();
  await page.keyboard.press('Control+v');
  await page.keyboard.press('Alt+ArrowRight');
  await expect.poll(() => presses()).toEqual(['20 A A X X', '41 A A X X']);
  await page.keyboard.press('Delete');
  await expect.poll(() => presses()).toEqual(['20 A A X X']);
});

it('tells what it can do in the help and in the command palette, from the same table', async () => {
  await chooseClip();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(help).toContainText('Hold: next step');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Command palette' });
  await palette.getByRole('combobox').fill('forward 20');
  await palette.getByRole('option', { name: 'Forward 20 frames' }).click();
  await expect(work()).toContainText(`20 / ${String(LAST)}`);
});

it('forgets the defenders of another game', async () => {
  await chooseOption(page, /^Game/, 'Melee');
  await chooseOption(page, /^Attacker/, 'Fox');
  await chooseOption(page, /^Defenders/, 'Marth');
  await expect(page.locator('[data-field=defenders]')).toContainText('Marth');
  await chooseOption(page, /^Game/, 'Ultimate');
  await expect(page.locator('[data-field=defenders]')).toContainText('Select defenders...');
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
  step(await pressOn(page, input('A'), { back: true }));
  await expect(bars()).toHaveCount(1);
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
  await sharedCombo(page);
  expect(rings).toEqual([]);
});

it('would notice a focus that cannot be seen', async () => {
  await tabTo(page, button('upload video'));
  await expect.poll(() => withoutRing(page)).toEqual([]);
  await button('upload video').evaluate((element: HTMLElement) => {
    element.style.outline = 'none';
  });
  await expect.poll(() => withoutRing(page)).toEqual([expect.stringContaining('upload video')]);
});
