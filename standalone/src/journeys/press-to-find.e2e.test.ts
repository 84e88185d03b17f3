/// <reference lib="dom" />
import type { Locator, Page } from 'playwright';
import { expect } from 'playwright/test';
import type { PressType } from '@combolab/contracts';
import { recordCombo } from '../testing/recorded-combo.js';
import { problemsOf } from './axe.js';
import { Journey } from './journey.js';
import { pressOn, tabTo } from './keys.js';
import { sideways, smallTargets } from './layout.js';

let journey: Journey;
/** Every combo here by its name, with its inputs in order. */
const COMBOS: Readonly<Record<string, readonly PressType[]>> = {
  'Rise and fall': ['CONTROL_STICK_UP', 'B_BUTTON', 'CONTROL_STICK_DOWN', 'A_BUTTON'],
  'Rise with a jump between': ['CONTROL_STICK_UP', 'X_BUTTON', 'B_BUTTON'],
  'The other way round': ['B_BUTTON', 'CONTROL_STICK_UP'],
  'Smash to the right': ['C_STICK_RIGHT', 'R_Z'],
};

beforeAll(async () => {
  journey = await Journey.start();
  for (const [name, inputs] of Object.entries(COMBOS)) {
    const actions = inputs.map((type, n) => ({
      frame: 10 + 10 * n,
      breakpoint: false,
      presses: [{ type, hold: 'SELECT_NO_HOLD' as const, isComplete: true }],
    }));
    await recordCombo(journey.running.product, 'somebody', { name, actions });
  }
});
afterAll(() => journey[Symbol.asyncDispose]());
afterEach(async () => {
  await journey.closePages();
  expect(journey.pageErrors).toEqual([]);
});

const opener = (page: Page) => page.getByRole('button', { name: 'Search by pressing' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search by pressing' });
const pressed = (page: Page) => dialog(page).getByRole('list', { name: 'Pressed inputs' }).getByRole('listitem');
const show = (page: Page) => dialog(page).getByRole('button', { name: 'Show combos' });
const names = (page: Page): Locator => page.getByRole('article').getByRole('heading');
const RISES = ['Rise with a jump between', 'Rise and fall'];

interface FakePad {
  readonly values: Record<number, number>;
  readonly axes: number[];
  /** How often the page has asked. */
  asked: number;
}
type WithPad = Window & { fakePad?: FakePad };

/** Puts a pad of the standard mapping in, that shows itself at its first press as browsers have it. */
async function giveFakePad(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const pad: FakePad = { values: {}, axes: [0, 0, 0, 0], asked: 0 };
    let awake = false;
    (window as WithPad).fakePad = pad;
    navigator.getGamepads = () => {
      pad.asked++;
      awake ||= Object.keys(pad.values).length > 0;
      const buttons = Array.from({ length: 18 }, (_, at) => ({
        value: pad.values[at] ?? 0,
        pressed: false,
        touched: false,
      }));
      const seen = {
        id: 'Pro Controller',
        index: 0,
        connected: true,
        mapping: 'standard',
        timestamp: 0,
        axes: pad.axes,
        buttons,
      };
      return awake ? [null, seen as unknown as Gamepad] : [null, null];
    };
  });
}

/** Holds buttons down and sticks out until the page has seen it, then lets go. */
async function onPad(page: Page, values: Record<number, number>, axes = [0, 0, 0, 0]): Promise<void> {
  const HELD_POLLS = 6;
  for (const state of [
    { values, axes },
    { values: {}, axes: [0, 0, 0, 0] },
  ]) {
    await page.evaluate(
      async ({ next, polls }) => {
        const pad = (window as WithPad).fakePad;
        if (pad === undefined) throw new Error('there is no pad');
        for (const button of Object.keys(pad.values)) pad.values[Number(button)] = 0;
        Object.assign(pad.values, next.values);
        pad.axes.splice(0, 4, ...next.axes);
        for (const until = pad.asked + polls; pad.asked < until;) await new Promise(requestAnimationFrame);
      },
      { next: state, polls: HELD_POLLS },
    );
  }
}

/** Two keys hit at once, as hands do: nothing comes between them. */
function twoAtOnce(page: Page, ...keys: readonly [string, string]): Promise<void> {
  return page.evaluate((both) => {
    for (const type of ['keydown', 'keyup'])
      for (const key of both)
        document.activeElement?.dispatchEvent(
          new KeyboardEvent(type, { key, code: key, bubbles: true, cancelable: true }),
        );
  }, keys);
}

