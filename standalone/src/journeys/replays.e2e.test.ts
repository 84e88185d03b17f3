/// <reference lib="dom" />
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { openTab } from './combo-tabs.js';
import { problemsOf } from './axe.js';
import { Journey } from './journey.js';
import { signedIn } from './people.js';
import { previewMade, sharedCombo } from './shared-combo.js';

const patient = { timeout: 45_000 };
/** Clips are drawn and encoded picture by picture, and then made ready in three sizes. */
const DRAWN = { timeout: 120_000 };
const SAMPLE = new URL('../../samples/clips/captain-falcon-knee/study.mp4', import.meta.url);
const REPLAYS = '../../../frontend/dist/entities/replay/testing/';
/** What is written of a game, as far as it is changed here. */
interface Game {
  readonly players?: readonly (number | null)[];
  readonly names?: readonly (readonly [string, string])[];
  readonly stage?: number;
  readonly startedAt?: string;
}
interface Named {
  readonly name: string;
  readonly bytes: Buffer;
}

let journey: Journey;
let write: (game: Game) => Buffer;
beforeAll(async () => {
  journey = await Journey.start();
  const { writeReplay } = (await import(new URL(`${REPLAYS}slp-writer.js`, import.meta.url).href)) as {
    writeReplay: (game: unknown) => Uint8Array;
  };
  const { SAMPLE_GAME } = (await import(new URL(`${REPLAYS}sample-game.js`, import.meta.url).href)) as {
    SAMPLE_GAME: object;
  };
  write = (game) => Buffer.from(writeReplay({ ...SAMPLE_GAME, ...game }));
});
afterAll(() => journey[Symbol.asyncDispose]());
afterEach(async () => {
  await journey.closePages();
  expect(journey.pageErrors).toEqual([]);
});

/** Drops files onto the page, as a browser tells of it. */
async function drop(page: Page, files: readonly Named[]): Promise<void> {
  const told = await page.evaluateHandle(
    (all) => {
      const transfer = new DataTransfer();
      for (const { name, base64 } of all) {
        const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
        transfer.items.add(new File([bytes], name));
      }
      return transfer;
    },
    files.map(({ name, bytes }) => ({ name, base64: bytes.toString('base64') })),
  );
  await page.getByRole('region', { name: 'Choose replays' }).dispatchEvent('drop', { dataTransfer: told });
}
const GAME_1 = 'From a Slippi replay of 14 Jan 2026, format 3.16.0';
const rows = (page: Page) => page.getByRole('region', { name: 'Combos', exact: true }).getByRole('article');

