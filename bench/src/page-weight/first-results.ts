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

/** Bytes of JavaScript, gzipped, that had been asked for when the first result was painted. */
export async function firstResultsBytes(browser: Browser, url: string): Promise<number> {
  await using context = await browser.newContext();
  const page = await context.newPage();
  const asked = new Set<string>();
  page.on('request', (request) => {
    if (/\.js(\?|$)/.test(request.url())) asked.add(request.url());
  });
  await page.goto(`${url}/results`, { waitUntil: 'commit' });
  await page.locator('a[href^="/combo/"]').first().waitFor({ state: 'visible', timeout: 20_000 });
  const before = [...asked];
  const sizes = await Promise.all(
    before.map(async (each) => gzipSync(Buffer.from(await (await fetch(each)).arrayBuffer())).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
