import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import type { Combo } from '@combolab/contracts';
import { openTab } from './combo-tabs.js';
import { Journey } from './journey.js';
import { signedIn } from './people.js';
import { givePlayedPad, plan, plugIn, type PlannedPress } from './played-pad.js';
import { sharedCombo } from './shared-combo.js';

const patient = { timeout: 45_000 };
/** Clips are drawn picture by picture. */
const DRAWN = { timeout: 120_000 };
const SAMPLE = new URL('../../samples/clips/captain-falcon-knee/study.mp4', import.meta.url);
const REPLAYS = '../../../frontend/dist/entities/replay/testing/';

let journey: Journey;
let page: Page;
/** What the author does: a click, a key, a file or an option that is picked, a field that is typed into, each one. */
let actions: string[];
beforeAll(async () => {
  journey = await Journey.start();
});
afterAll(() => journey[Symbol.asyncDispose]());
beforeEach(async () => {
  actions = [];
  ({ page } = await signedIn(journey, 'author'));
});
afterEach(async () => {
  await journey.closePages();
  expect(journey.pageErrors).toEqual([]);
});

const click = async (role: 'button' | 'link' | 'option', name: string | RegExp) => {
  actions.push(`click ${String(name)}`);
  await page
    .getByRole(role, { name, ...(typeof name === 'string' && { exact: true }) })
    .first()
    .click(patient);
};
const recorder = () => page.getByRole('region', { name: 'Record', exact: true });
/** What somebody plays on a pad while the clip goes on slowly. */
const PLAYED: readonly PlannedPress[] = [
  { type: 'A_BUTTON', frame: 12, length: 2 },
  { type: 'X_BUTTON', frame: 24, length: 2 },
  { type: 'B_BUTTON', frame: 36, length: 2 },
];
/** Stands before the list of a game, whatever is in it. */
const listOf = async (gameId: string) => {
  await page.goto(`/results/${gameId}`);
  const none = page.getByText('Sorry, no combos for your search. Try uploading your own!');
  await expect(none.or(page.getByRole('article')).first()).toBeVisible(patient);
};
const type = async (label: string | RegExp, text: string) => {
  actions.push(`type ${text}`);
  await page.getByLabel(label).fill(text);
};
const press = async (key: string) => {
  actions.push(`press ${key}`);
  await page.keyboard.press(key);
};
const pickFile = async (label: string, name: string, buffer: Buffer) => {
  actions.push(`pick ${name}`);
  await page.getByLabel(label).setInputFiles({ name, mimeType: name.endsWith('.mp4') ? 'video/mp4' : '', buffer });
};
const combo = async (): Promise<Combo> => {
  const [found] = (await (await page.request.get(`/api${new URL(page.url()).pathname}`)).json()) as [Combo];
  return found;
};

it('leads from a clip to a combo that is shared in 18 actions at most, with all that it asks for', async () => {
  await listOf('ssbu');
  await click('button', 'Create');
  await click('button', 'upload video');
  await pickFile('Video file', 'clip.mp4', await readFile(SAMPLE));
  await expect(page.getByRole('region', { name: 'Clip and presses' })).toContainText(/\b0 \/ [1-9]/, patient);
  // the list was of Ultimate, and so is the combo
  await expect(page.locator('[data-field=game]')).toContainText('Super Smash Bros. Ultimate');
  await type(/^Attacker/, 'mario');
  await click('option', 'Mario');
  await type(/^Defenders/, 'every');
  await click('option', /^Everyone/);
  await click('button', 'Type it');
  await type('Inputs or moves, each with its frame', 'down throw 10, up air 45, up air 75');
  await click('button', 'add to the track');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await click('button', 'call it “Down Throw to Up Air ×2”');
  await click('button', '0–200%');
  await type(/^Combo type/, 'string');
  await press('Enter');
  await click('button', 'submit');
  await sharedCombo(page, patient);
  await expect(page.getByText('Awesome! Your combo has been created')).toBeVisible();
  await openTab(page, 'notes');
  await expect(page.getByRole('main')).toContainText('Mario on Everyone (89)');

  expect(actions.length).toBeLessThanOrEqual(18);
  expect(await combo()).toMatchObject({
    ...{ name: 'Down Throw to Up Air ×2', gameId: 'ssbu', characterId: 'ssbu:mario', tags: ['String'] },
    percentRange: [0, 200],
    moves: [{ move: 'down-throw' }, { move: 'up-air' }, { move: 'up-air' }],
  });
  expect((await combo()).characterIds).toHaveLength(89);
});

