/// <reference lib="dom" />
import type { Combo } from '@combolab/contracts';
import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { openDrawingPage, type Drawing } from '../testing/drawn-clips/open-drawing-page.js';
import { recordedCombos } from '../testing/drawn-clips/recorded-combos.js';
import { openTab } from './combo-tabs.js';
import { problemsOf } from './axe.js';
import { sharedBrowser } from './browser.js';
import { expectExactPictures, type OfReplay } from './drawn-exactly.js';
import { Journey } from './journey.js';
import { again, begin, judgements, lesson, watchJudgements } from './lesson-page.js';
import { signedIn } from './people.js';
import { givePlayedPad, plan, plugIn } from './played-pad.js';
import { replayFiles, type ReplayFile } from './replay-files.js';
import { publishedOf, recordedOf } from '../testing/drawn-clips/published-combo.js';
import { dropReplays, openRows, replayRows } from './replay-rows.js';
import { previewMade, sharedCombo } from './shared-combo.js';

const patient = { timeout: 60_000 };
/** Clips are drawn and encoded picture by picture, and then made ready in three sizes. */
const DRAWN = { timeout: 240_000 };

/** A combo of a replay and the name of its file. */
interface Listed extends OfReplay {
  readonly file: string;
}

let journey: Journey;
let drawing: Drawing;
let files: readonly ReplayFile[];
beforeAll(async () => {
  journey = await Journey.start();
  drawing = await openDrawingPage(await sharedBrowser());
  files = await replayFiles();
});
afterAll(async () => {
  await drawing[Symbol.asyncDispose]();
  await journey[Symbol.asyncDispose]();
});
afterEach(async () => {
  await journey.closePages();
  expect(journey.pageErrors).toEqual([]);
});

/** The combos of the first player with a name who has two. */
function ofOnePlayer(all: readonly Listed[]): readonly Listed[] {
  const named = all.filter(({ player }) => player !== '');
  const own = (player: string) => named.filter((each) => each.player === player);
  const chosen = named.map(({ player }) => own(player)).find(({ length }) => length >= 2);
  if (chosen === undefined) throw new Error('nobody with a name has two combos in these replays');
  return chosen;
}

function combosIn(file: ReplayFile): readonly Listed[] {
  try {
    return recordedCombos(file.bytes).map((combo) => ({ ...combo, file: file.name, replay: file.bytes }));
  } catch {
    // a file that the page tells of too
    return [];
  }
}

async function dropFiles(page: Page): Promise<void> {
  await dropReplays(page, files);
  await expect(page.getByRole('region', { name: 'Reading' })).toContainText(/\d+ replays read/, patient);
}

/** Leaves of the list what one player did. @returns the combos of that player, by slippi-js alone */
async function listOfOnePlayer(page: Page): Promise<readonly Listed[]> {
  const own = ofOnePlayer(files.flatMap(combosIn));
  const { player } = own[0] ?? { player: '' };
  await page.getByRole('combobox', { name: 'Player' }).fill(player);
  await page.getByRole('option', { name: new RegExp(`^${player}\\b.* · ${String(own.length)}$`) }).click();
  await expect(replayRows(page)).toHaveCount(own.length);
  return own;
}

const rowOf = (page: Page, { file, start }: Listed) =>
  replayRows(page)
    .filter({ hasText: file })
    .filter({ hasText: `frames ${String(start)} to` });

/** Makes a combo out of its row and shares it under a name. */
async function share(page: Page, listed: Listed, name: string): Promise<Combo> {
  await rowOf(page, listed)
    .getByRole('button', { name: /^Make combo of/ })
    .click();
  await expect(page.getByRole('region', { name: 'Clip and presses' })).toContainText(/\b0 \/ [1-9]/, DRAWN);
  await page.getByLabel(/^Name/).fill(name);
  const submit = page.getByRole('button', { name: 'submit' });
  await expect(submit).toBeEnabled(patient);
  await submit.click();
  const address = await sharedCombo(page, patient);
  await previewMade(page, DRAWN);
  const [combo] = (await (await page.request.get(`/api${address}`)).json()) as [Combo];
  return combo;
}

