/// <reference lib="dom" />
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { PlaceInPicture } from '@combolab/drawn-replay/testing/places-in-picture';
import type { Browser, Page } from 'playwright';
import { build } from 'vite';

/** A combo as the page finds it in a replay; frames are those of the replay. */
export interface FoundInReplay {
  readonly pair: { readonly attacker: number; readonly defender: number };
  readonly start: number;
  readonly end: number;
  readonly moves: readonly { readonly hits: number }[];
}

/** A combo with its presses, and the first and the last frame that are drawn of it. */
export interface ChosenCombo {
  readonly combo: FoundInReplay & { readonly inputs: readonly (readonly string[])[]; readonly inputsFrom: number };
  readonly from: number;
  readonly to: number;
}

/** What the page has to offer (`drawing-page.ts` beside what draws). */
interface DrawingPage {
  openReplay(base64: string): Promise<readonly FoundInReplay[]>;
  chooseCombo(combo: FoundInReplay): Promise<ChosenCombo>;
  pictures(frames: readonly number[], width: number, height: number): readonly string[];
  patches(frame: number, corners: readonly (readonly [number, number])[], side: number): readonly string[];
  places(frame: number): readonly PlaceInPicture[];
  clip(): Promise<string>;
}
type WithDrawing = typeof globalThis & { drawingPage: DrawingPage };

/** Draws combos of replays by the code of the product, without its page. Pictures are gray, a byte for each pixel. */
export interface Drawing extends AsyncDisposable {
  openReplay(bytes: Buffer): Promise<readonly FoundInReplay[]>;
  chooseCombo(combo: FoundInReplay): Promise<ChosenCombo>;
  /** Of frames of the replay. */
  pictures(frames: readonly number[], width: number, height: number): Promise<readonly Buffer[]>;
  /** Squares out of the picture of a frame, in its own size. */
  patches(
    frame: number,
    corners: readonly (readonly [x: number, y: number])[],
    side: number,
  ): Promise<readonly Buffer[]>;
  places(frame: number): Promise<readonly PlaceInPicture[]>;
  /** The video that people get of the combo. */
  clip(): Promise<Buffer>;
}

const at = (path: string): string => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));
/** Browsers make videos only where nobody listens: https, or the machine itself. */
const ORIGIN = 'http://localhost:1';
const FONTS = [
  ['Geist Variable', 'node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2'],
  ['Geist Mono Variable', 'node_modules/@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2'],
] as const;
const HTML = `<!doctype html><title>Drawing</title><style>
${FONTS.map(([family], font) => `@font-face { font-family: '${family}'; font-weight: 100 900; src: url(/font-${String(font)}.woff2); }`).join('\n')}
</style><script type="module" src="/drawing-page.js"></script>`;

async function serve(page: Page): Promise<void> {
  await page.route(`${ORIGIN}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const font = FONTS[Number(/^\/font-(\d)/.exec(pathname)?.[1] ?? Number.NaN)];
    if (font !== undefined) await route.fulfill({ contentType: 'font/woff2', body: await readFile(at(font[1])) });
    else if (pathname.endsWith('.js'))
      await route.fulfill({
        contentType: 'text/javascript',
        body: await readFile(at(`node_modules/.cache/drawing-page${pathname}`)),
      });
    else await route.fulfill({ contentType: 'text/html', body: HTML });
  });
}

/** Builds and opens the page, in a context of its own. */
export async function openDrawingPage(browser: Browser): Promise<Drawing> {
  await build({ root: at('frontend'), configFile: at('frontend/vite.drawing.ts'), logLevel: 'error' });
  const context = await browser.newContext();
  const page = await context.newPage();
  await serve(page);
  await page.goto(ORIGIN);
  await page.waitForFunction(() => 'drawingPage' in globalThis);
  await page.evaluate(
    (families) => Promise.all(families.map((each) => document.fonts.load(`600 20px "${each}"`))),
    FONTS.map(([family]) => family),
  );
  const bytes = (base64: string): Buffer => Buffer.from(base64, 'base64');
  return {
    openReplay: (replay) =>
      page.evaluate((base64) => (globalThis as WithDrawing).drawingPage.openReplay(base64), replay.toString('base64')),
    chooseCombo: (combo) => page.evaluate((found) => (globalThis as WithDrawing).drawingPage.chooseCombo(found), combo),
    pictures: async (...asked) =>
      (await page.evaluate((args) => (globalThis as WithDrawing).drawingPage.pictures(...args), asked)).map(bytes),
    patches: async (...asked) =>
      (await page.evaluate((args) => (globalThis as WithDrawing).drawingPage.patches(...args), asked)).map(bytes),
    places: (frame) => page.evaluate((asked) => (globalThis as WithDrawing).drawingPage.places(asked), frame),
    clip: async () => bytes(await page.evaluate(() => (globalThis as WithDrawing).drawingPage.clip())),
    [Symbol.asyncDispose]: () => context.close(),
  };
}