it('turns dropped replays into a list, and one of its combos into a combo that is found', async () => {
  const { page } = await signedIn(journey, 'author');
  await page.goto('/test/test');
  await page.getByRole('link', { name: 'from replays' }).click();
  const foxy = ['Foxy', 'FOXY#123'] as const;
  const marth = ['Marty', 'MART#7'] as const;
  const other = ['Zed', 'ZED#9'] as const;
  await drop(page, [
    { name: 'Game_1.slp', bytes: write({ names: [foxy, ['', ''], marth], startedAt: '2026-01-14T20:15:30Z' }) },
    { name: 'Game_2.slp', bytes: write({ names: [other, ['', ''], marth], stage: 31 }) },
    { name: 'Game_3.slp', bytes: write({ players: [0, null, 9], names: [foxy, ['', ''], other] }) },
  ]);
  await expect(page.getByRole('region', { name: 'Reading' })).toContainText('3 replays read', patient);
  await expect(rows(page)).toHaveCount(3);

  await page.getByLabel('Player').fill('Foxy');
  await page.getByRole('option', { name: /^Foxy \(FOXY#123\) · 2$/ }).click();
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'This is me' }).click();
  await page.getByLabel('Fighter').fill('Fox');
  await page.getByRole('option', { name: /^Fox · 2$/ }).click();
  await expect(rows(page)).toHaveCount(1);
  // whoever played is nobody's business: no name stands in the address
  expect(page.url()).not.toMatch(/foxy/i);
  expect(page.url()).toContain('fighter=ssbm%3Afox');

  const row = rows(page).first();
  await expect(row).toContainText('Up Air, Up Air, Forward Smash');
  await row.getByRole('button', { name: 'Open Up Air, Up Air, Forward Smash' }).click();
  await expect(row.getByRole('row')).toHaveCount(4);
  await expect(row.getByRole('group', { name: /^Fox on Marth: Up Air/ }).locator('canvas')).toBeVisible(patient);
  await expect(row).toContainText('Game_1.slp');
  expect(await problemsOf(page)).toEqual([]);
  await row.getByRole('button', { name: 'make it with your own video' }).click();

  const waiting = page.getByRole('region', { name: 'Presses of a replay' });
  await expect(waiting).toContainText('The presses of Fox on Marth wait for your clip');
  await page.reload();
  await expect(waiting).toContainText('The presses of Fox on Marth wait for your clip');
  await expect(page.getByRole('group', { name: 'Source' })).toContainText(GAME_1);
  await page
    .getByLabel('Video file')
    .setInputFiles({ name: 'clip.mp4', mimeType: 'video/mp4', buffer: await readFile(SAMPLE) });
  const dialog = page.getByRole('dialog', { name: 'Where is the combo on your clip?' });
  await expect(dialog).toContainText('First hit on frame 30 of the clip', patient);
  await dialog.getByRole('button', { name: 'import', exact: true }).click();
  await expect(waiting).toHaveCount(0);
  await page.getByLabel(/^Name/).fill('Out of many replays');
  const submit = page.getByRole('button', { name: 'submit' });
  await expect(submit).toBeEnabled(patient);
  await submit.click();
  const address = await sharedCombo(page, patient);
  const shared = await (await page.request.get(`/api${address}`)).text();
  expect(shared).toMatch(/"gameId":"ssbm"/);
  // of when it was played no more is told than the day
  expect(shared).not.toMatch(/foxy|mart#7|game_1|2026-01-14T/i);
  expect(shared).toContain(
    '"source":{"kind":"replay","version":"3.16.0","playedOn":"2026-01-14","stage":"Final Destination","killed":false}',
  );
  await openTab(page, 'notes');
  const said = page.getByText(GAME_1);
  await expect(said).toBeVisible();
  await expect(said.locator('time')).toHaveAttribute('datetime', '2026-01-14');
  await page.goto(`/results/ssbm?q=${encodeURIComponent('Out of many replays')}`);
  await expect(page.getByRole('article').filter({ hasText: 'Out of many replays' })).toBeVisible(patient);
});

it('draws the clip of a combo, with its presses on their frames, and shares it in a few steps', async () => {
  const { page } = await signedIn(journey, 'author');
  await page.goto('/replays');
  await drop(page, [{ name: 'a.slp', bytes: write({}) }]);
  await rows(page)
    .getByRole('button', { name: /^Make combo of/ })
    .click();
  await expect(page.getByRole('status').filter({ hasText: 'Drawing the clip' })).toBeVisible(patient);
  const work = page.getByRole('region', { name: 'Clip and presses' });
  await expect(work).toContainText(/\b0 \/ [1-9]/, DRAWN);
  await expect(page.getByRole('region', { name: 'Presses of a replay' })).toHaveCount(0);
  await expect(page.getByLabel(/^Name/)).toHaveValue('Up Air ×2 to Forward Smash');
  const submit = page.getByRole('button', { name: 'submit' });
  await expect(submit).toBeEnabled(patient);
  await submit.click();
  const address = await sharedCombo(page, patient);
  await previewMade(page, DRAWN);
  const [shared] = (await (await page.request.get(`/api${address}`)).json()) as [
    { source?: object; frames: number; actions: { frame: number; breakpoint: boolean }[]; moves: { frame: number }[] },
  ];
  const hits = shared.actions.filter(({ breakpoint }) => breakpoint).map(({ frame }) => frame);
  // 45 frames before the first hit and 60 after the last are shown
  expect([hits.length, hits[0], shared.frames]).toEqual([3, 45, (hits[2] ?? 0) + 61]);
  expect(shared.moves).toHaveLength(3);
  // the day of its game is not known
  expect(shared.source).toEqual({ kind: 'replay', version: '3.16.0', stage: 'Final Destination', killed: false });
  await openTab(page, 'notes');
  await expect(page.getByText('From a Slippi replay, format 3.16.0, on Final Destination')).toBeVisible();
  expect(shared.actions.every(({ frame }) => frame < shared.frames)).toBe(true);
});

it('stops drawing when it is told to', async () => {
  const { page } = await signedIn(journey, 'author');
  await page.goto('/replays');
  await drop(page, [{ name: 'a.slp', bytes: write({}) }]);
  await rows(page)
    .getByRole('button', { name: /^Make combo of/ })
    .click();
  await page.getByRole('button', { name: 'stop' }).click();
  await expect(page.getByText('Drawing the clip')).toHaveCount(0);
  await expect(rows(page).getByRole('button', { name: /^Make combo of/ })).toBeEnabled();
  expect(page.url()).toMatch(/\/replays$/);
});

it('begins several drafts at once, and the list is as it was on coming back', async () => {
  const { page } = await signedIn(journey, 'author');
  await page.goto('/replays');
  await drop(page, [
    { name: 'a.slp', bytes: write({}) },
    { name: 'b.slp', bytes: write({ players: [0, null, 9] }) },
  ]);
  await expect(rows(page)).toHaveCount(2, patient);
  for (const box of await rows(page).getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: 'Make 2 drafts' }).click();
  await expect(page.getByRole('region', { name: 'Clip and presses' })).toContainText(/\b0 \/ [1-9]/, DRAWN);
  await expect(page.getByRole('button', { name: '1 unfinished' })).toBeVisible();
  await page.goBack();
  await expect(rows(page)).toHaveCount(2);
});

it('has the list again after a reload, where a combo plays and can be made, until it is told to forget it', async () => {
  const { page } = await signedIn(journey, 'author');
  await page.goto('/replays');
  await drop(page, [
    { name: 'a.slp', bytes: write({}) },
    { name: 'b.slp', bytes: write({ players: [0, null, 9] }) },
  ]);
  await expect(page.getByText('These replays are kept on this computer for your next visit')).toBeVisible(patient);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') asked.push(request.url());
  });
  await page.reload();
  await expect(page.getByRole('region', { name: 'Reading' })).toContainText('2 replays read', patient);
  await expect(rows(page)).toHaveCount(2);
  const row = rows(page).filter({ hasText: 'a.slp' });
  await row.getByRole('button', { name: /^Open/ }).click();
  await expect(row.locator('canvas')).toBeVisible(patient);
  expect(await problemsOf(page)).toEqual([]);
  // what is kept is kept here: nothing was sent
  expect(asked).toEqual([]);
  await row.getByRole('button', { name: /^Make combo of/ }).click();
  await expect(page.getByRole('region', { name: 'Clip and presses' })).toContainText(/\b0 \/ [1-9]/, DRAWN);
  await page.goto('/replays');
  await expect(rows(page)).toHaveCount(2, patient);
  await page.getByRole('button', { name: 'Forget these replays' }).click();
  await page.getByRole('button', { name: 'Really forget them?' }).click();
  await expect(rows(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('For example')).toBeVisible(patient);
});

