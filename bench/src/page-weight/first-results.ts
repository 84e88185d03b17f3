import { chromium, type Browser } from 'playwright';
import { gzipSync } from 'node:zlib';

const ARGS = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'];

/** The browser that `CHROMIUM_PATH` and what `npm run bench` adds to it name. */
export function openBrowser(executablePath: string): Promise<Browser> {
  const { CHROMIUM_HEADLESS, CHROMIUM_LIBRARIES, CHROMIUM_FONTS } = process.env;
  return chromium.launch({
    executablePath,
    args: CHROMIUM_HEADLESS === 'shell' ? [...ARGS, '--headless=shell'] : ARGS,
    ...(CHROMIUM_LIBRARIES !== undefined && {
      env: {
        ...process.env,
        LD_LIBRARY_PATH: CHROMIUM_LIBRARIES,
        ...(CHROMIUM_FONTS !== undefined && { FONTCONFIG_PATH: CHROMIUM_FONTS }),
      },
    }),
  });
}

/** Runs in the page: remembers when the first frame with a result in it was due, in ms of the page's clock. */
const WATCH = `
const watcher = new MutationObserver(() => {
  if (document.querySelector('a[href^="/combo/"]') === null) return;
  watcher.disconnect();
  requestAnimationFrame(() => {
    globalThis.firstResultAt = performance.now();
    document.documentElement.setAttribute('data-first-result', '');
  });
});
watcher.observe(document, { childList: true, subtree: true });
`;
const ASKED = `performance.getEntriesByType('resource')
  .filter(({ name, startTime }) => /\\.js$/.test(name) && startTime <= globalThis.firstResultAt)
  .map(({ name }) => name)`;

/** Bytes of JavaScript, gzipped, that had been asked for when the first result was painted. */
export async function firstResultsBytes(browser: Browser, url: string): Promise<number> {
  await using context = await browser.newContext();
  await context.addInitScript(WATCH);
  const page = await context.newPage();
  await page.goto(`${url}/results`, { waitUntil: 'commit' });
  await page.locator('html[data-first-result]').waitFor({ timeout: 20_000 });
  const asked = await page.evaluate<string[]>(ASKED);
  const sizes = await Promise.all(
    asked.map(async (each) => gzipSync(Buffer.from(await (await fetch(each)).arrayBuffer())).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
