import type { Locator, Page } from 'playwright';
import type { ReplayFile } from './replay-files.js';

/** The combos of the list of replays. */
export const replayRows = (page: Page): Locator =>
  page.getByRole('region', { name: 'Combos', exact: true }).getByRole('article');

/** Opens the list of replays, and hands files over to it. */
export async function dropReplays(page: Page, files: readonly ReplayFile[]): Promise<void> {
  await page.goto('/replays');
  await page
    .getByLabel('Replay files')
    .setInputFiles(files.map(({ name, bytes }) => ({ name, mimeType: '', buffer: bytes })));
}

/** Opens all rows, so that each tells its frames. */
export async function openRows(page: Page): Promise<void> {
  for (const row of await replayRows(page).all()) {
    const open = row.getByRole('button', { name: /^Open/ });
    if ((await open.getAttribute('aria-expanded')) !== 'true') await open.click();
  }
}
