import type { Page } from 'playwright';

/** Opens a tab beside the clip of a combo, or below it: what is not looked at is not there. */
export async function openTab(
  page: Page,
  name: 'controller' | 'inputs' | 'notes' | 'discussion' | 'similar',
): Promise<void> {
  await page.getByRole('tab', { name: new RegExp(`^${name}`) }).click();
}
