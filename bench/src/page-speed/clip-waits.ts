import type { Browser, Page } from 'playwright';

/** Runs in the page: notes a click, and when the player's clip can run after it. */
const CLICKED = `
document.documentElement.removeAttribute('data-shown');
addEventListener('click', () => {
  const clicked = performance.now();
  const look = () => {
    if ((document.querySelector('main video')?.readyState ?? 0) < 3 || !location.pathname.startsWith('/combo/')) {
      setTimeout(look);
      return;
    }
    globalThis.clipWait = performance.now() - clicked;
    document.documentElement.setAttribute('data-shown', '');
  };
  look();
}, { capture: true, once: true });`;

/** Ms from a click on a card to a clip whose first frames are there. */
export async function clipWaits(browser: Browser, url: string, cards: number): Promise<number[]> {
  await using context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${url}/results/ssbm`);
  const waits: number[] = [];
  for (let card = 0; card < cards; card += 1) waits.push(await clipWait(page, card));
  return waits;
}

async function clipWait(page: Page, card: number): Promise<number> {
  const link = page.locator('main a[href^="/combo/"]').nth(card);
  await link.waitFor();
  await page.evaluate(CLICKED);
  await link.click();
  await page.locator('html[data-shown]').waitFor();
  const wait = await page.evaluate<number>('globalThis.clipWait');
  await page.goBack();
  return wait;
}
