import type { Browser, Page } from 'playwright';

/** Presses of the track that is worked on, over the whole clip. */
export const PRESSES = 300;
const BUTTONS = ['A', 'B', 'X', 'Y', 'L'] as const;

/** Someone new at the editor, with a clip and as many presses as the figures are told for. */
export async function openEditor(browser: Browser, url: string, clip: string, frames: number): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const name = `editor${String(Date.now() % 1e8)}`;
  await page.goto('/authenticate');
  await page.getByLabel('Display name').fill(name);
  await page.getByLabel('E-mail').fill(`${name}@example.test`);
  await page.getByLabel('Password').fill('tidal lantern 42');
  await page.getByRole('button', { name: 'sign up', exact: true }).first().click();
  await page.getByRole('button', { name: `Account of ${name}` }).waitFor();
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
