import type { Browser, Page } from 'playwright';
import { newPerson } from '../harness/new-person.js';

/** Presses of the track that is worked on, over the whole clip. */
export const PRESSES = 300;
const BUTTONS = ['A', 'B', 'X', 'Y', 'L'] as const;

/** Someone new at the editor, with a clip and as many presses as the figures are told for. */
export async function openEditor(browser: Browser, url: string, clip: string, frames: number): Promise<Page> {
  const page = await newPerson(browser, url, 'editor');
  await page.goto('/test/test');
  await page.getByLabel('Video file').setInputFiles(clip);
  await page.getByText(`0 / ${String(frames)}`, { exact: true }).waitFor();
  const controller = page.getByRole('region', { name: 'Controller' });
  for (const label of BUTTONS) await controller.getByRole('button', { name: label, exact: true }).press('Enter');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+d');
  const every = Math.floor((frames * BUTTONS.length) / PRESSES);
  await page.getByLabel('Frames from one to the next').fill(String(every));
  await page.getByLabel('How many times').fill(String(PRESSES / BUTTONS.length - 1));
  await page.getByRole('button', { name: 'repeat', exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  return page;
}

/** @returns how many presses the lanes show */
export const barsOf = (page: Page): Promise<number> => page.locator('[data-lanes] [data-press]').count();