it('draws only the rows near the window of a long list, and keeps open what is opened', async () => {
  const page = await journey.openPage();
  await page.goto('/replays');
  const buffer = write({});
  const many = Array.from({ length: 90 }, (_, n) => ({ name: `Game_${String(n + 10)}.slp`, mimeType: '', buffer }));
  await page.getByLabel('Replay files').setInputFiles(many);
  await expect(page.getByRole('heading', { name: '90 combos' })).toBeVisible(patient);
  await expect(page.getByRole('region', { name: 'Reading' })).toContainText('90 replays read', patient);
  expect(await rows(page).count()).toBeLessThan(60);
  const first = rows(page).filter({ hasText: 'Game_10.slp' });
  await first.getByRole('button', { name: /^Open/ }).press('Enter');
  await expect(first.locator('canvas')).toBeVisible(patient);
  const last = rows(page).filter({ hasText: 'Game_99.slp' });
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(last).toBeVisible({ timeout: 500 });
  }).toPass(patient);
  await expect(first).toHaveCount(0);
  await page.evaluate(() => {
    scrollTo(0, 0);
  });
  await expect(first.getByRole('button', { name: /^Open/ })).toHaveAttribute('aria-expanded', 'true', patient);
});

it('tells of each file that cannot be read why, and lists the others', async () => {
  const page = await journey.openPage();
  await page.goto('/replays');
  const whole = write({});
  await drop(page, [
    { name: 'empty.slp', bytes: Buffer.alloc(0) },
    { name: 'holiday.mp4', bytes: await readFile(SAMPLE) },
    { name: 'alone.slp', bytes: write({ players: [2] }) },
    { name: 'short.slp', bytes: whole.subarray(0, 900) },
    { name: 'cut.slp', bytes: whole.subarray(0, Math.floor(whole.length * 0.9)) },
    { name: 'good.slp', bytes: write({ players: [2, null, 9, 0] }) },
  ]);
  const reading = page.getByRole('region', { name: 'Reading' });
  await expect(reading).toContainText('2 replays read, 4 could not be read', patient);
  await reading.getByText('Files that could not be read').click();
  for (const [name, why] of [
    ['empty.slp', 'This file is empty.'],
    ['holiday.mp4', 'This is not a Slippi replay.'],
    ['alone.slp', 'Nobody else is in this replay'],
    ['short.slp', 'This replay ends before its game begins.'],
  ] as const)
    await expect(reading.getByRole('listitem').filter({ hasText: name })).toContainText(why);
  const cut = rows(page).filter({ hasText: 'cut.slp' });
  await cut.getByRole('button', { name: /^Open/ }).click();
  await expect(cut).toContainText('the file ends in the middle of the game');
  // a visitor is asked to log in only when a combo is made
  await cut.getByRole('button', { name: /^Make combo of/ }).click();
  await expect(page).toHaveURL(/\/authenticate\?next=%2Freplays/);
});
