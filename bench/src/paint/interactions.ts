/// <reference lib="dom" />
import type { Browser, Page } from 'playwright';

/** Times slower than this machine. */
export const SLOWER = 4;

/** Runs in the page from its beginning: the longest event of each interaction, ms. */
const OBSERVE = `globalThis.interactions = new Map();
new PerformanceObserver((list) => {
  for (const { interactionId, duration } of list.getEntries())
    if (interactionId > 0)
      globalThis.interactions.set(interactionId, Math.max(duration, globalThis.interactions.get(interactionId) ?? 0));
}).observe({ type: 'event', durationThreshold: 16, buffered: true });`;

/** What somebody does on a page; each act is pressed and drawn before the next. */
type Acts = (page: Page) => readonly (() => Promise<unknown>)[];

const onResults: Acts = (page) => {
  const box = page.locator('main input[type=search]');
  const easy = page.getByRole('checkbox', { name: /^Easy/ });
  const order = page.getByRole('button', { name: /^Sort by/ });
  return [
    ...'mario up'.split('').map((key) => () => box.press(key)),
    () => box.press('Enter'),
    ...Array.from({ length: 8 }, () => () => box.press('Backspace')),
    () => easy.click(),
    () => easy.click(),
    () => order.click(),
    () => page.keyboard.press('ArrowDown'),
    () => page.keyboard.press('Enter'),
    () => page.getByRole('button', { name: 'Hide filters' }).click(),
    () => page.getByRole('button', { name: /^All filters/ }).click(),
  ];
};

const onCombo: Acts = (page) => {
  const tab = (name: string) => () => page.getByRole('tab', { name }).click();
  const press = (key: string) => () => page.keyboard.press(key);
  return [
    ...['.', '.', ',', '.', 'Space', 'Space'].map(press),
    ...['Inputs', 'Notes', 'Discussion', 'Controller'].map(tab),
    ...['Shift+Digit3', 'Space', 'Space', '.', '.'].map(press),
  ];
};

/** Nothing was asked for by the last act any more, or it was drawn: two frames. */
const drawn = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

async function waitsOf(browser: Browser, address: string, acts: Acts): Promise<readonly number[]> {
  await using context = await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(OBSERVE);
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const all = acts(page);
  for (const act of all) {
    await act();
    await drawn(page);
    await page.waitForLoadState('networkidle');
  }
  const told = await page.evaluate<number[]>('[...globalThis.interactions.values()]');
  // the browser tells of none that took less than 16 ms
  return [...told, ...Array.from({ length: Math.max(0, all.length - told.length) }, () => 16)];
}

/** Ms from a press to the frame that shows its effect, for each of about 45 interactions on results and combo page. */
export async function interactionWaits(browser: Browser, url: string, combo: string): Promise<readonly number[]> {
  return [
    ...(await waitsOf(browser, `${url}/results/ssbu`, onResults)),
    ...(await waitsOf(browser, url + combo, onCombo)),
  ];
}
