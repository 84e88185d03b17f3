import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { withShared } from '../testing/shared.js';
import { Journey } from './journey.js';
import { barrenScreensOf, open, pageOf, screensOf, type Screen } from './screens.js';
import { writeWorld, type WrittenWorld } from './written-world.js';

const folder = fileURLToPath(new URL('../../../test-results/sheet', import.meta.url));
const SIZES = [
  [390, 844],
  [1280, 800],
  [1920, 1080],
] as const;
const THEMES = ['dark', 'light'] as const;
/** Pictures on one sheet: one can be looked at as a whole. */
const ON_A_SHEET = 12;

interface Shot {
  readonly file: string;
  readonly caption: string;
}

/** A screen with all that it shows, while nothing has been answered, where the server fails, and once the connection is gone. */
const STATES = ['shown', 'loading', 'failed', 'offline'] as const;
/** Parts of addresses: those screens alone are drawn; all without any. */
const WANTED = process.argv.slice(2);
/** Screens that are drawn beside each other. */
const AT_ONCE = 4;
/** As the server says that it cannot answer now. */
const FAILURE = {
  ...{ type: 'urn:combolab:problem:store-away', title: 'Briefly unavailable', status: 503, code: 'store-away' },
  ...{ detail: 'It cannot be read for the moment. Try again shortly.', correlationId: 'Jd8s2k-QeXw5mPl0aTz7uA' },
};
/** Resolves when the page is 1.5 s old. */
const LATE = `new Promise((done) => setTimeout(done, Math.max(0, 1500 - performance.now())))`;
type State = (typeof STATES)[number];

/** @returns once the screen is in that state */
async function show(page: Page, screen: Screen, state: State): Promise<void> {
  if (state === 'shown' || state === 'offline') {
    await open(page, screen);
    await page.waitForLoadState('networkidle');
    if (state === 'offline') await page.context().setOffline(true);
    return;
  }
  await page.route(/\/(api|frame-data)\//u, (route) => {
    // who is there is known in each state
    if (/\/api\/(session|me|auth|user\b)/u.test(route.request().url())) return route.continue();
    if (state === 'failed')
      return route.fulfill({ status: 503, contentType: 'application/problem+json', body: JSON.stringify(FAILURE) });
    return undefined; // never answered
  });
  await page.goto(screen.path);
  await page.locator('main').first().waitFor({ state: 'attached' });
  if (state === 'failed') await page.waitForLoadState('networkidle');
  else await page.evaluate(LATE); // what is late is drawn by then
}

/** What is empty, gone or forbidden has one state: as it is. */
const screensIn = (world: WrittenWorld, state: State): readonly Screen[] =>
  [...Object.values(screensOf(world)).flat(), ...(state === 'shown' ? barrenScreensOf(world) : [])].filter(
    ({ path }) => WANTED.length === 0 || WANTED.some((part) => path.includes(part)),
  );

async function shoot(
  journey: Journey,
  world: WrittenWorld,
  [width, height]: (typeof SIZES)[number],
  theme: (typeof THEMES)[number],
  state: State,
): Promise<readonly Shot[]> {
  const phone = width < 600;
  const draw = async (screen: Screen, at: number): Promise<Shot> => {
    const page = await pageOf(journey, screen.who === 'visitor' ? null : world[screen.who], {
      ...{ viewport: { width, height }, colorScheme: theme, reducedMotion: 'reduce' },
      ...(phone && { hasTouch: true, isMobile: true }),
    });
    await show(page, screen, state);
    const file = join(folder, `${String(width)}-${theme}-${state}-${String(at).padStart(2, '0')}.png`);
    await page.screenshot({ path: file, animations: 'disabled' });
    await page.context().close();
    return { file, caption: `${screen.who} ${screen.path}` };
  };
  // most of the time is waiting for what is late
  const beside = pLimit(AT_ONCE);
  return Promise.all(screensIn(world, state).map((screen, at) => beside(() => draw(screen, at))));
}

/** Puts pictures with their captions on sheets, each a picture itself. */
async function lay(journey: Journey, name: string, shots: readonly Shot[], width: number): Promise<void> {
  const page = await journey.openPage({ viewport: { width: 2400, height: 600 } });
  const columns = width < 600 ? 6 : 3;
  for (let from = 0; from < shots.length; from += ON_A_SHEET) {
    const figures = await Promise.all(
      shots.slice(from, from + ON_A_SHEET).map(async ({ file, caption }) => {
        const data = (await readFile(file)).toString('base64');
        return `<figure><img src="data:image/png;base64,${data}"><figcaption>${caption.replaceAll('<', '&lt;')}</figcaption></figure>`;
      }),
    );
    await page.setContent(
      `<style>body{margin:16px;display:grid;grid-template-columns:repeat(${String(columns)},minmax(0,1fr));gap:16px;background:#777;font:18px sans-serif}
      figure{margin:0}img{width:100%;display:block}figcaption{padding:4px 0;overflow:hidden;white-space:nowrap}</style>${figures.join('')}`,
    );
    const sheet = join(folder, `sheet-${name}-${String(from / ON_A_SHEET + 1)}.png`);
    await page.screenshot({ path: sheet, fullPage: true });
    console.log(sheet);
  }
  await page.context().close();
}

/** Draws every screen at each size, in both themes, in each of its states. */
await withShared(async () => {
  await using journey = await Journey.start({ samples: true });
  const world = await writeWorld(journey, { text: (what) => what, name: 'sheetplayer1' });
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const all: Shot[] = [];
  for (const size of SIZES)
    for (const theme of THEMES)
      for (const state of STATES) {
        const shots = await shoot(journey, world, size, theme, state);
        all.push(...shots);
        await lay(journey, `${String(size[0])}-${theme}-${state}`, shots, size[0]);
      }
  await writeFile(join(folder, 'pictures.txt'), all.map(({ file, caption }) => `${file} ${caption}\n`).join(''));
});
