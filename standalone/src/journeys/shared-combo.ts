import type { Page } from 'playwright';
import { expect } from 'playwright/test';

/** Chooses what a field of the editor offers under these words. */
export async function chooseOption(page: Page, label: RegExp, text: string): Promise<void> {
  await page.getByLabel(label).fill(text);
  await page.getByRole('option', { name: text }).first().click();
  await page.keyboard.press('Escape');
}

/** Says that the combo works at every percent. */
export async function choosePercents(page: Page): Promise<void> {
  await page.getByRole('group', { name: 'Works from' }).getByRole('button', { name: '0–200%', exact: true }).click();
}

interface Patience {
  /** In ms. */
  readonly timeout?: number;
}

/** Waits until the combo that is being shared is there and its page is open. @returns the path of the page */
export async function sharedCombo(page: Page, patience: Patience = {}): Promise<string> {
  await expect(page).toHaveURL(/\/combo\/[^/?]+$/, patience);
  return new URL(page.url()).pathname;
}

/** Waits on the page of a combo until its preview is there, and its clip is shown. */
export async function previewMade(page: Page, patience: Patience = {}): Promise<void> {
  const path = `/api${new URL(page.url()).pathname}`;
  const state = async (): Promise<string | undefined> => {
    const [combo] = (await (await page.request.get(path)).json()) as { previewState: { state: string } }[];
    return combo?.previewState.state;
  };
  await expect.poll(state, patience).toBe('ready');
  const clip = page.locator('main video').first();
  // where it is not, what stands there instead is told, and what the page said of it
  const shown = async (): Promise<string> => {
    if (await clip.isVisible()) return 'the clip';
    const said = (await page.consoleMessages()).filter((each) => each.type() === 'error').map((each) => each.text());
    return [await page.locator('body').innerText(), ...said].join('\n');
  };
  await expect.poll(shown, patience).toBe('the clip');
}
