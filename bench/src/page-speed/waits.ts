import type { Browser, Page } from 'playwright';

/** Runs in the page: notes when a key went down, and when the frame with its results was due. */
const WATCH = `
document.documentElement.removeAttribute('data-shown');
const seen = { pressed: 0, shown: 0 };
globalThis.seen = seen;
addEventListener('keydown', () => (seen.pressed = performance.now()), { capture: true, once: true });
// cards of the last search are busy until those of this one stand there
let busy = false;
const look = () => {
  const now = document.querySelector('main ul[aria-busy]')?.getAttribute('aria-busy') === 'true';
  if (seen.pressed > 0 && busy && !now) requestAnimationFrame(() => {
    seen.shown = performance.now();
    document.documentElement.setAttribute('data-shown', '');
  });
  else setTimeout(look);
  busy = now;
};
look();`;
const SEARCH_BOX = 'main input[type=search]';
const SETTLED = 'main ul[aria-busy=false]';

/** Ms from each key to the frame with its results. */
export async function keyWaits(browser: Browser, url: string, keys: string): Promise<number[]> {
  await using context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${url}/results/ssbm`);
  const waits: number[] = [];
  for (const key of keys) {
    await page.locator(SEARCH_BOX).fill('');
    await page.waitForURL((address) => !address.searchParams.has('q'));
    await page.locator(SETTLED).waitFor();
    await page.evaluate(WATCH);
    await page.locator(SEARCH_BOX).press(key);
    await page.locator('html[data-shown]').waitFor();
    waits.push(await page.evaluate<number>('globalThis.seen.shown - globalThis.seen.pressed'));
  }
  return waits;
}

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
