import type { Browser, Page } from 'playwright';

/** Runs before the page: counts what React commits. */
const COUNT_COMMITS = `
globalThis.commits = 0;
globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
  supportsFiber: true,
  renderers: new Map(),
  checkDCE: () => undefined,
  inject: () => 1,
  onScheduleFiberRoot: () => undefined,
  onCommitFiberRoot: () => void (globalThis.commits += 1),
  onPostCommitFiberRoot: () => undefined,
  onCommitFiberUnmount: () => undefined,
};`;

/** Runs in the page: reads the number in the picture, the one on the counter, and waits until the clip rests. */
const TEACH = `
const canvas = Object.assign(document.createElement('canvas'), { width: 120, height: 12 });
const context = canvas.getContext('2d', { willReadFrequently: true });
globalThis.clip = document.querySelector('video');
globalThis.readPicture = () => {
  context.drawImage(clip, 0, 348, 120, 12, 0, 0, 120, 12);
  const { data } = context.getImageData(0, 6, 120, 1);
  let frame = 0;
  for (let bit = 0; bit < 10; bit += 1) if (data[(bit * 12 + 6) * 4] > 127) frame |= 1 << bit;
  return frame;
};
globalThis.readCounter = () => parseInt((clip.closest('[data-player]') ?? clip.parentElement).querySelector('[data-counter]').textContent, 10);
globalThis.nextPaint = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
globalThis.atRest = async () => {
  while (clip.seeking || !clip.paused || clip.readyState < 2) await new Promise((done) => setTimeout(done, 1));
  await nextPaint();
};
undefined;`;

export interface ClipPage extends AsyncDisposable {
  readonly page: Page;
}

/** Opens a combo and teaches its page to read. */
export async function openClipPage(browser: Browser, address: string): Promise<ClipPage> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addInitScript(COUNT_COMMITS);
  const page = await context.newPage();
  await page.goto(address);
  await page.locator('button[aria-label=Play]:enabled').waitFor();
  await page.evaluate(TEACH);
  return { page, [Symbol.asyncDispose]: () => context.close() };
}
