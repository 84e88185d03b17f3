/// <reference lib="dom" />
import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { Journey } from './journey.js';
import { begin, CLEAN, COMBO, lesson, open, openTimed } from './lesson-page.js';
import { newPerson, signUp } from './people.js';
import { sampleComboId } from '../samples/seed-samples.js';

let journey: Journey;
beforeAll(async () => {
  journey = await Journey.start({ samples: true });
});
afterAll(() => journey[Symbol.asyncDispose]());
afterEach(async () => {
  await journey.closePages();
  expect(journey.pageErrors).toEqual([]);
});

/** As hands play: nobody hits each frame alike. */
const PLAYED = CLEAN.map((press, at) => ({ ...press, frame: press.frame + (at % 3) * 0.4 }));
const RUN_MS = 30_000;
const board = (page: Page) =>
  lesson(page).getByRole('heading', { name: 'This week' }).locator('..').getByRole('listitem');

it("keeps a visitor's run in the browser, records it after sign-up, and puts it on the board of the week", async () => {
  const page = await journey.openPage();
  await openTimed(page, PLAYED);
  await begin(page).click();
  await expect(lesson(page).getByText('Kept in this browser until you log in.')).toBeVisible({ timeout: RUN_MS });
  await expect(board(page)).toHaveCount(0);

  const person = newPerson('learner');
  await signUp(page, person);
  await page.goto('/practice');
  await expect(page.locator(`main a[href*="${sampleComboId(COMBO)}"]`).first()).toBeVisible();

  const other = await journey.openPage();
  await openTimed(other, PLAYED);
  await begin(other).click();
  await expect(board(other)).toHaveCount(1, { timeout: RUN_MS });
  await expect(board(other).first()).toContainText(person.name);
});

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Pad and timing' });
const delay = (page: Page) => dialog(page).getByLabel('Presses arrive');

async function openDelay(page: Page): Promise<void> {
  await open(page);
  await lesson(page)
    .getByRole('button', { name: /^Pad and timing/ })
    .click();
  await dialog(page).getByRole('radio', { name: 'Touch' }).check();
}

/** Taps some ms after a field has lit, as often as told. */
const tapAlong = (page: Page, times: number, lateMs: number) =>
  dialog(page)
    .locator('[aria-hidden]:has(> i)')
    .evaluate(
      (beats, [left, late]) => {
        let taps = left;
        new MutationObserver((changes) => {
          if (
            !changes.some(
              ({ target, oldValue }) => oldValue !== 'true' && (target as HTMLElement).dataset.on === 'true',
            )
          )
            return;
          if (taps-- <= 0) return;
          setTimeout(() => beats.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })), late);
        }).observe(beats, { subtree: true, attributeFilter: ['data-on'], attributeOldValue: true });
      },
      [times, lateMs] as const,
    );

it('measures by tapping along how late presses arrive, and keeps it', async () => {
  const page = await journey.openPage();
  await openDelay(page);
  await expect(delay(page)).toHaveValue('0');
  await dialog(page).getByRole('button', { name: 'Measure it: tap along' }).click();
  await tapAlong(page, 8, 60);
  await expect(dialog(page).getByRole('status')).toHaveText(/^Measured: \d+ ms\.$/, { timeout: RUN_MS });
  const measured = await delay(page).inputValue();
  expect(Number(measured)).toBeGreaterThanOrEqual(60);
  await openDelay(page);
  await expect(delay(page)).toHaveValue(measured);
});

it('leaves the delay as it is when too few taps came', async () => {
  const page = await journey.openPage();
  await openDelay(page);
  await delay(page).fill('25');
  await dialog(page).getByRole('button', { name: 'Measure it: tap along' }).click();
  await tapAlong(page, 3, 0);
  await expect(dialog(page).getByRole('status')).toHaveText('Too few taps to measure it.', { timeout: RUN_MS });
  await expect(delay(page)).toHaveValue('25');
});
