import type { Locator, Page } from 'playwright';

/** The menu of a combo's page. */
export const comboMenu = (page: Page): Locator => page.getByRole('button', { name: 'More for this combo' });

/** Something in it, once it is open. */
export const comboItem = (page: Page, name: string): Locator => page.getByRole('menuitem', { name, exact: true });

/** Opens the menu of a combo's page and chooses from it. */
export async function chooseForCombo(page: Page, name: string): Promise<void> {
  await comboMenu(page).click();
  await comboItem(page, name).click();
}

/** Which of these the menu of a combo's page has; it is closed again. */
export async function offeredForCombo(page: Page, names: readonly string[]): Promise<readonly string[]> {
  await comboMenu(page).click();
  await comboItem(page, 'Copy link').waitFor();
  const offered = await page.getByRole('menuitem').allInnerTexts();
  await page.keyboard.press('Escape');
  await comboItem(page, 'Copy link').waitFor({ state: 'detached' });
  return names.filter((name) => offered.includes(name));
}
