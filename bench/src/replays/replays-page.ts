import type { Browser, Page } from 'playwright';
import { newPerson } from '../harness/new-person.js';

/** A visitor at the list of replays. @param before script that runs before the page's own */
export async function visitReplays(browser: Browser, url: string, before = ''): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 800 } });
  await context.addInitScript(before);
  const page = await context.newPage();
  await page.goto('/replays');
  await page.getByLabel('Replay files').waitFor({ state: 'attached' });
  return page;
}

/** Somebody new at the list of replays. */
export async function openReplays(browser: Browser, url: string): Promise<Page> {
  const page = await newPerson(browser, url, 'player', { width: 1280, height: 800 });
  await page.goto('/replays');
  return page;
}

/** @returns ms from choosing files until all of them are in the list, or told as unreadable */
export async function timeToList(page: Page, files: readonly string[]): Promise<number> {
  const start = performance.now();
  await page.getByLabel('Replay files').setInputFiles([...files]);
  await page
    .getByRole('region', { name: 'Reading' })
    .getByText(/^\d+ replays? read/)
    .waitFor({ timeout: 600_000 });
  await page.getByRole('region', { name: 'Combos', exact: true }).getByRole('article').first().waitFor();
  return performance.now() - start;
}

export interface Drawing {
  /** From the click until the editor shows the clip, in ms. */
  readonly ms: number;
  /** Length of the clip in ms. */
  readonly length: number;
  /** Longest time the page did nothing else meanwhile, in ms; 0 where none was over 50. */
  readonly longest: number;
  /** The same until the last picture was encoded: the editor opens then. */
  readonly longestDrawing: number;
}

/** In the page, from now on: how long it did nothing else, and when all was drawn. */
const WATCH = `
  globalThis.watched = { from: performance.now(), drawn: Infinity, blocks: [] };
  globalThis.watcher ??= new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      if (startTime >= watched.from) watched.blocks.push({ startTime, duration });
  });
  watcher.observe({ type: 'longtask' });
  globalThis.lastPicture ??= new MutationObserver(() => {
    if (document.querySelector('progress')?.value === 1) watched.drawn = Math.min(watched.drawn, performance.now());
  });
  lastPicture.observe(document, { subtree: true, childList: true, attributeFilter: ['value'] });
`;
interface Watched {
  readonly drawn: number | null;
  readonly blocks: readonly { readonly startTime: number; readonly duration: number }[];
}

/** Makes a combo of the row at this place, with a clip that is drawn. */
export async function drawCombo(page: Page, row: number): Promise<Drawing> {
  await page.evaluate(WATCH);
  const button = page
    .getByRole('article')
    .nth(row)
    .getByRole('button', { name: /^Make combo/ });
  await button.waitFor();
  const start = performance.now();
  await button.click();
  await page.getByRole('progressbar').waitFor();
  await page.getByRole('progressbar').waitFor({ state: 'detached', timeout: 600_000 });
  const ms = performance.now() - start;
  const { blocks, drawn } = await page.evaluate(() => (globalThis as unknown as { watched: Watched }).watched);
  // before the clip is known the place is one of the longest that may be
  const place = page.getByRole('region', { name: 'Clip and presses' }).getByText(/^0 \/ (?!3600$)[1-9]\d*$/);
  const shown = await place.first().innerText();
  await page.goBack();
  const longestOf = (some: Watched['blocks']): number => Math.max(0, ...some.map(({ duration }) => duration));
  return {
    ...{ ms, length: (Number(shown.split('/')[1]) * 1000) / 60, longest: longestOf(blocks) },
    longestDrawing: longestOf(blocks.filter(({ startTime }) => startTime < (drawn ?? Infinity))),
  };
}