it("shares two combos of one player's replays exactly as they were played, which are found and practised", async () => {
  const { page } = await signedIn(journey, 'author');
  await givePlayedPad(page);
  await dropFiles(page);
  const own = await listOfOnePlayer(page);

  await openRows(page);
  const [first, second] = own;
  if (first === undefined || second === undefined) throw new Error('there are no two combos');
  const watched = rowOf(page, first);
  const canvas = watched.locator('canvas');
  await expect(canvas).toBeVisible(patient);
  await canvas.scrollIntoViewIfNeeded();
  const slider = watched.getByRole('slider', { name: 'Frame' });
  const play = watched.getByRole('button', { name: 'Play', exact: true });
  if (await play.isVisible()) await play.click();
  const before = await slider.inputValue();
  const still = await canvas.screenshot();
  await expect.poll(() => slider.inputValue(), patient).not.toBe(before);
  await expect.poll(async () => (await canvas.screenshot()).equals(still), patient).toBe(false);

  const shared: Combo[] = [];
  for (const [at, listed] of [first, second].entries()) {
    if (at > 0) {
      // the list is kept
      await page.goto('/replays');
      await listOfOnePlayer(page);
      await openRows(page);
    }
    const combo = await share(page, listed, `Out of my replays ${String(at + 1)}`);
    shared.push(combo);
    expect(publishedOf(combo)).toEqual(recordedOf(listed));
    await openTab(page, 'notes');
    await expect(page.getByRole('main')).toContainText(`format ${listed.version}`);
    await expectExactPictures(page, drawing, combo, listed);
  }

  await page.goto(`/results/ssbm?q=${encodeURIComponent('Out of my replays')}`);
  for (const { name } of shared) await expect(page.getByRole('article').filter({ hasText: name })).toBeVisible(patient);

  const [combo] = shared;
  if (combo === undefined) throw new Error('nothing was shared');
  await page.getByRole('link', { name: combo.name }).first().click();
  await expect(page).toHaveURL(new RegExp(`/combo/${combo._id}`));
  await page.getByRole('button', { name: 'Begin Lesson', exact: true }).click();
  await expect(lesson(page)).toBeVisible();
  await plugIn(page);
  await lesson(page).getByRole('radio', { name: 'Full timing' }).check();
  await plan(page, pressesOf(combo));
  await watchJudgements(page);
  await begin(page).click();
  await expect(again(page)).toBeVisible(DRAWN);
  const told = await judgements(page);
  expect(told.filter((each) => !each.startsWith('on time: '))).toEqual([]);
  expect(told.length).toBeGreaterThan(0);
  const onTime = lesson(page).locator('dl > div').filter({ hasText: 'on time' }).locator('dd > span').first();
  await expect(onTime).toHaveText(/^(\d+) \/ \1$/);

  const stick = lesson(page).getByText(/^You stop \d+° too (low|high|far left|far right)\.$/);
  await expect(stick).toHaveCount(0);
  await plan(
    page,
    pressesOf(combo).map((press) =>
      press.type.startsWith('CONTROL_STICK') ? { ...press, type: 'CONTROL_STICK_DOWN' } : press,
    ),
  );
  await again(page).click();
  await expect(again(page)).toHaveCount(0);
  await expect(again(page)).toBeVisible(DRAWN);
  await expect(stick).toBeVisible();
  expect(await problemsOf(page)).toEqual([]);
}, 900_000);

/** A combo's own presses, each as long as it is held. */
function pressesOf({ actions }: Combo) {
  return actions.flatMap(({ frame, presses }) =>
    presses
      .filter(({ hold }) => hold === 'SELECT_NO_HOLD' || hold === 'START_HOLD')
      .map(({ type, hold }) => {
        const end = actions.find(
          (later) =>
            later.frame > frame && later.presses.some((press) => press.type === type && press.hold === 'END_HOLD'),
        );
        return { type, frame, length: hold === 'START_HOLD' && end !== undefined ? end.frame - frame : 1 };
      }),
  );
}
