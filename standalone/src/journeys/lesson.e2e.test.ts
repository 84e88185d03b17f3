/// <reference lib="dom" />
import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { sampleComboId } from '../samples/seed-samples.js';
import { problemsOf } from './axe.js';
import { Journey } from './journey.js';
import { sideways, smallTargets } from './layout.js';
import {
  again,
  begin,
  CLEAN,
  clipFrame,
  COMBO,
  counts,
  FRAMES,
  judgements,
  lesson,
  open,
  openTimed,
  outcome,
  presses,
  STEPS,
  watchCounts,
} from './lesson-page.js';
import { givePlayedPad, hold, plugIn, pullOutAt } from './played-pad.js';

const LATE = CLEAN.map((press) => (press.frame === 28 ? { ...press, frame: 31 } : press));

/** A desk's, a small one's, a tablet's, a phone's. */
const WINDOWS = [
  [1920, 1080],
  [1280, 720],
  [1024, 768],
  [768, 1024],
  [390, 844],
] as const;

/** What of a lesson is not in the window: the clip, the ruler, what to do next; and whether anything scrolls but what is read. */
const outside = (page: Page) =>
  lesson(page).evaluate((dialog) => {
    const seen = ['video', '[data-ruler]', '[data-outcome]', '[aria-label="Next step"] button'].filter((name) => {
      const { top, bottom, height } = dialog.querySelector(name)?.getBoundingClientRect() ?? new DOMRect();
      return height === 0 || top < 0 || bottom > innerHeight;
    });
    return dialog.scrollHeight > dialog.clientHeight ? ['the lesson scrolls', ...seen] : seen;
  });

let journey: Journey;

beforeAll(async () => {
  journey = await Journey.start({ samples: true });
});
afterAll(() => journey[Symbol.asyncDispose]());
afterEach(async () => {
  await journey.closePages();
  expect(journey.pageErrors).toEqual([]);
});

const opener = (page: Page) => page.getByRole('button', { name: 'Begin Lesson', exact: true });
const figure = (page: Page, name: string) =>
  lesson(page).locator('dl > div').filter({ hasText: name }).locator('dd > span').first();

