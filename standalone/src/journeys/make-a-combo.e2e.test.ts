import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright';
import { expect } from 'playwright/test';
import type { Action } from '@combolab/contracts';
import { openTab } from './combo-tabs.js';
import { Journey } from './journey.js';
import { signedIn } from './people.js';
import { givePlayedPad, plan, plugIn } from './played-pad.js';
import { chooseOption, choosePercents, previewMade, sharedCombo } from './shared-combo.js';

const patient = { timeout: 45_000 };
const SAMPLE = new URL('../../samples/clips/captain-falcon-knee/study.mp4', import.meta.url);
const REPLAYS = '../../../frontend/dist/entities/replay/testing/';
let journey: Journey;
let page: Page;
let clip: { name: string; mimeType: string; buffer: Buffer };
beforeAll(async () => {
  journey = await Journey.start();
  clip = { name: 'clip.mp4', mimeType: 'video/mp4', buffer: await readFile(SAMPLE) };
});
afterAll(() => journey[Symbol.asyncDispose]());
beforeEach(async () => {
  ({ page } = await signedIn(journey, 'author'));
});
afterEach(async () => {
  await journey.closePages();
  expect(journey.pageErrors).toEqual([]);
});

const work = (): Locator => page.getByRole('region', { name: 'Clip and presses' });
const button = (name: string): Locator => work().getByRole('button', { name, exact: true });
const submit = (): Locator => page.getByRole('button', { name: 'submit' });

async function begin(): Promise<void> {
  await page.goto('/test/test');
  await page.getByLabel('Video file').setInputFiles(clip);
  await expect(work()).toContainText(/\b0 \/ [1-9]/);
}

async function fillForm(name: string, { fighters = true } = {}): Promise<void> {
  await page.getByLabel(/^Name/).fill(name);
  if (!fighters) return;
  await chooseOption(page, /^Game/, 'Melee');
  await chooseOption(page, /^Attacker/, 'Fox');
  await chooseOption(page, /^Defenders/, 'Marth');
  await choosePercents(page);
}

/** Shares the combo, waits for its preview, finds it by its name and looks at it. @returns what is stored of its presses */
async function share(name: string): Promise<readonly Action[]> {
  await expect(submit()).toBeEnabled(patient);
  await submit().press('Enter');
  const address = await sharedCombo(page, patient);
  await previewMade(page, patient);
  await page.goto(`/results/ssbm?q=${encodeURIComponent(name)}`);
  const card = page.getByRole('article').filter({ hasText: name });
  await expect(card.locator('img')).toBeVisible(patient);
  await card.getByRole('link', { name }).first().click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  const answer = await page.request.get(`/api${address}`);
  const [combo] = (await answer.json()) as [{ readonly actions: readonly Action[] }];
  const shown = page.getByRole('region', { name: 'Inputs' }).getByRole('listitem');
  await expect(shown).toHaveCount(combo.actions.length);
  for (const [index, { frame }] of combo.actions.entries())
    await expect(shown.nth(index)).toContainText(new RegExp(`(^|\\D)${String(frame)}(\\D|$)`));
  return combo.actions;
}

/** `A_BUTTON 20`, `B_BUTTON 25 START_HOLD`. */
const inWords = (actions: readonly Action[]): string[] =>
  actions.flatMap(({ frame, presses }) =>
    presses.map(({ type, hold }) => `${type} ${String(frame)}${hold === 'SELECT_NO_HOLD' ? '' : ` ${hold}`}`),
  );

it('is made by mouse', async () => {
  await begin();
  await button('Forward 20 frames').click();
  await button('X').click();
  await button('Forward 5 frames').click();
  await button('A').click();
  const bar = page.locator('[data-lanes] [data-press="A_BUTTON@25"]');
  const box = (await bar.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const px = await page
    .locator('[data-lanes] > div')
    .evaluate((strip) => Number(getComputedStyle(strip).getPropertyValue('--px')));
  await page.mouse.move(box.x + box.width - 3, box.y + 8);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width - 3 + px * 8, box.y + 8, { steps: 6 });
  await page.mouse.up();
  await fillForm('Made by mouse');
  expect(inWords(await share('Made by mouse'))).toEqual([
    'X_BUTTON 20',
    'A_BUTTON 25 START_HOLD',
    'A_BUTTON 33 END_HOLD',
  ]);
});

