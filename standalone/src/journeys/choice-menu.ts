import type { Locator, Page } from 'playwright';

/** The button of a choice, such as the order; it says what is chosen, as in `Sort by Newest`. */
export const choice = (page: Page, label: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^${label}\\b`) });

/** Chooses one of a few from its menu. */
export async function choose(page: Page, label: string, words: string): Promise<void> {
  await choice(page, label).click();
  await page.getByRole('menuitemradio', { name: words, exact: true }).click();
}
