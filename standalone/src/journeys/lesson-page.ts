/// <reference lib="dom" />
import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import type { PressType } from '@combolab/contracts';
import { sampleComboId } from '../samples/seed-samples.js';
import { givePlayedPad, hold, plan, plugIn, type PlannedPress } from './played-pad.js';
import type { Scripted } from './scripted.js';

/** R at 16, stick down at 28, X and stick right at 44, C-stick right at 54. */
export const COMBO = 'captain-falcon-knee';
export const STEPS: readonly (readonly PressType[])[] = [
  ['R_TRIGGER'],
  ['CONTROL_STICK_DOWN'],
  ['X_BUTTON', 'CONTROL_STICK_RIGHT'],
  ['C_STICK_RIGHT'],
];
export const FRAMES = [16, 28, 44, 54] as const;
export const CLEAN: readonly PlannedPress[] = STEPS.flatMap((types, at) =>
  types.map((type) => ({ type, frame: FRAMES[at] ?? 0 })),
);

export const lesson = (page: Page) => page.getByRole('dialog', { name: /^Lesson:/ });
export const begin = (page: Page) => lesson(page).getByRole('button', { name: 'Begin Lesson', exact: true });

export const again = (page: Page) => lesson(page).getByRole('button', { name: 'Again', exact: true });
/** How the run that is over went, in words. */
export const outcome = (page: Page) => lesson(page).locator('[data-outcome]');
/** The list of what was pressed. */
export const presses = (page: Page) => lesson(page).getByRole('region', { name: 'Your presses' }).getByRole('listitem');
/** The frame on which the clip stands; -1 while it plays. */
export const clipFrame = (page: Page) =>
  lesson(page)
    .locator('video')
    .evaluate((video: HTMLVideoElement) => (video.paused ? Math.floor(video.currentTime * 60) : -1));

/** Begins a lesson that waits, and presses at each action what it asks for. */
export async function playThrough(page: Page): Promise<void> {
  await begin(page).click();
  for (const [at, types] of STEPS.entries()) {
    await expect.poll(() => clipFrame(page)).toBe(FRAMES[at]);
    await hold(page, ...types);
    await hold(page);
  }
}

/** Every judgement that was on the clip, in order. */
export async function watchJudgements(page: Scripted): Promise<void> {
  await page.evaluate(() => {
    const place = document.querySelector('[role=dialog] [data-judgement]');
    if (place === null) throw new Error('no lesson is open');
    const told: string[] = [];
    Object.assign(window, { told });
    new MutationObserver(() => {
      const [words, detail] = [...place.children].map(({ textContent }) => textContent);
      const text = `${words ?? ''}: ${detail ?? ''}`;
      if (words !== '' && told.at(-1) !== text) told.push(text);
    }).observe(place, { childList: true, subtree: true, characterData: true });
  });
}

/** What was told since. */
export const judgements = (page: Scripted): Promise<readonly string[]> =>
  page.evaluate(() => (window as Window & { told?: readonly string[] }).told ?? []);

/** Keeps how many actions a run has passed, from `0 of 3` to `3 of 3`, each time that changes. */
export async function watchCounts(page: Scripted): Promise<void> {
  await page.evaluate(() => {
    const dialog = document.querySelector('[role=dialog]');
    if (dialog === null) throw new Error('no lesson is open');
    const counts: string[] = [];
    Object.assign(window, { counts });
    new MutationObserver(() => {
      const count = /\d of \d/.exec(dialog.querySelector('dl')?.textContent ?? '')?.[0];
      if (count !== undefined && counts.at(-1) !== count) counts.push(count);
    }).observe(dialog, { childList: true, subtree: true, characterData: true });
  });
}

/** What it was since, in order. */
export const counts = (page: Scripted): Promise<string> =>
  page.evaluate(() => ((window as Window & { counts?: readonly string[] }).counts ?? []).join(', '));

export async function open(page: Page, slug = COMBO): Promise<void> {
  await page.goto(`/combo/${sampleComboId(slug)}?lesson=1`);
  await expect(lesson(page)).toBeVisible();
}

export async function openTimed(page: Page, presses: readonly PlannedPress[]): Promise<void> {
  await givePlayedPad(page);
  await open(page);
  await plugIn(page);
  await lesson(page).getByRole('radio', { name: 'Full timing' }).check();
  await expect(begin(page)).toBeVisible();
  await plan(page, presses);
  await watchJudgements(page);
}