it('is recorded from a pad while the clip plays', async () => {
  await givePlayedPad(page);
  await begin();
  await plugIn(page);
  await button('Record').click();
  const recorder = page.getByRole('region', { name: 'Record', exact: true });
  await expect(recorder).toContainText('Pad: Pro Controller.');
  await plan(page, [
    { type: 'A_BUTTON', frame: 12, length: 2 },
    { type: 'X_BUTTON', frame: 30, length: 12 },
  ]);
  await recorder.getByRole('button', { name: 'record', exact: true }).press('Enter');
  await expect(recorder.locator('ol li')).toHaveCount(2, patient);
  await expect(work()).toContainText(/(4[5-9]|[5-9]\d) \/ \d+/, patient);
  await recorder.getByRole('button', { name: 'stop', exact: true }).click();
  await recorder.getByRole('button', { name: 'keep', exact: true }).click();
  await fillForm('Made by pad');
  const actions = await share('Made by pad');
  const holds = actions.flatMap(({ presses }) => presses.map(({ type, hold }) => `${type} ${hold}`));
  expect(holds).toEqual(['A_BUTTON SELECT_NO_HOLD', 'X_BUTTON START_HOLD', 'X_BUTTON END_HOLD']);
  for (const [index, frame] of [12, 30, 42].entries())
    expect(Math.abs((actions[index]?.frame ?? NaN) - frame)).toBeLessThanOrEqual(1);
});

it('is taken out of a replay, with fighters, percent and moves', async () => {
  const { writeReplay } = (await import(new URL(`${REPLAYS}slp-writer.js`, import.meta.url).href)) as {
    writeReplay: (game: unknown) => Uint8Array;
  };
  const { SAMPLE_GAME } = (await import(new URL(`${REPLAYS}sample-game.js`, import.meta.url).href)) as {
    SAMPLE_GAME: object;
  };
  await begin();
  await button('Import .slp').click();
  const dialog = page.getByRole('dialog', { name: 'Import a replay' });
  const buffer = Buffer.from(writeReplay({ ...SAMPLE_GAME, startedAt: '2020-03-12T20:15:30Z' }));
  await dialog.locator('input[type=file]').setInputFiles({ name: 'game.slp', mimeType: '', buffer });
  await dialog.getByRole('button', { name: 'import', exact: true }).click(patient);
  await expect(dialog).toHaveCount(0);
  await fillForm('Out of a replay', { fighters: false });
  await expect(page.locator('[data-field=attacker]')).toContainText('Fox');
  const source = page.getByRole('group', { name: 'Source' });
  await expect(source).toContainText('From a Slippi replay of 12 Mar 2020, format 3.16.0');
  await source.getByRole('button', { name: 'leave out the source' }).press('Enter');
  await expect(source).toContainText('Not set');
  await source.getByRole('button', { name: 'put back the source' }).press('Enter');
  const actions = await share('Out of a replay');
  await openTab(page, 'notes');
  await expect(page.getByText('From a Slippi replay of 12 Mar 2020, format 3.16.0')).toBeVisible();
  // The first hit of the game, on its frame 205, lies 30 frames into what was taken; the jump before it 15 frames earlier.
  const jumps = actions.filter(({ presses }) => presses.some(({ type }) => type === 'X_BUTTON'));
  expect(jumps.map(({ frame }) => frame)).toEqual([15, 21]);
});

it('finds the fighters of the form, and those of the filters, by what players call them', async () => {
  await begin();
  await chooseOption(page, /^Game/, 'Melee');
  await page.getByLabel(/^Attacker/).fill('puff');
  await page.getByRole('option', { name: 'Jigglypuff' }).click();
  await page.getByLabel(/^Defenders/).fill('dk');
  await page.getByRole('option', { name: 'Donkey Kong' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main')).toContainText('Jigglypuff');

  await page.goto('/results/ssbu');
  await page.getByLabel('Attacker').fill('dk');
  await expect(page.getByRole('option', { name: 'Donkey Kong' })).toBeVisible();
});
