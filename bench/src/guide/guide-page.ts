import type { Browser, Page } from 'playwright';
import { newPerson } from '../harness/new-person.js';

/** Sections of the guide that is worked on, and how many of them show a combo. */
export const SECTIONS = 300;
export const COMBOS = 20;
const WORDS = 'Learn these three in this order, and you will have an answer at every percent. ';

/** A guide as Markdown: a title, headers, text of some 400 letters, and each combo once. */
function markdownOf(comboIds: readonly string[]): string {
  const every = SECTIONS / comboIds.length;
  return Array.from({ length: SECTIONS }, (_, n) => {
    if (n === 0) return '# A long guide';
    const comboId = comboIds[Math.floor(n / every)] ?? '';
    if (n % every === 5) return `[Combo](/combo/${comboId})`;
    return n % every === 0 ? `## Part ${String(n)}` : WORDS.repeat(5);
  }).join('\n\n');
}

/** Someone new in the guide editor, with a long guide that is saved. */
export async function openGuide(browser: Browser, url: string, comboIds: readonly string[]): Promise<Page> {
  const page = await newPerson(browser, url, 'writer');
  await page.goto('/guide/default');
  await page.getByRole('main').getByRole('button', { name: 'Create a draft' }).click();
  const buffer = Buffer.from(markdownOf(comboIds));
  await page.getByLabel('Markdown file').setInputFiles({ name: 'g.md', mimeType: 'text/markdown', buffer });
  await page
    .locator('[data-section]')
    .nth(SECTIONS - 1)
    .waitFor();
  await saved(page);
  await page.reload();
  await page
    .locator('[data-section]')
    .nth(SECTIONS - 1)
    .waitFor();
  return page;
}

/** Saves what is unsaved. */
export async function saved(page: Page): Promise<void> {
  const answer = page.waitForResponse('**/api/guides/update');
  await page.keyboard.press('Control+s');
  await answer;
  await page
    .locator('[data-status]')
    .filter({ hasText: /^saved$/u })
    .waitFor();
}
