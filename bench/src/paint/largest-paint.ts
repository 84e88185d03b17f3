/// <reference lib="dom" />
import type { Browser, BrowserContext, Page } from 'playwright';
import { mustHold } from '../harness/figure.js';

const STATIC = '/static-page';
const WINDOW = { width: 1280, height: 800 };
/** Nothing larger came for so long, ms. */
const QUIET_MS = 700;

/** Runs in the page from its beginning. */
const OBSERVE = `globalThis.largest = { at: 0, size: 0 };
new PerformanceObserver((list) => {
  for (const { startTime, size } of list.getEntries()) globalThis.largest = { at: startTime, size };
}).observe({ type: 'largest-contentful-paint', buffered: true });`;

interface Largest {
  /** Ms from the start of the navigation. */
  readonly at: number;
  /** Pixels. */
  readonly size: number;
}

async function open(page: Page, address: string): Promise<Largest> {
  await page.addInitScript(OBSERVE);
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  const read = () => page.evaluate<Largest>('globalThis.largest');
  let largest = await read();
  for (let quiet = false; !quiet;) {
    await page.waitForTimeout(QUIET_MS);
    const now = await read();
    quiet = now.at > 0 && now.at === largest.at;
    largest = now;
  }
  return largest;
}

/** What a visit of the page ended as: its document without scripts, which fetches the same files. */
async function snapshot(context: BrowserContext, address: string): Promise<string> {
  const page = await context.newPage();
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(new URL(response.url()).pathname);
  });
  await open(page, address);
  const html = await page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    for (const each of copy.querySelectorAll('script, link[rel=modulepreload], link[rel=preload][as=script]'))
      each.remove();
    for (const video of copy.querySelectorAll('video')) video.removeAttribute('autoplay');
    return copy.outerHTML;
  });
  await page.close();
  const fetched = [...new Set(scripts)].map((path) => `<link rel="modulepreload" href="${path}">`).join('');
  return `<!doctype html>${html.replace('</head>', `${fetched}</head>`)}`;
}

/** Ms to the largest paint of a page, and of a static page that shows the same from the same files; each with nothing cached. */
export function largestPaints(browser: Browser, url: string, path: string) {
  const visit = async <T>(act: (context: BrowserContext) => Promise<T>): Promise<T> => {
    await using context = await browser.newContext({ viewport: WINDOW, serviceWorkers: 'block' });
    return await act(context);
  };
  let html: string | null = null;
  let area: number | null = null;
  const ours = () =>
    visit(async (context) => {
      const { at, size } = await open(await context.newPage(), url + path);
      area = size;
      return at;
    });
  const peer = async () => {
    html ??= await visit((context) => snapshot(context, url + path));
    const body = html;
    return visit(async (context) => {
      const page = await context.newPage();
      await page.route(`**${STATIC}`, (route) => route.fulfill({ contentType: 'text/html', body }));
      const { at, size } = await open(page, url + STATIC);
      mustHold(
        area === null || size > area / 2,
        `the static page of ${path} shows ${String(size)} of ${String(area)} px`,
      );
      return at;
    });
  };
  return { ours, peer };
}