/** What a page that cannot speak would have said. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    Object.defineProperty(window, 'speechSynthesis', {
      value: { cancel: () => undefined, speak: ({ text }: { text: string }) => said.push(text) },
    });
    Object.assign(window, {
      SpeechSynthesisUtterance: class {
        lang = '';
        constructor(readonly text: string) {}
      },
    });
  });
}
const said = (page: Page) => page.evaluate(() => (window as unknown as { said: readonly string[] }).said);

it('waits at each action for exactly its inputs, speaks them, and is done', async () => {
  const page = await journey.openPage();
  await listen(page);
  await givePlayedPad(page);
  await open(page);
  await expect(lesson(page).getByText('Connect a Switch Pro Controller by Bluetooth')).toBeVisible();
  await plugIn(page);
  await begin(page).click();
  for (const [at, types] of STEPS.entries()) {
    await expect.poll(() => clipFrame(page)).toBe(FRAMES[at]);
    await hold(page, ...types, 'L_TRIGGER');
    expect(await clipFrame(page)).toBe(FRAMES[at]);
    await expect(lesson(page).getByText('Let go of L.')).toBeVisible();
    await hold(page, ...types);
    await hold(page);
    await expect(lesson(page).getByText(`${String(at + 1)} of 4`, { exact: true })).toBeVisible();
  }
  await expect(lesson(page).getByText('DONE!', { exact: true })).toBeVisible();
  await expect(outcome(page)).toHaveText(/^4 of 4 in \d+\.\d s, 4 wrong presses\.$/);
  await expect(presses(page)).toHaveText([16, 28, 44, 54].map((frame) => `Frame ${String(frame)}LLnot asked for`));
  expect(await said(page)).toEqual(['R', 'stick down', 'X and stick right', 'C-stick right', 'Done']);
  await page.keyboard.press('Escape');
  await expect(lesson(page)).toHaveCount(0);
  expect(new URL(page.url()).search).toBe('');
  await expect(opener(page)).toBeFocused();
});

it('forgives other presses when only the needed ones count, and judges holds', async () => {
  const page = await journey.openPage();
  await givePlayedPad(page);
  await open(page, 'melee-peach-float-cancel');
  await plugIn(page);
  await lesson(page).getByRole('radio', { name: 'Main presses' }).check();
  await begin(page).click();
  const at = (frame: number) => expect.poll(() => clipFrame(page)).toBe(frame);
  await at(10);
  await hold(page, 'X_BUTTON', 'L_TRIGGER');
  await at(18);
  await hold(page);
  await expect(lesson(page).getByText('You let go of X too early: hold it again.')).toBeVisible();
  await hold(page, 'X_BUTTON', 'C_STICK_RIGHT');
  await at(26);
  await hold(page);
  await at(40);
});

it('tells each press of a scripted player in frames, and the summary with it', async () => {
  const page = await journey.openPage();
  await openTimed(page, LATE);
  await begin(page).click();
  await expect(again(page)).toBeVisible({ timeout: 30_000 });
  const told = await judgements(page);
  expect(told).toEqual([
    'on time: R, frame 16',
    '3 frames late: stick down, frame 28',
    'on time: jump, frame 44',
    'on time: C-stick right, frame 54',
  ]);
  await expect(figure(page, 'on time')).toHaveText('4 / 5');
  await expect(lesson(page).getByText('Your stick down comes 3 frames late on average.')).toBeVisible();
  await expect(lesson(page).getByRole('button', { name: 'Loop frames 16 to 28' })).toBeVisible();
  await expect(lesson(page).locator('[data-added] b')).toHaveText(['+3']);
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => outside(page), { message: `${String(width)} x ${String(height)}` }).toEqual([]);
  }
  await expect(outcome(page)).toHaveText('4 on time, 1 late.');
  await expect(presses(page)).toHaveText([
    'Frame 16RRon time',
    'Frame 28↓stick down3 frames late',
    'Frame 44XXon time',
    'Frame 44→stick righton time',
    'Frame 54→C-stick righton time',
  ]);
});

it('climbs the ladder after two clean runs, and keeps the best after a reload', async () => {
  const page = await journey.openPage();
  await openTimed(page, CLEAN);
  const speed = (name: string) => lesson(page).getByRole('radio', { name: new RegExp(`^${name}`, 'u') });
  await expect(speed('1/4×')).toBeChecked();
  await begin(page).click();
  await expect(again(page)).toBeVisible({ timeout: 30_000 });
  await expect(figure(page, 'score')).toHaveText('100');
  await expect(lesson(page).getByText('one more for 1/2×')).toBeVisible();
  await again(page).click();
  await expect(speed('1/2×')).toBeChecked({ timeout: 30_000 });
  await lesson(page).getByRole('button', { name: 'Close lesson' }).click();
  await page.reload();
  await expect(page.getByText('best 100')).toBeVisible();
  await expect(opener(page)).toBeEnabled();
  await page.keyboard.press('t');
  await expect(speed('1/2×')).toBeChecked();
});

it('loops the weakest actions again and again', async () => {
  const page = await journey.openPage();
  await openTimed(
    page,
    LATE.filter(({ frame }) => frame !== 54),
  );
  await begin(page).click();
  await lesson(page).getByRole('button', { name: 'Loop frames 28 to 54' }).click({ timeout: 30_000 });
  await expect(lesson(page).getByText('Looping frames 28 to 54 alone.')).toBeVisible();
  await watchCounts(page);
  // they stand for less than a second
  await expect.poll(() => counts(page)).toMatch(/3 of 3.*1 of 3/);
  await lesson(page).getByRole('button', { name: 'Practise everything again' }).click();
  await expect(begin(page)).toBeVisible();
});

it('stops and says so when the pad goes in mid-lesson, and goes on with it', async () => {
  const page = await journey.openPage();
  await openTimed(page, CLEAN);
  await pullOutAt(page, 20);
  await begin(page).click();
  await expect(lesson(page).getByRole('alert')).toContainText('The pad was disconnected', { timeout: 30_000 });
  await expect.poll(() => clipFrame(page)).toBeGreaterThan(0);
  await plugIn(page);
  await begin(page).click();
  await expect(lesson(page).getByRole('alert')).toHaveCount(0);
});

it('goes by the keyboard alone, and hides the inputs until one is missed', async () => {
  const page = await journey.openPage();
  await page.goto(`/combo/${sampleComboId(COMBO)}`);
  await expect(opener(page)).toBeEnabled();
  await page.keyboard.press('t');
  await expect(lesson(page).getByRole('button', { name: 'Practise with the keyboard' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(begin(page)).toBeVisible();
  await begin(page).focus();
  await page.keyboard.press('Enter');
  const keys = lesson(page).getByRole('region', { name: 'Your keys' });
  await expect(keys.getByRole('listitem')).toHaveText([
    'RRR',
    '↓stick down↓',
    'XXX',
    '→stick right→',
    '→C-stick rightShift→',
  ]);
  for (const [at, held] of [['r'], ['ArrowDown'], ['x', 'ArrowRight'], ['Shift', 'ArrowRight']].entries()) {
    await expect.poll(() => clipFrame(page)).toBe(FRAMES[at]);
    for (const key of held) await page.keyboard.down(key);
    await expect(lesson(page).getByText(`${String(at + 1)} of 4`, { exact: true })).toBeVisible();
    for (const key of held) await page.keyboard.up(key);
  }
  await expect(lesson(page).getByText('DONE!', { exact: true })).toBeVisible();
  await lesson(page).getByRole('radio', { name: 'Full timing' }).check();
  await lesson(page).getByRole('switch', { name: 'Hide the inputs' }).focus();
  await page.keyboard.press('Space');
  await expect(lesson(page).getByText('The inputs are hidden.')).toBeVisible();
  await begin(page).focus();
  await page.keyboard.press('Enter');
  await expect(lesson(page).getByText('The inputs are hidden.')).toHaveCount(0, { timeout: 30_000 });
  await page.keyboard.press('Escape');
  await expect(lesson(page)).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`/combo/${sampleComboId(COMBO)}$`));
});

it('asks for each button of a pad that it does not know', async () => {
  const page = await journey.openPage();
  await givePlayedPad(page, { mapping: '' });
  await open(page);
  await plugIn(page);
  await lesson(page).getByRole('button', { name: 'Set up this pad' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pad and timing' });
  for (const [asked, held] of [
    ['Press A', 'B_BUTTON'],
    ['Press B', 'A_BUTTON'],
  ] as const) {
    await expect(dialog.getByText(`${asked} and let go`)).toBeVisible();
    await hold(page, held);
    await hold(page);
  }
  for (let n = 0; n < 10; n++) await dialog.getByRole('button', { name: 'My pad has none' }).click();
  const sectors = dialog.getByRole('switch', { name: /sectors/ });
  await expect(sectors).not.toBeChecked();
  await sectors.check();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog.getByText(/as you have set it up/)).toBeVisible();
  const stored = await page.evaluate(() => localStorage.getItem('combolab.pads') ?? '');
  expect(Object.values(JSON.parse(stored) as object)).toMatchObject([{ sectors: true }]);
  await page.keyboard.press('Escape');
  await expect(begin(page)).toBeVisible();
});

it('is pressed by touch on the drawn controller', async () => {
  const page = await journey.openPage({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await open(page, 'fox-jab-lock');
  await lesson(page).getByRole('button', { name: 'Practise by touch' }).click();
  await begin(page).click();
  for (const [name, frame, done] of [
    ['X', 10, '1 of 6'],
    ['A', 22, '2 of 6'],
  ] as const) {
    await expect.poll(() => clipFrame(page)).toBe(frame);
    await lesson(page).getByRole('button', { name, exact: true }).click();
    await expect(lesson(page).getByText(done)).toBeVisible();
  }
});

it('fits all sizes, and has no serious fault of access in either theme', async () => {
  for (const [width, colorScheme] of [
    [320, 'dark'],
    [390, 'light'],
    [2560, 'dark'],
  ] as const) {
    const page = await journey.openPage({ viewport: { width, height: 844 }, hasTouch: true, colorScheme });
    await open(page);
    await lesson(page).getByRole('button', { name: 'Practise by touch' }).click();
    await expect(begin(page)).toBeVisible();
    await lesson(page).getByRole('radio', { name: 'Full timing' }).check();
    await expect.poll(() => sideways(page)).toEqual([]);
    expect(await problemsOf(page)).toEqual([]);
    await expect.poll(() => smallTargets(page)).toEqual([]);
  }
});