it('leads from a clip to a combo whose presses a pad played along, in 18 actions at most beside these presses', async () => {
  await givePlayedPad(page);
  await listOf('ssbu');
  await click('button', 'Create');
  await click('button', 'upload video');
  await pickFile('Video file', 'clip.mp4', await readFile(SAMPLE));
  await expect(page.getByRole('region', { name: 'Clip and presses' })).toContainText(/\b0 \/ [1-9]/, patient);
  await type(/^Attacker/, 'mario');
  await click('option', 'Mario');
  await type(/^Defenders/, 'every');
  await click('option', /^Everyone/);
  await plugIn(page);
  await click('button', 'Record');
  await expect(recorder()).toContainText('Pad: Pro Controller.');
  await plan(page, PLAYED);
  await recorder().getByRole('button', { name: 'record', exact: true }).focus();
  await press('Enter');
  await expect(recorder().locator('ol li')).toHaveCount(PLAYED.length, patient);
  await click('button', 'stop');
  await click('button', 'keep');
  await type(/^Name/, 'Played along');
  await click('button', '0–200%');
  await type(/^Combo type/, 'string');
  await press('Enter');
  await click('button', 'submit');
  await sharedCombo(page, patient);
  expect(actions.length).toBeLessThanOrEqual(18);
  const { name, actions: played } = await combo();
  expect(name).toBe('Played along');
  expect(played.flatMap(({ presses }) => presses.map(({ type: pressed }) => pressed))).toEqual(
    PLAYED.map(({ type: pressed }) => pressed),
  );
});

it('leads from a replay to a combo that is shared in 6 actions at most', async () => {
  const { writeReplay } = (await import(new URL(`${REPLAYS}slp-writer.js`, import.meta.url).href)) as {
    writeReplay: (game: unknown) => Uint8Array;
  };
  const { SAMPLE_GAME } = (await import(new URL(`${REPLAYS}sample-game.js`, import.meta.url).href)) as {
    SAMPLE_GAME: unknown;
  };
  await listOf('ssbm');
  await click('button', 'Create');
  await click('link', 'from replays');
  await pickFile('Replay files', 'a.slp', Buffer.from(writeReplay(SAMPLE_GAME)));
  await click('button', /^Make combo of/);
  await expect(page.getByRole('region', { name: 'Clip and presses' })).toContainText(/\b0 \/ [1-9]/, DRAWN);
  await click('button', 'submit');
  await sharedCombo(page, patient);
  expect(actions.length).toBeLessThanOrEqual(6);
  expect(await combo()).toMatchObject({ gameId: 'ssbm', characterId: 'ssbm:fox', percentRange: [40, 40] });
});

it('asks for what is missing beside each field, once it is wanted, and leads to the first', async () => {
  await listOf('ssbu');
  await click('button', 'Create');
  await expect(page.getByRole('heading', { name: 'New combo' })).toBeVisible();
  await expect(page.getByText(/missing/)).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Before you share' })).toHaveCount(0);
  await click('button', 'submit');
  await expect(page.getByRole('button', { name: 'upload video' })).toBeFocused();
  const name = page.getByLabel(/^Name/);
  // first things first
  await expect(page.getByText(/things are missing/)).toHaveCount(0);
  await expect(name).toHaveAccessibleDescription('');
  await pickFile('Video file', 'clip.mp4', await readFile(SAMPLE));
  await expect(page.getByText('4 things are missing')).toBeVisible(patient);
  // the form scrolls, the page does not
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
  await expect(name).toHaveAccessibleDescription('Give it a name');
  await expect(page.getByLabel(/^Attacker/)).toHaveAccessibleDescription(/Choose the attacker/);
  await expect(page.getByLabel(/^Defenders/)).toHaveAccessibleDescription(/Choose at least one defender/);
  await expect(page.getByLabel('Works from, lowest percent')).toHaveAccessibleDescription(
    'Choose from which percent it works',
  );
  await click('button', 'submit');
  await expect(name).toBeFocused();
  await type(/^Name/, 'Ladder');
  await expect(page.getByText('Give it a name')).toHaveCount(0);
  await expect(page.getByText('3 things are missing')).toBeVisible();
});