it('finds combos by what is done on a pad, counts on the way, and keeps it in the address', async () => {
  const page = await journey.openPage();
  await giveFakePad(page);
  await page.goto('/results/ssbu');
  await opener(page).click();
  await expect(dialog(page)).toContainText('No pad yet: press a button on it.');
  await expect(show(page)).toBeDisabled();
  await onPad(page, { 0: 1 });
  await expect(dialog(page)).toContainText('Your pad is read.');
  await expect(pressed(page)).toHaveText(['BB']);
  await expect(dialog(page)).toContainText('3 combos have them');
  await dialog(page).getByRole('button', { name: 'Clear' }).click();
  await expect(pressed(page)).toHaveText(['Nothing pressed yet']);

  await onPad(page, {}, [0, -1, 0, 0]);
  await onPad(page, { 0: 1 });
  await expect(pressed(page)).toHaveText(['↑stick up', 'BB']);
  await expect(dialog(page)).toContainText('2 combos have them');
  await onPad(page, { 7: 1 }, [0, 0, 1, 0]);
  await expect(pressed(page)).toHaveText(['↑stick up', 'BB', 'C→C-stick right', 'ZRZR']);
  await expect(dialog(page)).toContainText('No combo has them');
  await dialog(page).getByRole('button', { name: 'Take back' }).click();
  await dialog(page).getByRole('button', { name: 'Take back' }).click();
  await expect(dialog(page)).toContainText('2 combos have them');

  await show(page).click();
  await expect(page).toHaveURL(/\/results\/ssbu\?inputs=CONTROL_STICK_UP%2CB_BUTTON$/);
  await expect(names(page)).toHaveText(RISES);
  await page.reload();
  await expect(names(page)).toHaveText(RISES);
  await names(page).first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rise with a jump between');
  await page.goBack();
  await page.getByRole('button', { name: 'Remove filter inputs stick up, B' }).click();
  await expect(page).toHaveURL(/\/results\/ssbu$/);
  await expect(names(page)).toHaveCount(Object.keys(COMBOS).length);
});

it('asks pads only while the dialog is open', async () => {
  const page = await journey.openPage();
  await giveFakePad(page);
  await page.goto('/results/ssbu');
  const asked = () => page.evaluate(() => (window as WithPad).fakePad?.asked ?? 0);
  const frames = () =>
    page.evaluate(async () => {
      for (let n = 0; n < 5; n++) await new Promise(requestAnimationFrame);
    });
  await opener(page).waitFor();
  await frames();
  expect(await asked()).toBe(0);
  await opener(page).click();
  await expect.poll(asked).toBeGreaterThan(5);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  const after = await asked();
  await frames();
  expect(await asked()).toBe(after);
  await expect(opener(page)).toBeFocused();
});

it('counts under the filters that are on, and goes on from what was pressed before', async () => {
  const page = await journey.openPage();
  await page.goto('/results/ssbu?q=jump&inputs=CONTROL_STICK_UP');
  await opener(page).click();
  await expect(pressed(page)).toHaveText(['↑stick up']);
  await expect(dialog(page)).toContainText('1 combo has them');
  await dialog(page).getByRole('button', { name: 'B', exact: true }).click();
  await expect(dialog(page)).toContainText('1 combo has them');
  await dialog(page).getByRole('button', { name: 'A', exact: true }).click();
  await expect(dialog(page)).toContainText('No combo has them');
  for (let n = 0; n < 40; n++) await page.keyboard.press('a');
  await expect(pressed(page)).toHaveCount(30);
  await expect(dialog(page)).toContainText('At most 30 inputs.');
  await dialog(page).getByRole('button', { name: 'Clear' }).click();
  await show(page).click();
  await expect(page).not.toHaveURL(/inputs/);
});

it('is done with the keyboard alone, and told', async () => {
  const page = await journey.openPage();
  await page.goto('/results/ssbu');
  await opener(page).waitFor();
  expect(await pressOn(page, opener(page))).toEqual([]);
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(pressed(page)).toHaveText(['↑stick up']);
  await page.keyboard.press('b');
  await expect(dialog(page).getByRole('status')).toHaveText(/^B; 2 combos have them$/);
  await twoAtOnce(page, 'ArrowRight', 'ArrowDown');
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('q');
  await expect(pressed(page)).toHaveText(['↑stick up', 'BB', '↘stick down right', 'C←C-stick left', 'ZLZL']);
  for (let n = 0; n < 3; n++) await page.keyboard.press('Backspace');
  await expect(pressed(page)).toHaveText(['↑stick up', 'BB']);
  expect(await tabTo(page, dialog(page).getByRole('button', { name: 'stick down', exact: true }))).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(pressed(page)).toHaveCount(3);
  await expect(dialog(page)).toContainText('1 combo has them');
  expect(await pressOn(page, show(page))).toEqual([]);
  await expect(names(page)).toHaveText(['Rise and fall']);
  await expect(opener(page)).toBeFocused();
});

it('is touched on a phone, from the filters', async () => {
  const page = await journey.openPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await page.goto('/results/ssbu');
  await page.getByRole('button', { name: 'Filters', exact: true }).tap();
  await opener(page).tap();
  await expect(show(page)).toBeInViewport({ ratio: 1 });
  for (const name of ['stick up', 'B']) await dialog(page).getByRole('button', { name, exact: true }).tap();
  await expect(dialog(page)).toContainText('2 combos have them');
  await expect.poll(() => smallTargets(page)).toEqual([]);
  expect(await problemsOf(page)).toEqual([]);
  await show(page).tap();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(names(page)).toHaveText(RISES);
  await expect.poll(() => sideways(page)).toEqual([]);
});

it.each([320, 1280])('fits and has nothing serious or critical at %i pixels', async (width) => {
  const page = await journey.openPage({
    viewport: { width, height: 640 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  await page.goto('/results/ssbu?inputs=CONTROL_STICK_UP,C_STICK_DOWN,B_BUTTON,R_Z');
  await expect(page.locator('main')).toContainText('Sorry, no combos');
  if (width === 320) await page.getByRole('button', { name: /^Filters/ }).click();
  await opener(page).click();
  await expect(dialog(page)).toBeVisible();
  const wide = await dialog(page).evaluate((each) => each.scrollWidth - each.clientWidth);
  expect(wide).toBe(0);
  await expect.poll(() => sideways(page)).toEqual([]);
  expect(await problemsOf(page)).toEqual([]);
});
